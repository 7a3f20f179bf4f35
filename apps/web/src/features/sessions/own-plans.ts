import type { CalendarRange } from '@skill-exchange/api-client/calendar';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/display-name';

const minute = 60_000;

/** Returns what a member has to do at a time, in words: 'You host “Sourdough” then.'; undefined where it is free. */
export function busyWords(
  entries: readonly CalendarEntry[],
  { time, minutes, besides }: { time: string; minutes: number; besides?: string | undefined },
): string | undefined {
  const start = Date.parse(time);
  const end = start + minutes * minute;
  const entry = entries.find(
    ({ _id, startsAt, endsAt }) => _id !== besides && Date.parse(startsAt) < end && Date.parse(endsAt) > start,
  );
  if (entry === undefined) return undefined;
  const { kind, title, role } = entry;
  if (kind === 'session') return `You have a session with ${displayName(entry.with?.name)} then.`;
  return role === 'host' ? `You host “${title}” then.` : `You have joined “${title}” then.`;
}

const dayMs = 24 * 3_600_000;

/** Days that the server answers for at once. */
const mostDays = 62;

/**
 * Returns the days to read for some times. For those in the next weeks it is the same range, so that it is read once; each
 * of the others has its own. A range begins a day early: what has begun by then may still be on.
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

/** The beginning of a UTC day. */
const dayOf = (time: number) => Math.floor(time / dayMs) * dayMs;

const iso = (time: number) => new Date(time).toISOString();
