import { type Kysely, sql } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import { isSuspended } from '../moderation/standing-actions.ts';

export interface Credentials {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  created_at: Date;
  leaving_at: Date | null;
  /** When codes were switched on; null where they are off. */
  codes_since: Date | null;
}

/** The account of an address, as `emailKey` spells it; undefined when it has none. */
export async function findCredentials(db: Kysely<Database>, emailKey: string): Promise<Credentials | undefined> {
  return await db
    .selectFrom('members')
    .leftJoin('totp', 'totp.member_id', 'members.id')
    .select(['id', 'name', 'email', 'password_hash', 'created_at', 'leaving_at', 'totp.confirmed_at as codes_since'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/**
 * Whether an address is a member's, or one that a member gave up and may still take back. Spares the work for an account
 * that cannot be, or says why it was rejected; among members the constraint decides.
 *
 * @param exceptId a member who may have it
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
  const rows = await owners.unionAll(keepers).execute();
  return rows.some(({ id }) => id !== exceptId);
}

export interface NewMember {
  name: string;
  username: string;
  email: string;
  email_key: string;
  password_hash: string;
  created_at: Date;
}

/** The new member's id, or null when the e-mail address or the username is taken. */
export async function insertMember(db: Kysely<Database>, member: NewMember): Promise<string | null> {
  const row = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Opens a session and drops the member's expired ones.
 *
 * @param passwordHash what a password was verified against, if one was
 * @returns The session's id; undefined where the password has been changed since.
 */
export async function insertAuthSession(
  db: Kysely<Database>,
  session: { member_id: string; created_at: Date; expires_at: Date; agent: string },
  passwordHash: string | null,
): Promise<string | undefined> {
  await db
    .deleteFrom('auth_sessions')
    .where('member_id', '=', session.member_id)
    .where('expires_at', '<=', session.created_at)
    .execute();
  // Waits for a change of the password that has begun, as the change waits for this.
  let member = db.selectFrom('members').where('members.id', '=', session.member_id).forShare();
  if (passwordHash !== null) member = member.where('password_hash', '=', passwordHash);
  const row = await db
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

/** What a session that stands says of its member, now. */
export interface Standing {
  role: 'member' | 'moderator';
  isSuspended: boolean;
}

function standing(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('auth_sessions')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['auth_sessions.id', 'member_id as memberId', 'role', isSuspended('members.id', now).as('isSuspended')])
    .where('expires_at', '>', now);
}

const standingOne = reusable((db, id: string, now: Date) => standing(db, now).where('auth_sessions.id', '=', id));
const standingAmong = reusable((db, ids: string[], now: Date) =>
  standing(db, now).where('auth_sessions.id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** Those of the sessions that stand, and what they say of their member. */
export async function findStanding(
  db: Kysely<Database>,
  ids: string[],
  now: Date,
): Promise<Map<string, Standing & { memberId: string }>> {
  const [only, ...others] = ids;
  if (only === undefined) return new Map();
  // A list is planned anew each time, since its length counts; a single id is not, and takes half as long.
  const rows = await (others.length === 0 ? standingOne(db, only, now) : standingAmong(db, ids, now));
  return new Map(rows.map((row) => [row.id, { ...row, isSuspended: Boolean(row.isSuspended) }]));
}

/** A member's sessions that stand, the latest first. */
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

/** Ends a session that is the member's; says whether it was. */
export async function deleteAuthSessionOf(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of a member, or every other one than this, and gives their ids. */
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

/** Ends the sessions; those that have ended already are no error. */
export async function deleteAuthSessions(db: Kysely<Database>, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('auth_sessions').where('id', 'in', ids).execute();
}
