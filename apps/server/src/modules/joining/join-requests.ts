import { type Kysely, sql, type Transaction } from 'kysely';
import { conflict } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { NewAccount } from '../users/new-account.ts';

export interface RequestRow {
  id: string;
  name: string;
  email: string;
  question: string;
  answer: string;
  asked_at: Date;
  decision: 'let_in' | 'declined' | null;
  site_language: string | null;
}

const columns = ['id', 'name', 'email', 'question', 'answer', 'asked_at', 'decision', 'site_language'] as const;

/** After how many days somebody who was declined may ask again. */
export const againDays = 30;

/** Requests that nobody answers are removed. */
export const waitingDays = 90;

const dayMs = 24 * 3_600_000;

interface NewRequest extends NewAccount {
  question: string;
  answer: string;
}

/** Stores a request to join. @throws ApiError 409 if somebody has asked with this address, and while it may not ask again. */
export async function askToJoin(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction<Database>,
  { name, email, question, answer, ...account }: NewRequest,
): Promise<void> {
  const now = clock();
  await trx
    .deleteFrom('join_requests')
    .where('email_key', '=', account.emailKey)
    .where('told_at', '<=', new Date(now.getTime() - againDays * dayMs))
    .execute();
  const stored = await trx
    .insertInto('join_requests')
    .values({
      ...{ name, email, question, answer, asked_at: now },
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      skills_offered: account.skillsOffered,
      skills_requested: account.skillsRequested,
      time_zone: account.timeZone,
      site_language: account.language,
    })
    .onConflict((conflicts) => conflicts.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored !== undefined) return;
  // The same for who was declined: the caller may be anybody.
  throw conflict('already_asked', 'Somebody has asked to join with this address. The answer comes by email.');
}

/** Returns the password's hash of somebody who waits to be let in. */
export async function findWaiting(db: Kysely<Database>, emailKey: string) {
  return await db
    .selectFrom('join_requests')
    .select('password_hash')
    .where('email_key', '=', emailKey)
    .where('told_at', 'is', null)
    .executeTakeFirst();
}

/** Removes the request of an address. Returns whether there was one. */
export async function withdrawRequest(trx: Kysely<Database>, emailKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('join_requests')
    .where('email_key', '=', emailKey)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns the ids of those who decide about requests. */
export async function findDeciders(db: Kysely<Database>, { moderatorsLetIn }: { moderatorsLetIn: boolean }) {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where((eb) => eb.or([eb('is_operator', '=', true), ...(moderatorsLetIn ? [eb('role', '=', 'moderator')] : [])]))
    .where('erased_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns who waits, who asked first first. */
export async function findRequests(db: Kysely<Database>, rows: number): Promise<RequestRow[]> {
  return await db
    .selectFrom('join_requests')
    .select(columns)
    .where('decision', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(sql.lit(rows))
    .execute();
}

export async function findRequest(db: Kysely<Database>, id: string): Promise<RequestRow | undefined> {
  return await db.selectFrom('join_requests').select(columns).where('id', '=', id).executeTakeFirst();
}

interface Decision {
  id: string;
  decision: 'let_in' | 'declined' | null;
  memberId: string;
  now: Date;
}

/** Locks a request whose person does not know yet, and about which nobody else has decided. */
export async function lockUndecided(
  trx: Kysely<Database>,
  id: string,
  memberId: string,
): Promise<RequestRow | undefined> {
  return await trx
    .selectFrom('join_requests')
    .select(columns)
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decided_by', '=', memberId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Decides about a locked request, or takes the decision back. */
export async function decideRequest(
  trx: Kysely<Database>,
  { id, decision, memberId, now }: Decision,
): Promise<RequestRow> {
  return await trx
    .updateTable('join_requests')
    .set({ decision, decided_at: decision && now, decided_by: decision && memberId })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export interface DecidedRow extends RequestRow {
  email_key: string;
  password_hash: string;
  skills_offered: string[];
  skills_requested: string[];
  time_zone: string | null;
  site_language: string | null;
}

/** Locks a request that was decided before an instant, and whose person does not know yet. */
export async function lockDecided(trx: Kysely<Database>, before: Date): Promise<DecidedRow | undefined> {
  return await trx
    .selectFrom('join_requests')
    .select([
      ...columns,
      'email_key',
      'password_hash',
      'skills_offered',
      'skills_requested',
      'time_zone',
      'site_language',
    ])
    .where('decided_at', '<=', before)
    .where('told_at', 'is', null)
    .orderBy('decided_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Keeps of a declined request what an email and another request need. */
export async function markDeclined(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  const forgotten = { password_hash: '', answer: '', question: '', skills_offered: [], skills_requested: [] };
  await trx
    .updateTable('join_requests')
    .set({ ...forgotten, told_at: now })
    .where('id', '=', id)
    .execute();
}

/** Removes requests that were declined 30 days ago, and those that nobody answered. */
export async function removeOldJoinRequests({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  await db
    .deleteFrom('join_requests')
    .where((eb) =>
      eb.or([
        eb('told_at', '<=', before(againDays)),
        eb.and([eb('decision', 'is', null), eb('asked_at', '<=', before(waitingDays))]),
      ]),
    )
    .execute();
}
