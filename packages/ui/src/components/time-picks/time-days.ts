import type { Overlap } from '@skill-exchange/api-client/types';
import { formatterByZone, numbersByZone } from '../../lib/time/date-time.ts';

const dayIn = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric' });
const hourIn = numbersByZone({ hour: 'numeric', hourCycle: 'h23' });

/** Starts on one of the member's days. */
export interface TimesOfDay {
  /** 'Thu, Nov 26'. */
  readonly day: string;
  /** ISO 8601, UTC; soonest first. */
  readonly times: readonly string[];
}

const dayMs = 24 * 3_600_000;

/** Returns the week of a time: 0 for the seven days from `now` (milliseconds). */
export function weekOf(time: string, now: number): number {
  return Math.floor((Date.parse(time) - now) / (7 * dayMs));
}

/** Groups starts by day in the member's time zone. */
export function byDay(times: readonly string[], timeZone: string): TimesOfDay[] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = dayIn(timeZone).format(Date.parse(time));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}

/** Maximum starts of a day before "show all". */
const shownAtFirst = 6;

/** Returns the starts of a day to show first: if they exceed the maximum, those at a reasonable hour for both. */
export function firstTimes(times: readonly string[], timeZones: readonly string[]): readonly string[] {
  if (times.length <= shownAtFirst) return times;
  const civil = times.filter((time) => timeZones.every((zone) => isCivil(time, zone)));
  return (civil.length > 0 ? civil : times).slice(0, shownAtFirst);
}

/** Whether a time is from eight in the morning to ten at night. */
function isCivil(time: string, timeZone: string): boolean {
  const hour = Number(hourIn(timeZone).format(Date.parse(time)));
  return hour >= 8 && hour < 22;
}

/** Returns the time zones of an overlap: the member's, and the other's if known. */
export function zonesOf(
  { theirs, theirZone = theirs?.timeZone }: Pick<Overlap, 'theirs' | 'theirZone'>,
  own: string,
): [string, ...string[]] {
  return [own, ...(theirZone === undefined ? [] : [theirZone])];
}

const clockIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });
const namedClockIn = formatterByZone({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const weekdayIn = formatterByZone({ weekday: 'short' });

/** Returns a time in the other member's zone: '11:30 PM', or 'Fri 4:30 AM' if it is another day there. */
export function timeElsewhere(time: string, ownZone: string, otherZone: string): string {
  const instant = Date.parse(time);
  const weekday = weekdayIn(otherZone).format(instant);
  const clock = clockIn(otherZone).format(instant);
  return weekday === weekdayIn(ownZone).format(instant) ? clock : `${weekday} ${clock}`;
}

/**
 * Returns the local times of a day's starts: '6:00 PM', or '1:00 AM EDT' and '1:00 AM EST' in the
 * night when the clocks repeat an hour.
 */
export function clockLabels(times: readonly string[], timeZone: string): string[] {
  const labels = times.map((time) => clockIn(timeZone).format(Date.parse(time)));
  return labels.map((label, index) => {
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isTwice ? namedClockIn(timeZone).format(Date.parse(times[index] ?? '')) : label;
  });
}
