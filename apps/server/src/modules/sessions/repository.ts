import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isUnblocked } from '../users/listed.ts';
import { endsAt } from './status.ts';

/** A session with everything its two members see of it. */
export interface SessionRow {
  id: string;
  date: Date;
  duration_minutes: number;
  link: string;
  cancelled_at: Date | null;
  /** Who last changed its date; null while it is as user one planned it. */
  moved_by: string | null;
  one_id: string;
  one_name: string;
  one_image: string | null;
  two_id: string;
  two_name: string;
  two_image: string | null;
  skill_one_id: string | null;
  skill_one_name: string | null;
  skill_two_id: string | null;
  skill_two_name: string | null;
  reviewed_by_one: boolean;
  reviewed_by_two: boolean;
}

export interface NewSessionRow {
  userOne: string;
  userTwo: string;
  skillOne: string | null;
  skillTwo: string | null;
  date: Date;
  durationMinutes: number;
  link: string;
  createdAt: Date;
}

/** What an edit changes; a field that is left out stays as it is, also under concurrent edits. */
export interface SessionPatch {
  skill_one?: string | null;
  skill_two?: string | null;
  date?: Date;
  duration_minutes?: number;
  link?: string;
}

/** An edit of a session, or its end. */
export interface ScheduledSessionPatch extends SessionPatch {
  cancelled_at?: Date;
}

/** Sessions of members whom the viewer may find. */
function sessions(db: Kysely<Database>, viewerId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('members as one', 'one.id', 'sessions.user_one')
    .innerJoin('members as two', 'two.id', 'sessions.user_two')
    .leftJoin('skills as skill_one', 'skill_one.id', 'sessions.skill_one')
    .leftJoin('skills as skill_two', 'skill_two.id', 'sessions.skill_two')
    .leftJoin('reviews as by_one', (join) =>
      join.onRef('by_one.session_id', '=', 'sessions.id').onRef('by_one.author_id', '=', 'sessions.user_one'),
    )
    .leftJoin('reviews as by_two', (join) =>
      join.onRef('by_two.session_id', '=', 'sessions.id').onRef('by_two.author_id', '=', 'sessions.user_two'),
    )
    .select([
      'sessions.id',
      'sessions.date',
      'sessions.duration_minutes',
      'sessions.link',
      'sessions.cancelled_at',
      'sessions.moved_by',
      'one.id as one_id',
      'one.name as one_name',
      'one.image_hash as one_image',
      'two.id as two_id',
      'two.name as two_name',
      'two.image_hash as two_image',
      'skill_one.id as skill_one_id',
      'skill_one.name as skill_one_name',
      'skill_two.id as skill_two_id',
      'skill_two.name as skill_two_name',
      sql<boolean>`by_one.id is not null`.as('reviewed_by_one'),
      sql<boolean>`by_two.id is not null`.as('reviewed_by_two'),
    ])
    .where(isUnblocked(viewerId, 'user_one'))
    .where(isUnblocked(viewerId, 'user_two'));
}

/** Stores a session and answers its id. */
export async function insertSession(db: Kysely<Database>, session: NewSessionRow): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      user_one: session.userOne,
      user_two: session.userTwo,
      skill_one: session.skillOne,
      skill_two: session.skillTwo,
      date: session.date,
      duration_minutes: session.durationMinutes,
      link: session.link,
      created_at: session.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** One session by id, of any members whom the viewer may find. */
export async function findSession(db: Kysely<Database>, id: string, viewerId: string): Promise<SessionRow | undefined> {
  return sessions(db, viewerId).where('sessions.id', '=', id).executeTakeFirst();
}

export interface SessionPage {
  rows: number;
  /** Only sessions that follow this one, newest date first. */
  before: { date: string; id: string } | null;
}

/** A member's sessions, newest date first. */
export async function findSessionsOf(
  db: Kysely<Database>,
  memberId: string,
  { rows, before }: SessionPage,
): Promise<SessionRow[]> {
  let query = sessions(db, memberId)
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .orderBy('sessions.date', 'desc')
    .orderBy('sessions.id', 'desc');
  if (before !== null) {
    query = query.where(sql<boolean>`(sessions.date, sessions.id) < (${before.date}::timestamptz, ${before.id}::uuid)`);
  }
  return query.limit(rowCount(rows)).execute();
}

/** Changes a session that is still scheduled at `now`; false when it no longer is. Who moves its date has planned it. */
export async function updateScheduledSession(
  db: Kysely<Database>,
  id: string,
  patch: ScheduledSessionPatch,
  by: { memberId: string; now: Date },
): Promise<boolean> {
  const movedBy = sql<string | null>`case when date = ${patch.date} then moved_by else ${by.memberId}::uuid end`;
  const changed = await db
    .updateTable('sessions')
    // Its own link first, so that an empty patch is a statement too.
    .set((eb) => ({ link: eb.ref('link'), ...patch, ...(patch.date && { moved_by: movedBy }) }))
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where(endsAt, '>', by.now)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Cancels a session that the member did not plan, unless its date was at or before `since`; false when it cannot. */
export async function declineSession(
  db: Kysely<Database>,
  id: string,
  memberId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const declined = await db
    .updateTable('sessions')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('date', '>', since)
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .where(sql<boolean>`coalesce(moved_by, user_one) <> ${memberId}::uuid`)
    .returning('id')
    .executeTakeFirst();
  return declined !== undefined;
}
