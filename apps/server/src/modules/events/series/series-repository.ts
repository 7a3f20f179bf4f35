import type { EventScope } from '@skill-exchange/api-client/types';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';
import { type EventRow, type SeriesRow, skillsOfEvent } from '../event-columns.ts';
import { fieldColumns } from '../event-fields.ts';
import type { NewEventRow } from '../repository.ts';
import { closedBecause, isRestorable } from '../status.ts';
import type { SeriesDate, SeriesPlan } from './series.ts';

/** Stores a series with all its dates, and returns the id of the first. */
export async function insertSeries(
  trx: Transaction<Database>,
  event: NewEventRow,
  { rrule, timeZone, lastDay, dates }: SeriesPlan,
  skillIds: readonly string[],
): Promise<string> {
  const series = await trx
    .insertInto('series')
    .values({
      host_id: event.host_id,
      rrule,
      time_zone: timeZone,
      dates: dates.length,
      last_day: lastDay,
      created_at: event.created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = dates.map((date, index) => ({
    ...event,
    ...date,
    series_id: series.id,
    series_position: index + 1,
  }));
  const stored = await trx.insertInto('events').values(rows).returning(['id', 'series_position']).execute();
  const skills = stored.flatMap(({ id }) =>
    skillIds.map((skillId, position) => ({ event_id: id, skill_id: skillId, position })),
  );
  if (skills.length > 0) await trx.insertInto('event_skills').values(skills).execute();
  const first = stored.find(({ series_position }) => series_position === 1);
  if (first === undefined) throw new Error('A series has a first date.');
  return first.id;
}

/** Returns the upcoming dates in a scope, in their order; only the event itself if it is not upcoming or does not repeat. */
export async function datesInScope(
  db: Kysely<Database>,
  event: EventRow,
  scope: EventScope,
  now: Date,
): Promise<SeriesDate[]> {
  return (await selectScope(db, event, scope, now)?.execute()) ?? [event];
}

/** Locks and returns the dates that change together with an event: others only if they have not started. */
export async function datesToChange(
  db: Transaction<Database>,
  event: EventRow,
  scope: EventScope,
  now: Date,
): Promise<SeriesDate[]> {
  const query = selectScope(db, event, scope, now)?.where((eb) =>
    eb.or([eb('id', '=', event.id), eb('start_time', '>', now)]),
  );
  return (await query?.forNoKeyUpdate().execute()) ?? [event];
}

/**
 * Locks and returns the canceled dates in a scope that can be brought back, by default all of them; the event itself may
 * be one. What members do with several dates is done with these, too, and told when one is brought back.
 */
export async function restorableInScope(
  trx: Transaction<Database>,
  { event, scope, mayAct = sql`true` }: { event: EventRow; scope: EventScope; mayAct?: RawBuilder<boolean> },
  now: Date,
): Promise<SeriesDate[]> {
  const select = event.cancelled_at === null ? selectScope : selectDates;
  const query = select(trx, event, scope, now, isRestorable(now));
  const dates = await query?.where('start_time', '>', now).where(mayAct).forNoKeyUpdate().execute();
  return (dates ?? []).map((date) => ({ ...date, isCanceled: true }));
}

/** The same, of the dates that a member hosts or co-hosts. */
export async function restorableHosted(
  trx: Transaction<Database>,
  { hostId, ...scope }: { event: EventRow; scope: EventScope; hostId: string },
  now: Date,
): Promise<SeriesDate[]> {
  return await restorableInScope(trx, { ...scope, mayAct: managesEvent(hostId) }, now);
}

/** Moves the rule of the dates of a series from a position on by some days, also of those that keep their own start. */
export async function moveRule(
  trx: Transaction<Database>,
  { _id: seriesId }: Pick<SeriesRow, '_id'>,
  { from, days, now }: { from: number; days: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('events')
    .set((eb) => ({ days_moved: eb('days_moved', '+', days) }))
    .where('series_id', '=', seriesId)
    .where('series_position', '>=', from)
    .where('end_time', '>', now)
    .execute();
  await trx
    .updateTable('series')
    .set({ last_day: sql<string>`last_day + ${days}::integer` })
    .where('id', '=', seriesId)
    .execute();
}

/** Returns the upcoming dates in a scope of an event that may itself be canceled. */
export async function upcomingInScope(
  db: Kysely<Database>,
  event: EventRow,
  scope: EventScope,
  now: Date,
): Promise<SeriesDate[]> {
  return event.cancelled_at === null
    ? await datesInScope(db, event, scope, now)
    : await selectDates(db, event, scope, now).execute();
}

const isOn = sql<boolean>`cancelled_at is null`;

function selectScope(db: Kysely<Database>, event: EventRow, scope: EventScope, now: Date, state = isOn) {
  if (scope === 'this' || event.series === null || closedBecause(event, now) !== null) return null;
  return selectDates(db, event, scope, now, state);
}

function selectDates(db: Kysely<Database>, event: EventRow, scope: EventScope, now: Date, state = isOn) {
  const dates = db
    .selectFrom('events')
    .select(['id', 'day', 'start_time', 'end_time', 'own_fields', ...fieldColumns])
    .select(skillsOfEvent.as('skills'))
    .where(state)
    .where('end_time', '>', now)
    .orderBy('series_position');
  if (event.series === null || scope === 'this') return dates.where('id', '=', event.id);
  const { _id: seriesId, position } = event.series;
  return dates.where('series_id', '=', seriesId).where('series_position', '>=', scope === 'all' ? 1 : position);
}

/** Counts the dates in which a member neither takes part nor has asked to, of those that they can find and do not host. */
export async function countMissed(db: Kysely<Database>, ids: readonly string[], memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events
    where id = any(${ids}::uuid[]) and hidden_at is null and not ${managesEvent(memberId)} and not exists (
      select from event_registrations
      where event_id = events.id and member_id = ${memberId} and state in ('pending', 'approved')
    )`.execute(db);
  return rows[0]?.count ?? 0;
}
