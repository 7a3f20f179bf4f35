import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import type { EventRights } from '../../policy.ts';

export interface EventRow extends EventRights {
  id: string;
  title: string;
  description: string;
  day: string;
  start_time: Date;
  end_time: Date;
  link: string;
  max_participants: number;
  participants_count: number;
  cancelled_at: Date | null;
  host_name: string;
  host_image_hash: string | null;
  host_rating_sum: number;
  host_rating_count: number;
  skills: { _id: string; name: string }[];
}

export type EventStatus = 'Upcoming' | 'Cancelled' | 'Completed';

function registered(state: 'pending' | 'approved', order: 'requested_at' | 'approved_at') {
  return sql<string[]>`coalesce((
    select json_agg(event_registrations.member_id order by ${sql.ref(order)}, event_registrations.member_id)
    from event_registrations
    where event_registrations.event_id = events.id and event_registrations.state = ${state}
  ), '[]'::json)`;
}

const skills = sql<{ _id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('_id', skills.id, 'name', skills.name) order by event_skills.position)
  from event_skills join skills on skills.id = event_skills.skill_id
  where event_skills.event_id = events.id
), '[]'::json)`;

/** Events with everything that an answer needs, in one query. Further modules add their own `where`. */
export function selectEvents(db: QueryCreator<Database>) {
  return db
    .selectFrom('events')
    .innerJoin('members as hosts', 'hosts.id', 'events.host_id')
    .select([
      'events.id',
      'events.host_id',
      'events.title',
      'events.description',
      'events.day',
      'events.start_time',
      'events.end_time',
      'events.link',
      'events.max_participants',
      'events.participants_count',
      'events.cancelled_at',
      'hosts.name as host_name',
      'hosts.image_hash as host_image_hash',
      'hosts.rating_sum as host_rating_sum',
      'hosts.rating_count as host_rating_count',
    ])
    .select([
      skills.as('skills'),
      registered('approved', 'approved_at').as('participants'),
      registered('pending', 'requested_at').as('requests'),
    ]);
}

/** The `where` of a status at `now`; Completed is derived from the end, so it is never late. */
export function hasStatus(status: EventStatus, now: Date) {
  if (status === 'Cancelled') return sql<boolean>`events.cancelled_at is not null`;
  const comparison = status === 'Upcoming' ? sql`>` : sql`<=`;
  return sql<boolean>`events.cancelled_at is null and events.end_time ${comparison} ${now}`;
}

export interface UpcomingFilter {
  now: Date;
  /** Only events that follow this one in (start, id) order. */
  after: { startTime: string; id: string } | null;
  limit: number | null;
}

/** Upcoming events, soonest first: those that are on, and those to come, each half by its own index. */
export async function findUpcomingEvents(db: Kysely<Database>, filter: UpcomingFilter): Promise<EventRow[]> {
  const now = filter.now.toISOString();
  let open = db.selectFrom('events').selectAll().where('cancelled_at', 'is', null);
  if (filter.after !== null) {
    const { startTime, id } = filter.after;
    open = open.where(sql<boolean>`(start_time, id) > (${startTime}::timestamptz, ${id}::uuid)`);
  }
  // Few at any moment. Asked for in order, they would be looked for among all that are to come.
  const running = open.where(sql<boolean>`tstzrange(start_time, end_time) @> ${now}::timestamptz`);
  const sorted = open.where('start_time', '>', filter.now).orderBy('start_time').orderBy('id');
  const ahead = filter.limit === null ? sorted : sorted.limit(rowCount(filter.limit));
  // The two halves stand for the table in the query of every event.
  const query = selectEvents(
    db.with('events', (eb) =>
      eb
        .selectFrom(running.as('running'))
        .selectAll()
        .unionAll(eb.selectFrom(ahead.as('ahead')).selectAll()),
    ),
  )
    .orderBy('events.start_time')
    .orderBy('events.id');
  return await (filter.limit === null ? query : query.limit(rowCount(filter.limit))).execute();
}

/** Upcoming events by others that teach a skill the member wants, soonest first. */
export async function findEventsToLearn(
  db: Kysely<Database>,
  memberId: string,
  now: Date,
): Promise<EventRow[]> {
  return await selectEvents(db)
    .where(hasStatus('Upcoming', now))
    .where('events.host_id', '!=', memberId)
    .where('events.id', 'in', (eb) =>
      eb
        .selectFrom('event_skills')
        .innerJoin('member_skills', 'member_skills.skill_id', 'event_skills.skill_id')
        .select('event_skills.event_id')
        .where('member_skills.member_id', '=', memberId)
        .where('member_skills.kind', '=', 'requested'),
    )
    .orderBy('events.start_time')
    .orderBy('events.id')
    .execute();
}

/** A host's events in one state: what is to come soonest first, what is over latest first. */
export async function findEventsOfHost(
  db: Kysely<Database>,
  hostId: string,
  status: EventStatus,
  now: Date,
): Promise<EventRow[]> {
  const direction = status === 'Upcoming' ? 'asc' : 'desc';
  return await selectEvents(db)
    .where('events.host_id', '=', hostId)
    .where(hasStatus(status, now))
    .orderBy('events.start_time', direction)
    .orderBy('events.id', direction)
    .execute();
}

/** One event by id, in whatever state; undefined when there is none. */
export async function findEvent(db: Kysely<Database>, id: string): Promise<EventRow | undefined> {
  return await selectEvents(db).where('events.id', '=', id).executeTakeFirst();
}

export interface NewEventRow {
  host_id: string;
  title: string;
  description: string;
  day: string;
  start_time: Date;
  end_time: Date;
  link: string;
  max_participants: number;
  created_at: Date;
}

/**
 * Stores an event with its skills in the order given, and answers its id. In two statements: the caller gives a
 * transaction.
 */
export async function insertEvent(
  db: Kysely<Database>,
  event: NewEventRow,
  skillIds: string[],
): Promise<string> {
  const { id } = await db.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow();
  const rows = skillIds.map((skillId, position) => ({ event_id: id, skill_id: skillId, position }));
  if (rows.length > 0) await db.insertInto('event_skills').values(rows).execute();
  return id;
}
