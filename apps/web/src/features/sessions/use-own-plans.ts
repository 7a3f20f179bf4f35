import { useCalendar } from '@skill-exchange/api-client/calendar';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { busyWords } from './own-plans.ts';

const dayMs = 24 * 3_600_000;

/** Days that the server answers for at once. */
const mostDays = 62;

/**
 * Tells what the member has to do at a time. Without an answer nothing is told: it is a courtesy, and the server knows
 * better.
 *
 * @param times the first and the last that are asked about, soonest first; none, and nothing is read
 */
export function useOwnPlans(times: readonly string[]) {
  const first = dayOf(times[0]) - dayMs;
  const last = Math.min(dayOf(times.at(-1)) + 2 * dayMs, first + mostDays * dayMs);
  const range = { from: iso(first), to: iso(last) };
  const { data: entries = [], error } = useCalendar(range, { enabled: times.length > 0 });
  useLoggedFailure('Failed to load your calendar', error);
  // From a day before: what has begun by then may still be on.
  return (time: string, minutes: number, besides?: string) => busyWords(entries, { time, minutes, besides });
}

/** The beginning of a time's UTC day, so that what is read is the same all day. */
function dayOf(time: string | undefined): number {
  const at = time === undefined ? 0 : Date.parse(time);
  return Math.floor(at / dayMs) * dayMs;
}

const iso = (time: number) => new Date(time).toISOString();
