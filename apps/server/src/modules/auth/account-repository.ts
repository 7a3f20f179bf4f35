import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EmailRequestTable, EmailTokenTable } from '../../db/tables/auth.ts';
import type { MemberTable } from '../../db/tables/members.ts';

export type Purpose = EmailTokenTable['purpose'];
export type RequestPurpose = EmailRequestTable['purpose'];

/** A stored link. */
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

/** Consumes a link in one statement: one of concurrent callers gets it, the others undefined. */
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

/** Stores a request for an email with a link. Returns its id. */
export async function insertRequest(trx: Transaction<Database>, request: Omit<RequestRow, 'id'>): Promise<string> {
  const { id } = await trx.insertInto('email_requests').values(request).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores a request for a new password; the same statement whether or not the address has an account. */
export async function insertResetRequest(
  trx: Transaction<Database>,
  request: Pick<RequestRow, 'email' | 'email_key' | 'requested_at'>,
): Promise<string> {
  const { id } = await trx
    .insertInto('email_requests')
    .values((eb) => ({
      ...request,
      purpose: 'reset',
      member_id: eb.selectFrom('members').select('members.id').where('members.email_key', '=', request.email_key),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface RequestRow {
  id: string;
  member_id: string | null;
  purpose: RequestPurpose;
  email: string;
  email_key: string;
  requested_at: Date;
}

/** Locks an open request until the transaction ends. */
export async function holdRequest(trx: Transaction<Database>, id: string): Promise<RequestRow | undefined> {
  return await trx.selectFrom('email_requests').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

export async function deleteRequest(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('email_requests').where('id', '=', id).execute();
}

/** Removes a member's unused links for these purposes, and the pending requests for them. */
export async function deleteOpenLinks(trx: Transaction<Database>, memberId: string, purposes: readonly Purpose[]) {
  // Requests first: this waits for an email that is creating its link right now.
  await trx
    .deleteFrom('email_requests')
    .where('member_id', '=', memberId)
    .where('purpose', '=', sql<RequestPurpose>`any(${purposes}::text[])`)
    .execute();
  await trx
    .deleteFrom('email_tokens')
    .where('member_id', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes a member's links that revert address changes after this instant, and requests for them. */
export async function deleteLaterUndos(
  trx: Transaction<Database>,
  memberId: string,
  { changedAt, expiresAt }: { changedAt: Date; expiresAt: Date },
) {
  await trx
    .deleteFrom('email_requests')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'undo')
    .where('requested_at', '>', changedAt)
    .execute();
  await trx
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

/** Removes requests whose emails were given up, once such emails have expired. */
export async function deleteRequestsBefore(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('email_requests')
    .where('requested_at', '<', sql<Date>`${now}::timestamptz - interval '93 days'`)
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
  mail_stopped_at: Date | null;
}

const selectAccount = (db: Kysely<Database>) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'email_key', 'password_hash', 'email_verified_at', 'mail_stopped_at']);

export async function findAccount(db: Kysely<Database>, id: string): Promise<AccountRow | undefined> {
  return await selectAccount(db).where('id', '=', id).executeTakeFirst();
}

export async function updateAccount(db: Kysely<Database>, id: string, change: Updateable<MemberTable>): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}
