import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface PasskeyRow {
  id: string;
  credential_id: string;
  user_handle: string;
  name: string;
  backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

const columns = ['id', 'credential_id', 'user_handle', 'name', 'backed_up', 'created_at', 'last_used_at'] as const;

/** Returns the member's passkeys, oldest first. */
export async function findPasskeys(db: Kysely<Database>, memberId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkeys')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey used to log in, and its owner. */
export interface UsedPasskey {
  id: string;
  user_handle: string;
  public_key: string;
  counter: number;
  member_id: string;
  member_name: string;
  member_since: Date;
  leaving_at: Date | null;
  devices_known_since: Date | null;
  email: string;
  email_key: string;
  password_hash: string;
}

export async function findByCredential(db: Kysely<Database>, credentialId: string): Promise<UsedPasskey | undefined> {
  return await db
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .select(['passkeys.id', 'user_handle', 'public_key', 'counter', 'member_id'])
    .select(['members.name as member_name', 'members.created_at as member_since', 'leaving_at', 'email', 'email_key'])
    .select(['password_hash', 'devices_known_since'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

export interface NewPasskey {
  credential_id: string;
  member_id: string;
  user_handle: string;
  public_key: string;
  counter: number;
  transports: string[];
  backed_up: boolean;
  name: string;
  created_at: Date;
}

/** Returns undefined when the passkey already exists. */
export async function insertPasskey(db: Kysely<Database>, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  return await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function updateUsed(
  db: Kysely<Database>,
  id: string,
  use: { counter: number; backed_up: boolean; last_used_at: Date },
): Promise<void> {
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** Returns false when the member has no such passkey. */
export async function renamePasskey(db: Kysely<Database>, memberId: string, id: string, name: string) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the user handle of the deleted passkey; undefined when the member has no such passkey. */
export async function deletePasskey(db: Kysely<Database>, memberId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('user_handle')
    .executeTakeFirst();
  return row?.user_handle;
}

export interface NewChallenge {
  hash: string;
  member_id: string | null;
  user_handle: string | null;
  expires_at: Date;
}

export async function insertChallenge(db: Kysely<Database>, challenge: NewChallenge): Promise<void> {
  await db.insertInto('webauthn_challenges').values(challenge).execute();
}

/** Consumes a valid challenge in one statement: one of concurrent callers gets it, the others undefined. */
export async function takeChallenge(
  db: Kysely<Database>,
  hash: string,
  memberId: string | null,
  now: Date,
): Promise<{ user_handle: string | null } | undefined> {
  return await db
    .deleteFrom('webauthn_challenges')
    .where('hash', '=', hash)
    .where('member_id', 'is not distinct from', memberId)
    .where('expires_at', '>', now)
    .returning('user_handle')
    .executeTakeFirst();
}

export async function deleteChallengesBefore(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('webauthn_challenges').where('expires_at', '<=', now).execute();
}
