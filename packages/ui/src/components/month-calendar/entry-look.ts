import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { dayIn } from '../../lib/calendar-days.ts';
import { formatUtcTimeRange } from '../../lib/date-time.ts';
import { localTime } from '../../lib/local-time.ts';
import { patternFor } from '../event-pattern/pattern.ts';

/** A session that waits for an answer, one that both agreed to, or an event. */
export type EntryKind = 'waiting' | 'agreed' | 'event';

export function kindOf({ kind, consent }: CalendarEntry): EntryKind {
  if (kind === 'event') return 'event';
  return consent === 'agreed' ? 'agreed' : 'waiting';
}

/** An event's colour is that of its pattern's ground. */
export function isLearnGround({ title }: CalendarEntry): boolean {
  return patternFor(title).ground.startsWith('learn');
}

/** '8:00 PM – 9:00 PM' in the time zone; without an end where it has no length. */
export function localTimes({ startsAt, endsAt }: CalendarEntry, timeZone: string): string {
  const start = localTime(startsAt, timeZone);
  return startsAt === endsAt ? start : `${start} – ${localTime(endsAt, timeZone)}`;
}

/** The same in UTC; empty where that is the user's own time. */
export function utcTimes({ startsAt, endsAt }: CalendarEntry, timeZone: string): string {
  if (
    localTime(startsAt, timeZone) === localTime(startsAt, 'UTC') &&
    dayIn(Date.parse(startsAt), timeZone) === startsAt.slice(0, 10)
  )
    return '';
  return formatUtcTimeRange(startsAt, startsAt === endsAt ? '' : endsAt);
}

/** Returns the entries by the day on which they begin, soonest first. */
export function byDay(entries: readonly CalendarEntry[], timeZone: string): ReadonlyMap<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of [...entries].sort((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const day = dayIn(Date.parse(entry.startsAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
