import { type Kysely, sql } from 'kysely';
import type { Database, EmailTokenTable } from '../../db/schema.ts';

export type Purpose = EmailTokenTable['purpose'];

/** A link as the database knows it. */
export interface LinkRow {
  member_id: string;
  purpose: Purpose;
  email: string;
  email_key: string;
  expires_at: Date;
  used_at: Date | null;
}

const linkColumns = ['member_id', 'purpose', 'email', 'email_key', 'expires_at', 'used_at'] as const;

export async function insertToken(db: Kysely<Database>, token: Omit<LinkRow, 'used_at'> & { hash: string }) {
  await db.insertInto('email_tokens').values(token).execute();
}

export async function findLink(db: Kysely<Database>, hash: string): Promise<LinkRow | undefined> {
  return await db.selectFrom('email_tokens').select(linkColumns).where('hash', '=', hash).executeTakeFirst();
}

/** Uses a link up, in one statement: of many who open it at once, one does. Undefined for all others. */
export async function useLink(db: Kysely<Database>, hash: string, now: Date): Promise<LinkRow | undefined> {
  return await db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(linkColumns)
    .executeTakeFirst();
}

/** Removes a member's links for these purposes that were not used. */
export async function deleteOpenLinks(db: Kysely<Database>, memberId: string, purposes: readonly Purpose[]) {
  await db
    .deleteFrom('email_tokens')
    .where('member_id', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes a member's links that take back a change which came after the one that this instant belongs to. */
export async function deleteLaterUndos(db: Kysely<Database>, memberId: string, expiresAt: Date) {
  await db
    .deleteFrom('email_tokens')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', expiresAt)
    .execute();
}

/** Removes links a week after they stopped working. */
export async function deleteTokensBefore(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('email_tokens')
    .where('expires_at', '<', sql<Date>`${now}::timestamptz - interval '7 days'`)
    .execute();
}

/** A member's account. */
export interface AccountRow {
  id: string;
  name: string;
  email: string;
  email_key: string;
  password_hash: string;
  email_verified_at: Date | null;
}

const selectAccount = (db: Kysely<Database>) =>
  db.selectFrom('members').select(['id', 'name', 'email', 'email_key', 'password_hash', 'email_verified_at']);

export async function findAccount(db: Kysely<Database>, id: string): Promise<AccountRow | undefined> {
  return await selectAccount(db).where('id', '=', id).executeTakeFirst();
}

export async function findAccountOf(db: Kysely<Database>, emailKey: string): Promise<AccountRow | undefined> {
  return await selectAccount(db).where('email_key', '=', emailKey).executeTakeFirst();
}

export async function updateAccount(
  db: Kysely<Database>,
  id: string,
  change: Partial<Omit<AccountRow, 'id' | 'name'>>,
): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}
