import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Mondays of the first week to count and of the first one not to count. */
export interface Range {
  from: string;
  to: string;
}

type Counts<Name extends string> = { week: string } & Record<Name, number>;

const weekOf = (instant: RawBuilder<unknown>) => sql`date_trunc('week', ${instant} at time zone 'UTC')::date`;
const instantOf = (day: string) => sql`${day}::timestamp at time zone 'UTC'`;
const isWithin = (instant: RawBuilder<unknown>, { from, to }: Range) =>
  sql`${instant} >= ${instantOf(from)} and ${instant} < ${instantOf(to)}`;
/** A count that arrives as a number. */
const count = (condition: RawBuilder<unknown>) => sql`(count(*) filter (where ${condition}))::int`;

/** Counts members, without those who have not confirmed their address where that is asked of them. */
export async function countMembers(
  db: Kysely<Database>,
  { from, to }: Range,
  confirms: boolean,
): Promise<Counts<'members' | 'came' | 'joined' | 'back' | 'left'>[]> {
  const isConfirmed = confirms ? sql`email_verified_at < ends` : sql`true`;
  const isIn = (day: RawBuilder<unknown>) => sql`(${day} >= week and ${day} < week + 7)`;
  const { rows } = await sql<Counts<'members' | 'came' | 'joined' | 'back' | 'left'>>`
    select week,
      ${count(sql`created_at < ends and erased_at is null and (leaving_at is null or leaving_at >= ends)
        and ${isConfirmed}`)} as members,
      ${count(sql`${isIn(sql`seen_on`)} or ${isIn(sql`seen_previously`)}`)} as came,
      ${count(sql`created_at >= begins and created_at < ends
        and ${confirms ? sql`email_verified_at is not null` : sql`true`}`)} as joined,
      ${count(sql`returned_at >= begins and returned_at < ends
        and seen_before <= (returned_at at time zone 'UTC')::date - 30`)} as back,
      ${count(sql`coalesce(leaving_at, erased_at) >= begins and coalesce(leaving_at, erased_at) < ends`)} as left
    from (
      select day::date as week, day at time zone 'UTC' as begins, (day + interval '7 days') at time zone 'UTC' as ends
      from generate_series(${from}::timestamp, ${to}::timestamp - interval '7 days', interval '7 days') as day
    ) as weeks left join members on true
    group by week`.execute(db);
  return rows;
}

/** Counts sessions by the week in which both agreed, and members with their first one with somebody. */
export async function countAgreed(db: Kysely<Database>, range: Range): Promise<Counts<'agreed' | 'partners'>[]> {
  const earlier = (one: RawBuilder<unknown>, two: RawBuilder<unknown>) => sql`
    select from sessions as earlier
    where earlier.user_one = ${one} and earlier.user_two = ${two} and earlier.agreed_at < sessions.agreed_at`;
  const { rows } = await sql<Counts<'agreed' | 'partners'>>`
    with agreed as (
      select id, user_one, user_two, ${weekOf(sql`agreed_at`)} as week,
        not exists (${earlier(sql`sessions.user_one`, sql`sessions.user_two`)})
        and not exists (${earlier(sql`sessions.user_two`, sql`sessions.user_one`)}) as is_first
      from sessions where agreed_at is not null and ${isWithin(sql`agreed_at`, range)}
    )
    select week, count(distinct id)::int as agreed,
      (count(distinct member) filter (where is_first))::int as partners
    from agreed cross join lateral (values (user_one), (user_two)) as two (member)
    group by week`.execute(db);
  return rows;
}

/** Counts agreed sessions by the week of their end. One is held unless somebody says otherwise. */
export async function countHeld(
  db: Kysely<Database>,
  range: Range,
  now: Date,
): Promise<Counts<'agreedFor' | 'held' | 'reviewedSoon'>[]> {
  const { rows } = await sql<Counts<'agreedFor' | 'held' | 'reviewedSoon'>>`
    with ended as (
      select id, date + duration_minutes * interval '1 minute' as ends_at, cancelled_at
      from sessions where agreed_at is not null
        and date >= ${instantOf(range.from)} - interval '1 day' and date < ${instantOf(range.to)}
    ), known as (
      select ends_at, ${weekOf(sql`ends_at`)} as week,
        cancelled_at is null and ends_at <= ${now} and not exists (
          select from attendance where session_id = ended.id and answer <> 'held'
        ) as is_held,
        (select min(created_at) from reviews where session_id = ended.id) as reviewed_at
      from ended where ${isWithin(sql`ends_at`, range)}
    )
    select week, count(*)::int as "agreedFor", ${count(sql`is_held`)} as held,
      ${count(sql`is_held and reviewed_at < ends_at + interval '7 days'`)} as "reviewedSoon"
    from known group by week`.execute(db);
  return rows;
}

/** Counts sessions by the week of their first review. */
export async function countReviewed(db: Kysely<Database>, range: Range): Promise<Counts<'reviewed'>[]> {
  const { rows } = await sql<Counts<'reviewed'>>`
    select ${weekOf(sql`created_at`)} as week, count(*)::int as reviewed
    from reviews where ${isWithin(sql`created_at`, range)} and not exists (
      select from reviews as earlier where earlier.session_id = reviews.session_id and earlier.seq < reviews.seq
    )
    group by 1`.execute(db);
  return rows;
}

type FirstMessageCounts = Counts<
  'firstMessages' | 'writers' | 'answeredInHour' | 'answeredInSixHours' | 'answeredInDay' | 'answeredLater' | 'notYet'
> & { medianMinutes: number | null };

/** Counts first messages between two people, by the time until the other one wrote. */
export async function countFirstMessages(db: Kysely<Database>, range: Range, now: Date): Promise<FirstMessageCounts[]> {
  const { rows } = await sql<FirstMessageCounts>`
    with first as (
      select ${weekOf(sql`created_at`)} as week, sender_id, created_at, (
        select answer.created_at from messages as answer
        where answer.conversation_id = messages.conversation_id and answer.sender_id <> messages.sender_id
        order by answer.seq limit 1
      ) - created_at as waited
      from messages where seq = 1 and ${isWithin(sql`created_at`, range)}
    )
    select week, count(*)::int as "firstMessages", count(distinct sender_id)::int as writers,
      ${count(sql`waited <= interval '1 hour'`)} as "answeredInHour",
      ${count(sql`waited > interval '1 hour' and waited <= interval '6 hours'`)} as "answeredInSixHours",
      ${count(sql`waited > interval '6 hours' and waited <= interval '1 day'`)} as "answeredInDay",
      ${count(sql`waited > interval '1 day'`)} as "answeredLater",
      ${count(sql`waited is null and created_at > ${now}::timestamptz - interval '14 days'`)} as "notYet",
      round(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 60)::int as "medianMinutes"
    from first group by week`.execute(db);
  return rows;
}

type EventCounts = Counts<'events' | 'places' | 'taken' | 'guestsCame' | 'guestsMissed'>;

/** Counts events by the week of their end. */
export async function countEvents(db: Kysely<Database>, range: Range, now: Date): Promise<EventCounts[]> {
  const { rows } = await sql<EventCounts>`
    with ended as (
      select id, ${weekOf(sql`end_time`)} as week, max_participants from events
      where cancelled_at is null and hidden_at is null and end_time <= ${now} and ${isWithin(sql`end_time`, range)}
    )
    select week, count(*)::int as events, sum(max_participants)::int as places, sum(taken)::int as taken,
      sum(came)::int as "guestsCame", sum(missed)::int as "guestsMissed"
    from ended cross join lateral (
      select count(*) as taken, ${count(sql`came`)} as came, ${count(sql`not came`)} as missed
      from event_registrations where event_id = ended.id and state = 'approved'
    ) as guests
    group by week`.execute(db);
  return rows;
}

/** Skills are counted as wanted from this number of members on. */
const minimumWanted = 5;
const maxSkills = 10;

export interface WantedRow {
  wanted: { id: string; name: string; members: number }[];
  wantedByFew: number;
}

/** Returns skills that active members want and none of them teaches. Active ones were here within 30 days. */
export async function findWanted(db: Kysely<Database>, now: Date): Promise<WantedRow> {
  const { rows } = await sql<WantedRow>`
    with listed as (
      select coalesce(skills.canonical_id, skills.id) as id, kind, member_id
      from member_skills join skills on skills.id = skill_id join members on members.id = member_id
      where erased_at is null and leaving_at is null and seen_on > (${now}::timestamptz at time zone 'UTC')::date - 30
        and member_id <> all(array(
          select member_id from actions where kind = 'suspend' and reversed_at is null and (until is null or until > ${now})
        ))
    ), untaught as (
      select id, count(distinct member_id)::int as members from listed
      group by id having bool_and(kind = 'requested')
    )
    select (select count(*)::int from untaught where members < ${sql.lit(minimumWanted)}) as "wantedByFew", coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'members', members) order by members desc, name)
      from (
        select skills.id, skills.name, members from untaught join skills on skills.id = untaught.id
        where members >= ${sql.lit(minimumWanted)} order by members desc, name limit ${sql.lit(maxSkills)}
      ) as most
    ), '[]') as wanted`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table returns a row.');
  return row;
}
