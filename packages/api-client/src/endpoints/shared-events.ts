import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { Event } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { eventKeys } from './events.ts';
import type { Gate } from './gate.ts';

const ahead = (memberId: string) => ({ query: { status: 'Upcoming' as const, with: memberId, limit: 50 } });

/** The first upcoming events in which the caller takes part, and the member hosts or takes part. */
export function eventsJoinedWithQuery(api: ApiClient, memberId: string) {
  return queryOptions({
    queryKey: eventKeys.joinedWith(memberId),
    queryFn: async ({ signal }) => {
      const params = ahead(memberId);
      const { data } = await api.GET('/api/events/get-participating-events', { params, signal });
      return eventsOf(data, memberId);
    },
  });
}

/** The first upcoming events that the caller hosts, and in which the member takes part. */
export function eventsHostedWithQuery(api: ApiClient, memberId: string) {
  return queryOptions({
    queryKey: eventKeys.hostedWith(memberId),
    queryFn: async ({ signal }) => {
      const params = ahead(memberId);
      const { data } = await api.GET('/api/events/user-events-status', { params, signal });
      return eventsOf(data, memberId);
    },
  });
}

/** Another backend ignores `with`. */
function eventsOf(events: readonly Event[], memberId: string): Event[] {
  return events
    .map((event) => wholeEvent(event))
    .filter(
      ({ created_by, participants }) => created_by._id === memberId || participants.some(({ _id }) => _id === memberId),
    );
}

/** Upcoming events to which both the caller and a member go, soonest first. Empty until all are loaded. */
export function useSharedEvents(memberId: string, gate: Gate = {}): { events: Event[]; error: Error | null } {
  const api = useApi();
  const joined = useQuery({ ...eventsJoinedWithQuery(api, memberId), ...gate });
  const hosted = useQuery({ ...eventsHostedWithQuery(api, memberId), ...gate });
  const events = joined.data && hosted.data ? [...joined.data, ...hosted.data] : [];
  events.sort((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time));
  return { events, error: joined.error ?? hosted.error };
}
