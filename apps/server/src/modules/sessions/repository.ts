import type { AttendanceAnswer } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PlanAgreement } from '../../db/tables/sessions.ts';
import { rowCount } from '../../paging.ts';
import { isUnblocked } from '../users/listed.ts';
import { saidBy } from './attendance-repository.ts';
import type { SessionOfferState, SessionState } from './status.ts';

/** A session with everything that its two members see. */
export interface SessionRow extends SessionState {
  id: string;
  link: string;
  version: number;
  created_at: Date;
  plan_agreed: PlanAgreement | null;
  planned_for: Date | null;
  plan_moves: PlanAgreement[];
  cancelled_by: string | null;
  end_reason: string | null;
  one_name: string;
  one_image: string | null;
  two_name: string;
  two_image: string | null;
  skill_one_id: string | null;
  skill_one_name: string | null;
  skill_two_id: string | null;
  skill_two_name: string | null;
  reviewed_by_one: boolean;
  reviewed_by_two: boolean;
  said_by_one: AttendanceAnswer | null;
  said_by_two: AttendanceAnswer | null;
}

/** Selects sessions of members whom the viewer can find, with their members and skills. */
export function selectSessions(db: Kysely<Database>, viewerId: string | null) {
  return db
    .selectFrom('sessions')
    .innerJoin('members as one', 'one.id', 'sessions.user_one')
    .innerJoin('members as two', 'two.id', 'sessions.user_two')
    .leftJoin('skills as skill_one', 'skill_one.id', 'sessions.skill_one')
    .leftJoin('skills as skill_two', 'skill_two.id', 'sessions.skill_two')
    .select([
      'sessions.id',
      'sessions.date',
      'sessions.duration_minutes',
      'sessions.link',
      'sessions.version',
      'sessions.agreed_at',
      'sessions.expires_at',
      'sessions.cancelled_at',
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
    ])
    .where(isUnblocked(viewerId, 'user_one'))
    .where(isUnblocked(viewerId, 'user_two'));
}

/** Selects sessions with their reviews, offers and attendance reports. */
export function sessions(db: Kysely<Database>, viewerId: string) {
  return selectSessions(db, viewerId)
    .leftJoin('reviews as by_one', (join) =>
      join.onRef('by_one.session_id', '=', 'sessions.id').onRef('by_one.author_id', '=', 'sessions.user_one'),
    )
    .leftJoin('reviews as by_two', (join) =>
      join.onRef('by_two.session_id', '=', 'sessions.id').onRef('by_two.author_id', '=', 'sessions.user_two'),
    )
    .leftJoin('session_offers as offer', (join) =>
      join.onRef('offer.session_id', '=', 'sessions.id').on('offer.closed_at', 'is', null),
    )
    .select([
      'sessions.created_at',
      'sessions.moved_by',
      'sessions.plan_agreed',
      'sessions.planned_for',
      'sessions.plan_moves',
      'sessions.cancelled_by',
      'sessions.ending',
      'sessions.end_reason',
      sql<boolean>`by_one.id is not null`.as('reviewed_by_one'),
      sql<boolean>`by_two.id is not null`.as('reviewed_by_two'),
      'offer.by_member as offer_by',
      'offer.kind as offer_kind',
      'offer.times as offer_times',
      'offer.duration_minutes as offer_duration',
      'offer.note as offer_note',
      'offer.expires_at as offer_expires_at',
      saidBy('user_one').as('said_by_one'),
      saidBy('user_two').as('said_by_two'),
    ]);
}

interface OfferColumns {
  offer_by: string | null;
  offer_kind: SessionOfferState['kind'] | null;
  offer_times: Date[] | null;
  offer_duration: number | null;
  offer_note: string | null;
  offer_expires_at: Date | null;
}

export function withOffer<Row extends OfferColumns>(row: Row): Row & { offer: SessionOfferState | null } {
  const { offer_by, offer_kind, offer_times, offer_duration, offer_note, offer_expires_at } = row;
  const isOpen =
    offer_by !== null &&
    offer_kind !== null &&
    offer_times !== null &&
    offer_duration !== null &&
    offer_expires_at !== null;
  if (!isOpen) return { ...row, offer: null };
  return {
    ...row,
    offer: {
      by: offer_by,
      kind: offer_kind,
      times: offer_times,
      duration_minutes: offer_duration,
      note: offer_note ?? '',
      expires_at: offer_expires_at,
    },
  };
}

/** Returns a session by id, if the viewer can find its members. */
export async function findSession(db: Kysely<Database>, id: string, viewerId: string): Promise<SessionRow | undefined> {
  const row = await sessions(db, viewerId).where('sessions.id', '=', id).executeTakeFirst();
  return row && withOffer(row);
}

export interface SessionPage {
  rows: number;
  /** Only sessions that follow this one, newest date first. */
  before: { date: string; id: string } | null;
  /** Only sessions with this member; null for all. */
  withId: string | null;
}

/** Returns a member's sessions, newest date first. */
export async function findSessionsOf(
  db: Kysely<Database>,
  memberId: string,
  { rows, before, withId }: SessionPage,
): Promise<SessionRow[]> {
  let query = sessions(db, memberId)
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .orderBy('sessions.date', 'desc')
    .orderBy('sessions.id', 'desc');
  if (withId !== null) query = query.where((eb) => eb.or([eb('user_one', '=', withId), eb('user_two', '=', withId)]));
  if (before !== null) {
    query = query.where(sql<boolean>`(sessions.date, sessions.id) < (${before.date}::timestamptz, ${before.id}::uuid)`);
  }
  return (await query.limit(rowCount(rows)).execute()).map(withOffer);
}
