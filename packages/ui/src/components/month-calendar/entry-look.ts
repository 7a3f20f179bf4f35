import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { dayIn } from '../../lib/calendar-days.ts';
import { formatUtcTimeRange } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { localTime } from '../../lib/local-time.ts';

/** A session that waits for an answer, one that both agreed to, an event to host, or one to take part in. */
export type EntryKind = 'waiting' | 'agreed' | 'host' | 'joined';

export function kindOf({ kind, consent, role }: CalendarEntry): EntryKind {
  if (kind === 'event') return role === 'host' ? 'host' : 'joined';
  return consent === 'agreed' ? 'agreed' : 'waiting';
}

/** Whose answer a session waits for: 'them' is its other member. Undefined where it is not known. */
export type AskedOf = (entry: CalendarEntry) => 'me' | 'them' | undefined;

/** Returns what a session that waits says: 'Needs your answer', 'Waiting for Ana'. */
export function waitingWords(entry: CalendarEntry, askedOf: AskedOf): string {
  const asked = askedOf(entry);
  if (asked === 'me') return 'Needs your answer';
  return asked === 'them' && entry.with ? `Waiting for ${displayName(entry.with.name)}` : 'Waiting';
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
