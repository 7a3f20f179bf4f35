import type { ColumnType, Generated } from 'kysely';
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
  /** An operator has sent it to an address of `invited_addresses`. */
  is_by_email: Generated<boolean>;
}

/** An address that an operator has invited. */
export interface InvitedAddressTable {
  id: Generated<string>;
  invitation_id: string;
  email: string;
  email_key: string;
  queued_at: Instant;
  sent_at: OptionalInstant;
  rejected_at: OptionalInstant;
}

/** How a member joined, if not by themselves. */
export interface JoiningTable {
  member_id: string;
  invitation_id: string | null;
  /** Null once they are erased. */
  invited_by: string | null;
  joined_at: Instant;
  question: Generated<string>;
  answer: Generated<string>;
}

/** Somebody who has signed up by approval and is no member yet. */
export interface JoinRequestTable {
  id: Generated<string>;
  name: string;
  email: string;
  email_key: string;
  password_hash: string;
  skills_offered: string[];
  skills_requested: string[];
  time_zone: string | null;
  site_language: ColumnType<string | null, string | null | undefined, string | null>;
  question: string;
  answer: string;
  asked_at: Instant;
  /** Null while they wait. */
  decision: ColumnType<'let_in' | 'declined' | null, 'let_in' | 'declined' | null | undefined>;
  decided_at: OptionalInstant;
  decided_by: ColumnType<string | null, string | null | undefined>;
  /** The time of the email that declined them. */
  told_at: OptionalInstant;
}
