import { calendarQuery } from '@skill-exchange/api-client/calendar';
import { useApi } from '@skill-exchange/api-client/provider';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoggedFailure } from '../query-view.tsx';
import { busyWords, type PlannedTime, rangesAround } from './own-plans.ts';

/**
 * Returns a function that describes what the member has planned at a time. Returns nothing without a
 * response: it is a courtesy, and the server checks anyway.
 *
 * @param times the times to check; empty sends no request
 */
export function useOwnPlans(times: readonly string[]) {
  const [now] = useState(Date.now);
  const api = useApi();
  const plans = useQueries({ queries: rangesAround(times, now).map((range) => calendarQuery(api, range)) });
  const failed = plans.find(({ error }) => error !== null);
  useLoggedFailure('Failed to load your calendar', failed?.error ?? null);
  const entries = plans.flatMap(({ data = [] }) => data);
  return (time: string, minutes: number, others: Omit<PlannedTime, 'time' | 'minutes'> = {}) =>
    busyWords(entries, { time, minutes, ...others });
}
