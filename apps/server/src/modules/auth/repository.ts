import type { Language } from '@skill-exchange/texts/languages';
import { type Kysely, sql, type Transaction } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import { languageNamed } from '../../languages.ts';
import { isSuspended } from './active-actions.ts';
import { lastDayAway } from './returns.ts';
import { idleMs, longestMs } from './tokens.ts';

export interface Credentials {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  created_at: Date;
  leaving_at: Date | null;
  devices_known_since: Date | null;
  /** When two-factor codes were enabled; null while they are disabled. */
  codes_since: Date | null;
}

/** Returns the account of an address in `emailKey`'s spelling; undefined without one. */
export async function findCredentials(db: Kysely<Database>, emailKey: string): Promise<Credentials | undefined> {
  return await db
    .selectFrom('members')
    .leftJoin('totp', 'totp.member_id', 'members.id')
    .select(['id', 'name', 'email', 'password_hash', 'created_at', 'leaving_at', 'devices_known_since'])
    .select('totp.confirmed_at as codes_since')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/**
 * Whether a member has an address, or gave it up and can still reclaim it. An early check; among
 * members the constraint decides.
 *
 * @param exceptId a member to ignore
 */
export async function emailIsTaken(
  db: Kysely<Database>,
  emailKey: string,
  now: Date,
  exceptId: string | null = null,
): Promise<boolean> {
  const owners = db.selectFrom('members').select('id').where('email_key', '=', emailKey);
  const keepers = db
    .selectFrom('email_tokens')
    .select('member_id as id')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', sql.lit('undo'))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  // The email that lets them reclaim it may still be queued.
  const keepersToBe = db
    .selectFrom('email_requests')
    .select(sql<string>`member_id`.as('id'))
    .where('email_key', '=', emailKey)
    .where('purpose', '=', sql.lit('undo'))
    .where('requested_at', '>', sql<Date>`${now}::timestamptz - interval '7 days'`);
  const rows = await owners.unionAll(keepers).unionAll(keepersToBe).execute();
  return rows.some(({ id }) => id !== exceptId);
}

/** Stores the time zone of a member's current browser. */
export async function saveBrowserZone(db: Kysely<Database>, memberId: string, timeZone: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ browser_time_zone: timeZone })
    .where('id', '=', memberId)
    .where('browser_time_zone', 'is distinct from', timeZone)
    .execute();
}

/** Stores the language that a member reads the site in. */
export async function saveLanguage(db: Kysely<Database>, memberId: string, language: Language): Promise<void> {
  await db.updateTable('members').set({ site_language: language }).where('id', '=', memberId).execute();
}

/** Returns the language that a member reads the site in; null if unknown, or no longer offered. */
export async function findLanguage(db: Kysely<Database>, memberId: string): Promise<Language | null> {
  const row = await db.selectFrom('members').select('site_language').where('id', '=', memberId).executeTakeFirst();
  return languageNamed(row?.site_language ?? '');
}

export interface NewMember {
  name: string;
  username: string;
  email: string;
  email_key: string;
  password_hash: string;
  created_at: Date;
  browser_time_zone: string | null;
  site_language: string | null;
}

/** Returns the new member's id, or null when the email address or the username is taken. */
export async function insertMember(db: Kysely<Database>, member: NewMember): Promise<string | null> {
  const row = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The credential that a log-in was verified with. */
export type Evidence = { passwordHash: string; codesSince: Date | null } | { passkeyId: string };

/**
 * Creates a session and removes the member's expired ones. The account is locked: see `lockAccount`.
 *
 * @returns The session's id; undefined if the credentials have changed since they were verified.
 */
export async function insertAuthSession(
  trx: Transaction<Database>,
  session: { member_id: string; created_at: Date; expires_at: Date; agent: string },
  evidence: Evidence,
): Promise<string | undefined> {
  await trx
    .deleteFrom('auth_sessions')
    .where('member_id', '=', session.member_id)
    .where('expires_at', '<=', session.created_at)
    .execute();
  const members = trx
    .selectFrom('members')
    .leftJoin('totp', 'totp.member_id', 'members.id')
    .where('members.id', '=', session.member_id);
  const member =
    'passkeyId' in evidence
      ? members.where(({ exists, selectFrom }) =>
          exists(selectFrom('passkeys').select('id').where('id', '=', evidence.passkeyId)),
        )
      : members
          .where('password_hash', '=', evidence.passwordHash)
          .where('confirmed_at', 'is not distinct from', evidence.codesSince);
  const row = await trx
    .insertInto('auth_sessions')
    .columns(['member_id', 'created_at', 'expires_at', 'agent'])
    .expression(
      member.select(({ val }) => [
        'members.id',
        val(session.created_at).as('created_at'),
        val(session.expires_at).as('expires_at'),
        val(session.agent).as('agent'),
      ]),
    )
    .returning('auth_sessions.id')
    .executeTakeFirst();
  return row?.id;
}

/** Cancels a member's deletion; false once they are erased. */
export async function markStaying(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ leaving_at: null })
    .where('id', '=', memberId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The current roles and suspension of an active session's member. */
export interface Standing {
  role: 'member' | 'moderator';
  isOperator: boolean;
  isSuspended: boolean;
}

function standing(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('auth_sessions')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['auth_sessions.id', 'member_id as memberId', 'role', 'is_operator as isOperator'])
    .select(isSuspended('members.id', now).as('isSuspended'))
    .where('expires_at', '>', now);
}

const standingOne = reusable((db, id: string, now: Date) => standing(db, now).where('auth_sessions.id', '=', id));
const standingAmong = reusable((db, ids: string[], now: Date) =>
  standing(db, now).where('auth_sessions.id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** Returns the active ones of the sessions, with their member's roles and suspension. */
export async function findStanding(
  db: Kysely<Database>,
  ids: string[],
  now: Date,
): Promise<Map<string, Standing & { memberId: string }>> {
  const [only, ...others] = ids;
  if (only === undefined) return new Map();
  // A list is planned each time, since its length matters; a single id is not, and takes half as long.
  const rows = await (others.length === 0 ? standingOne(db, only, now) : standingAmong(db, ids, now));
  return new Map(rows.map((row) => [row.id, { ...row, isSuspended: Boolean(row.isSuspended) }]));
}

/** Notes the day (UTC) on which members were here, and who of them came back after an absence. */
export async function markSeen(db: Kysely<Database>, memberIds: string[], now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isReturn = sql`seen_on <= ${lastDayAway(now)}::date`;
  await db
    .updateTable('members')
    .set({
      seen_on: day,
      seen_previously: sql<string | null>`seen_on`,
      seen_before: sql<string | null>`case when ${isReturn} then seen_on else seen_before end`,
      returned_at: sql<Date | null>`case when ${isReturn} then ${now}::timestamptz else returned_at end`,
    })
    .where('id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where((eb) => eb.or([eb('seen_on', 'is', null), eb('seen_on', '<', day)]))
    .execute();
}

/** Extends log-ins that are used now, if it adds a day or more. */
export async function extendAuthSessions(db: Kysely<Database>, ids: string[], now: Date): Promise<void> {
  const idleEnd = new Date(now.getTime() + idleMs);
  const end = sql<Date>`least(created_at + ${longestMs} * interval '1 millisecond', ${idleEnd}::timestamptz)`;
  await db
    .updateTable('auth_sessions')
    .set({ expires_at: end })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expires_at', '<=', sql<Date>`${end} - interval '1 day'`)
    .execute();
}

/** Returns a member's active sessions, latest first. */
export async function findAuthSessionsOf(db: Kysely<Database>, memberId: string, now: Date) {
  return await db
    .selectFrom('auth_sessions')
    .select(['id', 'agent', 'created_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one of the member's sessions. Returns whether it existed. */
export async function deleteAuthSessionOf(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of a member, optionally except one. Returns their ids. */
export async function deleteAuthSessionsOf(
  db: Kysely<Database>,
  memberId: string,
  exceptId: string | null = null,
): Promise<string[]> {
  const all = db.deleteFrom('auth_sessions').where('member_id', '=', memberId);
  const ended = exceptId === null ? all : all.where('id', '!=', exceptId);
  const rows = await ended.returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Ends the sessions; already ended ones are ignored. */
export async function deleteAuthSessions(db: Kysely<Database>, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('auth_sessions').where('id', 'in', ids).execute();
}
