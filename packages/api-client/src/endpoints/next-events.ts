import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { Event } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { eventKeys } from './events.ts';

const soonest = { status: 'Upcoming' as const, limit: 5 };

/** The next few events in which the caller has a place, soonest first. */
export function nextJoinedEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventKeys.nextJoined(),
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/events/get-participating-events', { params: { query: soonest }, signal });
      return data.map((event) => wholeEvent(event));
    },
  });
}

/** The next few events that the caller hosts or co-hosts, soonest first. */
export function nextHostedEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventKeys.nextHosted(),
    queryFn: async ({ signal }) => {
      const query = { ...soonest, include: 'cohosted' as const };
      const { data } = await api.GET('/api/events/user-events-status', { params: { query }, signal });
      return data.map((event) => wholeEvent(event));
    },
  });
}

/** The next events to which the caller goes as guest or host, soonest first; without those that fail to load. */
export function useNextEvents(): { events: Event[]; isPending: boolean; errors: (Error | null)[] } {
  const api = useApi();
  const joined = useQuery(nextJoinedEventsQuery(api));
  const hosted = useQuery(nextHostedEventsQuery(api));
  const events = [...(joined.data ?? []), ...(hosted.data ?? [])].filter(
    ({ status, isHidden }) => status === 'Upcoming' && isHidden !== true,
  );
  events.sort((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time));
  return { events, isPending: joined.isPending || hosted.isPending, errors: [joined.error, hosted.error] };
}
