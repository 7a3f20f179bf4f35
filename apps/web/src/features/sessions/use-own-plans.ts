import { useCalendar } from '@skill-exchange/api-client/calendar';
import { useState } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { busyWords, rangeAround } from './own-plans.ts';

/**
 * Tells what the member has to do at a time. Without an answer nothing is told: it is a courtesy, and the server knows
 * better.
 *
 * @param times those that are asked about, soonest first; none, and nothing is read
 */
export function useOwnPlans(times: readonly string[]) {
  const [now] = useState(Date.now);
  const { data: entries = [], error } = useCalendar(rangeAround(times, now), { enabled: times.length > 0 });
  useLoggedFailure('Failed to load your calendar', error);
  return (time: string, minutes: number, besides?: string) => busyWords(entries, { time, minutes, besides });
}
