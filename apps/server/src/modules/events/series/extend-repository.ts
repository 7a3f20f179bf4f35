import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { newFieldColumns } from '../event-fields.ts';
import type { EventTimes } from '../event-times.ts';

/** A series whose row is locked, so that nobody else adds dates to it. */
export interface LockedSeries {
  id: string;
  rrule: string;
  time_zone: string;
  dates: number;
  last_day: string;
}

export async function lockSeries(trx: Transaction<Database>, seriesId: string): Promise<LockedSeries> {
  return await trx
    .selectFrom('series')
    .select(['id', 'rrule', 'time_zone', 'dates', 'last_day'])
    .where('id', '=', seriesId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The latest date of a series, and the date with what its dates have in common. */
export interface SeriesEnd {
  position: number;
  days_moved: number;
  /** The latest date without changes of its own, which new dates repeat. */
  model_id: string;
  start_time: Date;
  end_time: Date;
  /** The start of the model before this one; null without one. */
  start_before: Date | null;
}

/** Returns the end of a series, and a date that shows what its dates have in common; undefined if all are hidden. */
export async function findSeriesEnd(trx: Transaction<Database>, seriesId: string): Promise<SeriesEnd | undefined> {
  return await trx
    .selectFrom('events as model')
    .innerJoin('events as last', 'last.series_id', 'model.series_id')
    .select(['last.series_position as position', 'last.days_moved', 'model.id as model_id'])
    .select(['model.start_time', 'model.end_time'])
    .select(
      sql<Date | null>`(
        select start_time from events as earlier
        where earlier.series_id = model.series_id and earlier.series_position < model.series_position
          and 'start_time' <> all(earlier.own_fields)
        order by earlier.series_position desc limit 1
      )`.as('start_before'),
    )
    .where('model.series_id', '=', seriesId)
    // A moderator removed what a hidden date says.
    .where('model.hidden_at', 'is', null)
    .orderBy('last.series_position', 'desc')
    .orderBy(sql`model.cancelled_at is null and model.own_fields = '{}'`, 'desc')
    .orderBy(sql`model.cancelled_at is null`, 'desc')
    .orderBy('model.series_position', 'desc')
    .limit(1)
    .$narrowType<{ position: number }>()
    .executeTakeFirst();
}

/** Stores further dates with the words, size, picture and skills of a model, and returns their ids in their order. */
export async function insertDates(
  trx: Transaction<Database>,
  series: LockedSeries,
  end: SeriesEnd,
  { hostId, lastDay, dates, now }: { hostId: string; lastDay: string; dates: EventTimes[]; now: Date },
): Promise<string[]> {
  const shared = await trx
    .selectFrom('events')
    .select([...newFieldColumns, 'image_hash'])
    .where('id', '=', end.model_id)
    .executeTakeFirstOrThrow();
  const rows = dates.map((date, index) => ({
    ...shared,
    ...date,
    host_id: hostId,
    created_at: now,
    series_id: series.id,
    series_position: end.position + index + 1,
    days_moved: end.days_moved,
  }));
  const stored = await trx.insertInto('events').values(rows).returning(['id', 'series_position']).execute();
  const ids = stored.toSorted((one, other) => Number(one.series_position) - Number(other.series_position));
  await sql`
    insert into event_skills (event_id, skill_id, position)
    select id, skill_id, position from event_skills, unnest(${ids.map(({ id }) => id)}::uuid[]) as id
    where event_id = ${end.model_id}`.execute(trx);
  await trx
    .updateTable('series')
    .set({ dates: end.position + dates.length, last_day: lastDay })
    .where('id', '=', series.id)
    .execute();
  return ids.map(({ id }) => id);
}

/** Returns members with a place, a request or a position on the waitlist of an upcoming or the last date before new ones. */
export async function findFollowing(
  db: Kysely<Database>,
  seriesId: string,
  { last, now }: { last: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with dates as (
      select id from events where series_id = ${seriesId} and series_position <= ${last} and cancelled_at is null
        and (end_time > ${now} or series_position = ${last})
    )
    select member_id from event_registrations join dates on id = event_id where state in ('approved', 'pending')
    union select member_id from event_waitlist join dates on id = event_id`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Returns the co-hosts of an event who have accepted. */
export async function findAcceptedCohosts(db: Kysely<Database>, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_hosts')
    .select('member_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'accepted')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
