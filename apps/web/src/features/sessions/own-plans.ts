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
 * Returns the days to read for some times, which are soonest first. Where they are in the next weeks it is the same range
 * for all, so that it is read once. It begins a day early: what has begun by then may still be on.
 */
export function rangeAround(times: readonly string[], now: number): { from: string; to: string } {
  const today = dayOf(now) - dayMs;
  const [first, last] = [times[0], times.at(-1)].map((time) => dayOf(time === undefined ? now : Date.parse(time)));
  const isSoon = (first ?? 0) >= today && (last ?? 0) + dayMs <= today + mostDays * dayMs;
  const from = isSoon ? today : (first ?? 0) - dayMs;
  return { from: iso(from), to: iso(from + mostDays * dayMs) };
}

/** The beginning of a UTC day. */
const dayOf = (time: number) => Math.floor(time / dayMs) * dayMs;

const iso = (time: number) => new Date(time).toISOString();
