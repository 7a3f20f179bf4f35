import type { Repeat } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import { readTimeZone } from '../../input.ts';
import { daysOf, instantOf, ruleFrom, wallStart } from '../../series-days.ts';
import type { EventRow, SeriesRow } from './event-columns.ts';
import { latestStart } from './event-times.ts';
import type { EventPatch, NewEventRow } from './repository.ts';

/** A date of a series, or an event without one. */
export type SeriesDate = Pick<
  EventRow,
  'id' | 'title' | 'description' | 'day' | 'start_time' | 'end_time' | 'link' | 'language' | 'skills'
> & {
  /** Of dates of a series: the fields that were changed on this one alone. */
  own_fields?: string[];
};

/** A series to store. */
export interface SeriesPlan {
  rrule: string;
  timeZone: string;
  lastDay: string;
  dates: Pick<NewEventRow, 'day' | 'start_time' | 'end_time'>[];
}

/**
 * Plans the dates of a series from its first event: the same local start on each day of the rule.
 *
 * @throws ApiError 400 for an unknown zone, or a last date after two years.
 */
export function planSeries({ every, dates, timeZone }: Repeat, first: NewEventRow, now: Date): SeriesPlan {
  const zone = readTimeZone('repeat', timeZone);
  const { day: firstDay, time } = wallStart(first.start_time, zone);
  const rrule = ruleFrom(firstDay, every);
  const days = daysOf(rrule, { first: firstDay, limit: dates });
  const lastDay = days.at(-1) ?? firstDay;
  if (instantOf({ day: lastDay, time }, zone) > latestStart(now)) {
    throw invalid('repeat', 'must end within two years from now; pick fewer dates');
  }
  const length = first.end_time.getTime() - first.start_time.getTime();
  const later = days.slice(1).map((day) => {
    const start = instantOf({ day, time }, zone);
    return { day, start_time: start, end_time: new Date(start.getTime() + length) };
  });
  const { day, start_time, end_time } = first;
  return { rrule, timeZone: zone, lastDay, dates: [{ day, start_time, end_time }, ...later] };
}

export type Times = Pick<EventPatch, 'start_time' | 'end_time'>;

/**
 * Returns the times of another date after a change of one: the same local start on its own day, and the same length; null
 * for what it keeps. A date that would start in the past keeps its times.
 */
export function timesOfDate(
  date: SeriesDate,
  { start: to, lengthMs, timeZone, now }: { start: Date | null; lengthMs: number | null; timeZone: string; now: Date },
): Times {
  const { start_time, end_time } = date;
  const start = to === null ? start_time : movedStart(start_time, to, timeZone);
  if (start <= now) return { start_time, end_time };
  const length = lengthMs ?? end_time.getTime() - start_time.getTime();
  return { start_time: start, end_time: new Date(start.getTime() + length) };
}

function movedStart(start: Date, to: Date, timeZone: string): Date {
  return instantOf({ day: wallStart(start, timeZone).day, time: wallStart(to, timeZone).time }, timeZone);
}

/** @throws ApiError 400 for a start on another day: each date stays on its day. */
export function requireSameDay({ timeZone }: SeriesRow, before: Date, after: Date): void {
  if (wallStart(before, timeZone).day === wallStart(after, timeZone).day) return;
  throw invalid('start_time', 'must be on the same day; move one date at a time');
}

/** A notice of several dates: the first one's, for the members whose dates these are. */
type SharedNotice<Notice> = Notice & { to: string[]; dates: Notice[] };

/** Groups the recipients of a change of several dates by their own dates, so that each is notified once, of these. */
export function groupByRecipients<Notice extends { id: string; to: readonly string[] }>(
  changed: readonly Notice[],
): SharedNotice<Notice>[] {
  const datesOf = new Map<string, [Notice, ...Notice[]]>();
  for (const date of changed) {
    for (const memberId of new Set(date.to)) {
      const earlier = datesOf.get(memberId);
      if (earlier === undefined) datesOf.set(memberId, [date]);
      else earlier.push(date);
    }
  }
  const groups = new Map<string, SharedNotice<Notice>>();
  for (const [memberId, dates] of datesOf) {
    const key = idsOf(dates).join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ...dates[0], to: [memberId], dates });
    else group.to.push(memberId);
  }
  return [...groups.values()];
}

export const idsOf = (dates: readonly { id: string }[]) => dates.map(({ id }) => id);

/** Returns the notification's details of a change of several dates. */
export function severalOf(dates: readonly { id: string }[]): { dates?: number; eventIds?: string[] } {
  return dates.length > 1 ? { dates: dates.length, eventIds: idsOf(dates) } : {};
}
