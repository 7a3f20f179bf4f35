import { t } from '@lingui/core/macro';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import type { SessionStanding } from '../../lib/sessions/session-state.ts';
import { type DaySpan, daysOf } from '../../lib/time/calendar-days.ts';
import { dayIn, formatUtcTimeRange, fromTo } from '../../lib/time/date-time.ts';
import { localTime } from '../../lib/time/local-time.ts';

/** A pending session, a confirmed one, an event to host, or one to attend. */
export type EntryKind = 'waiting' | 'agreed' | 'host' | 'joined';

export function kindOf({ kind, consent, role }: CalendarEntry): EntryKind {
  if (kind === 'event') return role === 'host' ? 'host' : 'joined';
  return consent === 'agreed' ? 'agreed' : 'waiting';
}

/** Returns the state of an entry's session; undefined if it is not known. */
export type StandingOf = (entry: CalendarEntry) => SessionStanding | undefined;

/** Returns who has to answer a session, in words, and whether it is the member; null if nobody has to. */
export function answerOf(entry: CalendarEntry, standingOf: StandingOf): { words: string; isMine: boolean } | null {
  if (entry.kind !== 'session') return null;
  const standing = standingOf(entry);
  const isMine = standing?.tone === 'needsYou';
  if (kindOf(entry) !== 'waiting' && !isMine && standing?.tone !== 'neutral') return null;
  return { words: standing?.words ?? t`Waiting`, isMine };
}

/** Returns 'Until 1:00 AM', or 'All day', on an entry's days after its first; empty on its first day. */
function continues(entry: CalendarEntry, day: string, timeZone: string): string {
  if (dayIn(Date.parse(entry.startsAt), timeZone) === day) return '';
  const isLast = dayIn(Date.parse(entry.endsAt) - 1, timeZone) === day;
  const isWhole = !isLast || dayIn(Date.parse(entry.endsAt), timeZone) !== day;
  return isWhole ? t`All day` : t`Until ${{ time: localTime(entry.endsAt, timeZone) }}`;
}

/** Returns '8:00 PM – 9:00 PM' on a day in the time zone; without an end for an entry without a length. */
export function localTimes(entry: CalendarEntry, day: string, timeZone: string): string {
  const { startsAt, endsAt } = entry;
  const start = localTime(startsAt, timeZone);
  return continues(entry, day, timeZone) || (startsAt === endsAt ? start : fromTo(start, localTime(endsAt, timeZone)));
}

/** Returns when it starts on a day in the time zone: '8:00 PM'; 'Until 1:00 AM' if it started earlier. */
export function localStart(entry: CalendarEntry, day: string, timeZone: string): string {
  return continues(entry, day, timeZone) || localTime(entry.startsAt, timeZone);
}

/** Returns the UTC times; empty if they equal the user's own. */
export function utcTimes({ startsAt, endsAt }: CalendarEntry, timeZone: string): string {
  if (
    localTime(startsAt, timeZone) === localTime(startsAt, 'UTC') &&
    dayIn(Date.parse(startsAt), timeZone) === startsAt.slice(0, 10)
  )
    return '';
  return formatUtcTimeRange(startsAt, startsAt === endsAt ? '' : endsAt);
}

/** Groups entries by each of their days in a span padded to whole weeks, in order. */
export function byDay(
  entries: readonly CalendarEntry[],
  span: DaySpan,
  timeZone: string,
): ReadonlyMap<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of [...entries].sort((one, other) => one.startsAt.localeCompare(other.startsAt)))
    for (const day of daysOf(entry, span, timeZone)) days.set(day, [...(days.get(day) ?? []), entry]);
  return new Map([...days].sort(([one], [other]) => one.localeCompare(other)));
}
