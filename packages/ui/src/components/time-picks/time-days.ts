import type { Overlap } from '@skill-exchange/api-client/types';
import { formatterByZone } from '../../lib/date-time.ts';

const dayIn = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric' });
const hourIn = formatterByZone({ hour: 'numeric', hourCycle: 'h23' });

/** Starts of one day of the member's. */
export interface TimesOfDay {
  /** 'Thu, Nov 26'. */
  readonly day: string;
  /** ISO 8601, UTC; soonest first. */
  readonly times: readonly string[];
}

const dayMs = 24 * 3_600_000;

/** Returns the week that a time is in: 0 for the seven days from `now` on (milliseconds). */
export function weekOf(time: string, now: number): number {
  return Math.floor((Date.parse(time) - now) / (7 * dayMs));
}

/** Groups starts by the member's own days. */
export function byDay(times: readonly string[], timeZone: string): TimesOfDay[] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = dayIn(timeZone).format(Date.parse(time));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}

/** Starts of a day that show before all are asked for. */
const shownAtFirst = 6;

/** Returns the starts of a day to show first: those at a civil hour for both, where there are more than fit. */
export function firstTimes(times: readonly string[], timeZones: readonly string[]): readonly string[] {
  if (times.length <= shownAtFirst) return times;
  const civil = times.filter((time) => timeZones.every((zone) => isCivil(time, zone)));
  return (civil.length > 0 ? civil : times).slice(0, shownAtFirst);
}

/** From eight in the morning to ten at night. */
function isCivil(time: string, timeZone: string): boolean {
  const hour = Number(hourIn(timeZone).format(Date.parse(time)));
  return hour >= 8 && hour < 22;
}

/** Time zones to show an overlap in: the member's own as everywhere, and the other's where it is known. */
export function zonesOf(
  { theirs, theirZone = theirs?.timeZone }: Pick<Overlap, 'theirs' | 'theirZone'>,
  own: string,
): [string, ...string[]] {
  return [own, ...(theirZone === undefined ? [] : [theirZone])];
}

const clockIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });
const namedClockIn = formatterByZone({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const weekdayIn = formatterByZone({ weekday: 'short' });

/** Returns a time where the other member is: '11:30 PM', or 'Fri 4:30 AM' where it is another day there. */
export function timeElsewhere(time: string, ownZone: string, otherZone: string): string {
  const instant = Date.parse(time);
  const weekday = weekdayIn(otherZone).format(instant);
  const clock = clockIn(otherZone).format(instant);
  return weekday === weekdayIn(ownZone).format(instant) ? clock : `${weekday} ${clock}`;
}

/**
 * Returns the local times of some starts of a day: '6:00 PM', or '1:00 AM EDT' and '1:00 AM EST' in the night in which the
 * clocks show an hour twice.
 */
export function clockLabels(times: readonly string[], timeZone: string): string[] {
  const labels = times.map((time) => clockIn(timeZone).format(Date.parse(time)));
  return labels.map((label, index) => {
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isTwice ? namedClockIn(timeZone).format(Date.parse(times[index] ?? '')) : label;
  });
}
