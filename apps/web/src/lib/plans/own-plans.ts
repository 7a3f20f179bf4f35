import { t } from '@lingui/core/macro';
import type { CalendarRange } from '@skill-exchange/api-client/calendar';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { clockRange, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';

const minute = 60_000;

/** A time that a member may plan something for. */
export interface PlannedTime {
  /** ISO 8601. */
  time: string;
  minutes: number;
  besides?: string | undefined;
  isAgreedOnly?: boolean | undefined;
}

/**
 * Describes what a member has planned at a time: 'You host “Sourdough” then (7:00 – 8:30 PM).'; undefined if nothing.
 *
 * @param besides the id of the event or session in question
 * @param isAgreedOnly leaves out sessions that somebody still has to agree to
 */
export function busyWords(
  entries: readonly CalendarEntry[],
  { time, minutes, besides, isAgreedOnly = false }: PlannedTime,
  timeZone = localTimeZone(),
): string | undefined {
  const start = Date.parse(time);
  const end = start + minutes * minute;
  const entry = entries.find(
    ({ _id, startsAt, endsAt, consent }) =>
      _id !== besides &&
      !(isAgreedOnly && consent === 'pending') &&
      Date.parse(startsAt) < end &&
      Date.parse(endsAt) > start,
  );
  if (entry === undefined) return undefined;
  const { kind, title, role, startsAt, endsAt } = entry;
  const range = clockRange(startsAt, endsAt, timeZone);
  if (kind === 'session') return t`You have a session with ${{ name: displayName(entry.with?.name) }} then (${range}).`;
  if (kind !== 'event') return t`You have “${title}” then (${range}).`;
  return role === 'host' ? t`You host “${title}” then (${range}).` : t`You have joined “${title}” then (${range}).`;
}

const dayMs = 24 * 3_600_000;

/** Maximum days per request. */
const mostDays = 62;

/**
 * Returns the ranges of days to load for some times. Times in the next weeks share one range, so that
 * it is loaded once; each other time has its own. A range starts a day early, for items that started before.
 */
export function rangesAround(times: readonly string[], now: number): CalendarRange[] {
  const today = dayOf(now) - dayMs;
  const starts = times.map((time) => {
    const day = dayOf(Date.parse(time));
    const isSoon = day >= today && day + dayMs < today + mostDays * dayMs;
    return isSoon ? today : day - dayMs;
  });
  return [...new Set(starts)].map((from) => ({ from: iso(from), to: iso(from + mostDays * dayMs) }));
}

/** Returns those of these times whose ranges contain all of them. */
export function startsOfRanges(times: readonly string[]): string[] {
  const starts: string[] = [];
  for (const time of times.toSorted()) {
    const last = starts.at(-1);
    // An item may end two days after it has started.
    if (last === undefined || Date.parse(time) - Date.parse(last) > (mostDays - 3) * dayMs) starts.push(time);
  }
  return starts;
}

/** Returns the start of a UTC day. */
const dayOf = (time: number) => Math.floor(time / dayMs) * dayMs;

const iso = (time: number) => new Date(time).toISOString();
