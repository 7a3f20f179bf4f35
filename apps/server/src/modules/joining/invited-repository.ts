import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface InvitedRow {
  id: string;
  invitation_id: string;
  email: string;
  queued_at: Date;
  sent_at: Date | null;
  rejected_at: Date | null;
  token: string;
  expires_at: Date;
  used: number;
  revoked_at: Date | null;
}

const selectInvited = (db: Kysely<Database>) =>
  db
    .selectFrom('invited_addresses')
    .innerJoin('invitations', 'invitations.id', 'invitation_id')
    .select(['invited_addresses.id', 'invitation_id', 'email', 'queued_at', 'sent_at', 'rejected_at'])
    .select(['token', 'expires_at', 'used', 'revoked_at']);

/** Returns the last invited addresses, latest first. */
export async function findInvited(db: Kysely<Database>, rows: number): Promise<InvitedRow[]> {
  return await selectInvited(db)
    .orderBy('queued_at', 'desc')
    .orderBy('invited_addresses.id')
    .limit(sql.lit(rows))
    .execute();
}

export async function findInvitedAddress(db: Kysely<Database>, id: string): Promise<InvitedRow | undefined> {
  return await selectInvited(db).where('invited_addresses.id', '=', id).executeTakeFirst();
}

/** Locks an invited address, so that it is not revoked and sent at once. */
export async function lockInvitedAddress(trx: Kysely<Database>, id: string): Promise<InvitedRow | undefined> {
  return await selectInvited(trx).where('invited_addresses.id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns those of the keys whose link still works. */
export async function findOpenKeys(
  trx: Kysely<Database>,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('invited_addresses')
    .innerJoin('invitations', 'invitations.id', 'invitation_id')
    .select('email_key')
    .where('email_key', '=', sql<string>`any(${keys}::text[])`)
    .where('revoked_at', 'is', null)
    .where('used', '=', 0)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ email_key }) => email_key));
}

/** Counts the addresses that were invited since an instant. */
export async function countInvitedSince(trx: Kysely<Database>, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_by_email', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Two lists at once neither invite an address twice nor exceed the limit together. */
export async function lockInviting(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('invited addresses'))`.execute(trx);
}

interface NewlyInvited {
  addresses: readonly { key: string; email: string; token: string }[];
  memberId: string;
  now: Date;
  expiresAt: Date;
}

/** Stores addresses, each with its link. Returns their ids. */
export async function insertInvited(
  trx: Kysely<Database>,
  { addresses, memberId, now: created_at, expiresAt: expires_at }: NewlyInvited,
): Promise<string[]> {
  const link = { label: '', made_by: memberId, is_of_operator: true, is_by_email: true, uses: 1 };
  const links = await trx
    .insertInto('invitations')
    .values(addresses.map(({ token }) => ({ token, ...link, created_at, expires_at })))
    .returning(['id', 'token'])
    .execute();
  const emails = new Map(addresses.map(({ token, ...address }) => [token, address]));
  const rows = links.flatMap(({ id: invitation_id, token }) => {
    const address = emails.get(token);
    if (address === undefined) return [];
    return [{ invitation_id, email: address.email, email_key: address.key, queued_at: created_at }];
  });
  return (await trx.insertInto('invited_addresses').values(rows).returning('id').execute()).map(({ id }) => id);
}

/** What has happened to the email of an address. */
type Progress = Partial<Pick<InvitedRow, 'queued_at' | 'sent_at' | 'rejected_at'>>;

export async function setInvitedProgress(db: Kysely<Database>, id: string, progress: Progress): Promise<void> {
  await db.updateTable('invited_addresses').set(progress).where('id', '=', id).execute();
}

/** Removes addresses whose link ended before an instant. */
export async function deleteInvitedBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    delete from invited_addresses using invitations
    where invitations.id = invitation_id and coalesce(revoked_at, expires_at) <= ${before}`.execute(db);
}

/** Removes the address of a member from the list, and that of the link by which they joined. */
export async function forgetInvitedAddress(trx: Kysely<Database>, memberId: string, emailKey: string): Promise<void> {
  await sql`
    delete from invited_addresses where email_key = ${emailKey}
      or invitation_id = (select invitation_id from joinings where member_id = ${memberId}::uuid)`.execute(trx);
}
