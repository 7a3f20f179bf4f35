import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WeeklyHours } from '../../db/tables/availability.ts';
import { dayOf } from '../users/facts.ts';
import { isListedMember } from '../users/listed.ts';

/** A member with what matches need to score and show them. */
export interface PersonRow {
  id: string;
  seq: number;
  name: string;
  image_hash: string | null;
  rating_sum: number;
  rating_count: number;
  created_at: Date;
  /** Null without one, and for members who hide when they were last here. */
  last_log_in: Date | null;
  hides_activity: boolean;
  /** Among the latest proposals of rings and sessions to the member: decided ones, and accepted ones. */
  asked: number;
  accepted: number;
  /** Rings that wait for the member's answer. */
  pending: number;
  time_zone: string | null;
  weekly: WeeklyHours[] | null;
  /** Codes of the languages they speak; a regional code also adds its language. */
  languages: string[];
  /** Levels of their skills; see `levelAmong`. */
  levels: number[];
}

/** Only this many of a member's latest sessions and rings count. */
const recent = 10;

/**
 * Returns members by `seq` or id whom the viewer may find; the viewer is always included. Candidates, by `seq`, are
 * without those who are away.
 */
export async function findPeople(
  db: Kysely<Database>,
  viewerId: string,
  by: { seqs: readonly number[] } | { ids: readonly string[] },
  now: Date,
): Promise<PersonRow[]> {
  const isMeant =
    'seqs' in by
      ? sql`members.seq = any(${by.seqs}::bigint[])
        and (away_until is null or away_until < ${dayOf(now)}::date or members.id = ${viewerId}::uuid)`
      : sql`members.id = any(${by.ids}::uuid[])`;
  const { rows } = await sql<PersonRow>`
    select members.id, members.seq, members.name, members.image_hash, rating_sum, rating_count, members.created_at,
      last_log_in, hides_activity, sessions.asked + rings.asked as asked, sessions.accepted + rings.accepted as accepted, rings.pending,
      availability.time_zone, availability.weekly, facts.languages, facts.levels
    from members
    join member_search as facts on facts.member_id = members.id
    left join availability on availability.member_id = members.id
    cross join lateral (
      select max(created_at) as last_log_in from auth_sessions
      where member_id = members.id and not members.hides_activity
    ) as log_ins
    cross join lateral (
      select count(*)::int as asked, (count(*) filter (where agreed_at is not null))::int as accepted
      from (select agreed_at, expires_at, ending from sessions where user_two = members.id
        order by date desc limit ${sql.lit(recent)}) as latest
      where agreed_at is not null or expires_at <= ${now} or ending = 'declined'
    ) as sessions
    cross join lateral (
      select (count(*) filter (where answer = 'waiting' and expires_at > ${now} and ended_at is null))::int as pending,
        (count(*) filter (where answer <> 'waiting' or expires_at <= ${now}))::int as asked,
        (count(*) filter (where answer = 'accepted'))::int as accepted
      from (select answer, ring_id from ring_seats where member_id = members.id limit ${sql.lit(recent)}) as seats
      join rings on rings.id = seats.ring_id
      where rings.started_by <> members.id
    ) as rings
    where ${isMeant} and (members.id = ${viewerId}::uuid or ${isListedMember(viewerId)})`.execute(db);
  return rows;
}

/** Returns the pairs of these members between whom there is a block, in either direction. */
export async function findBlocksAmong(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ one: string; other: string }[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select blocker_id as one, blocked_id as other from blocks
    where blocker_id = any(${ids}::uuid[]) and blocked_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Returns the highest sequence number of a member. */
export async function lastSeq(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from members`.execute(db);
  return rows[0]?.seq ?? 0;
}
