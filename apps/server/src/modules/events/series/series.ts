import type { Repeat } from '@skill-exchange/api-client/types';
import { type ApiError, invalid } from '../../../api-errors.ts';
import { readTimeZone } from '../../../input.ts';
import { dayAfter, daysOf, instantOf, ruleFrom, wallStart } from '../../../series-days.ts';
import type { EventRow } from '../event-columns.ts';
import type { WrittenFields } from '../event-fields.ts';
import { type EventTimes, latestStart } from '../event-times.ts';
import type { NewEventRow } from '../repository.ts';

/** A date of a series, or an event without one. */
export type SeriesDate = Pick<EventRow, 'id' | 'skills' | keyof EventTimes | keyof WrittenFields> & {
  /** Of dates of a series: the fields that were changed on this one alone. */
  own_fields?: string[];
  /** It can be brought back, and follows changes that it can take. */
  isCanceled?: true;
};

/** A series to store. */
export interface SeriesPlan {
  rrule: string;
  timeZone: string;
  lastDay: string;
  dates: EventTimes[];
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
    throw invalid('repeat', 'must end within two years from now; pick fewer dates', { rule: 'within_two_years' });
  }
  const length = first.end_time.getTime() - first.start_time.getTime();
  const later = days.slice(1).map((day) => {
    const start = instantOf({ day, time }, zone);
    return { day, start_time: start, end_time: new Date(start.getTime() + length) };
  });
  const { day, start_time, end_time } = first;
  return { rrule, timeZone: zone, lastDay, dates: [{ day, start_time, end_time }, ...later] };
}

/** How a change of one date moves another: to a local start, some days on, with a length; null for what it keeps. */
export interface DateMove {
  start: Date | null;
  days: number;
  lengthMs: number | null;
  timeZone: string;
  now: Date;
}

/**
 * Returns the times of another date after a change of one: the same local start, moved by as many days, and the same length. On
 * the same day, a date that would start in the past keeps its times, as a canceled one does on any day.
 *
 * @throws ApiError 400 for a day on which it would start in the past, or in more than two years.
 */
export function timesOfDate(date: SeriesDate, { start: to, days, lengthMs, timeZone, now }: DateMove): EventTimes {
  const { start_time, end_time, day } = date;
  const wall = wallStart(start_time, timeZone);
  const start =
    to === null
      ? start_time
      : instantOf({ day: dayAfter(wall.day, days), time: wallStart(to, timeZone).time }, timeZone);
  const isMoved = to !== null && days !== 0;
  const problem = isMoved ? problemOfMove(wall.day, start, now) : null;
  if (problem !== null && !date.isCanceled) throw problem;
  if (problem !== null || start <= now) return { start_time, end_time, day };
  const length = lengthMs ?? end_time.getTime() - start_time.getTime();
  return {
    start_time: start,
    end_time: new Date(start.getTime() + length),
    day: isMoved ? dayAfter(day, days) : day,
  };
}

function problemOfMove(day: string, start: Date, now: Date): ApiError | null {
  if (start <= now) {
    return invalid(
      'start_time',
      `must not move a date of the series (${day}) into the past; move fewer days, or fewer dates`,
      { rule: 'past' },
    );
  }
  if (start > latestStart(now)) {
    return invalid(
      'start_time',
      `must not move a date of the series (${day}) to more than two years from now; move fewer days`,
      { rule: 'within_two_years' },
    );
  }
  return null;
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
