import type { Generated } from 'kysely';
import type { CreatedAt, Instant, OptionalInstant } from './columns.ts';

export interface AuthSessionTable {
  id: Generated<string>;
  member_id: string;
  created_at: CreatedAt;
  expires_at: Instant;
  /** The browser and system in words; empty when unknown. */
  agent: Generated<string>;
}

/** A link in an email. */
export interface EmailTokenTable {
  /** Hash of the token, which is not stored. */
  hash: string;
  member_id: string;
  purpose: 'verify' | EmailRequestTable['purpose'];
  /** The recipient. */
  email: string;
  email_key: string;
  expires_at: Instant;
  used_at: OptionalInstant;
}

/** A request for an email with a link; the email is sent only while this row exists. */
export interface EmailRequestTable {
  id: Generated<string>;
  /** Null for an address without an account. */
  member_id: string | null;
  purpose: 'reset' | 'change' | 'undo' | 'undoCodes';
  /** The recipient of the link. */
  email: string;
  email_key: string;
  requested_at: Instant;
}

export interface PasskeyTable {
  id: Generated<string>;
  credential_id: string;
  member_id: string;
  user_handle: string;
  public_key: string;
  counter: number;
  transports: string[];
  backed_up: boolean;
  name: string;
  created_at: CreatedAt;
  last_used_at: OptionalInstant;
}

/** The challenge that a passkey signs. */
export interface WebauthnChallengeTable {
  hash: string;
  member_id: string | null;
  user_handle: string | null;
  expires_at: Instant;
}

export interface TotpTable {
  member_id: string;
  secret_sealed: string;
  last_step: Generated<number>;
  confirmed_at: OptionalInstant;
}

export interface RecoveryCodeTable {
  member_id: string;
  hash: string;
  used_at: OptionalInstant;
}
