import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from './columns.ts';

/** A link that lets people in. */
export interface InvitationTable {
  id: Generated<string>;
  token: string;
  label: string;
  /** Null once the maker is erased. */
  made_by: string | null;
  is_of_operator: boolean;
  created_at: Instant;
  expires_at: Instant;
  uses: number;
  used: Generated<number>;
  revoked_at: OptionalInstant;
}

/** How a member joined, if not by themselves. */
export interface JoiningTable {
  member_id: string;
  invitation_id: string | null;
  /** Null once they are erased. */
  invited_by: string | null;
  joined_at: Instant;
}
