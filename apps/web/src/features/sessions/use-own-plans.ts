import { useCalendar } from '@skill-exchange/api-client/calendar';
import { useState } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { busyWords, rangeAround } from './own-plans.ts';

/**
 * Says what the member has planned at a time. Without an answer it says nothing: it is a courtesy, and the server knows
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
