import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';

export interface CalendarRange {
  /** ISO 8601, UTC. */
  readonly from: string;
  /** ISO 8601, UTC; at most 62 days later. */
  readonly to: string;
}

/** The caller's events and sessions in a range, soonest first. */
export function calendarQuery(api: ApiClient, range: CalendarRange) {
  return queryOptions({
    queryKey: ['calendar', 'entries', range],
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      (await api.GET('/api/calendar', { params: { query: { ...range } }, signal })).data.entries,
  });
}

export const useCalendar = (range: CalendarRange) => useQuery(calendarQuery(useApi(), range));

const feedKey = ['calendar', 'feed'] as const;

/** Whether the caller's calendar has a URL; null if not. */
export function calendarFeedQuery(api: ApiClient) {
  return queryOptions({
    queryKey: feedKey,
    queryFn: async ({ signal }) => (await api.GET('/api/calendar/feed', { signal })).data.feed,
  });
}

export const useCalendarFeed = () => useQuery(calendarFeedQuery(useApi()));

/** Creates a new URL of the caller's calendar, which replaces the previous one. Only this response has it. */
export function createCalendarFeedMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (withLinks: boolean) => bodyOf(await api.POST('/api/calendar/feed', { body: { withLinks } })),
    onSuccess: ({ feed }, _input, _before, { client }) => client.setQueryData(feedKey, feed),
  });
}

export const useCreateCalendarFeed = () => useMutation(createCalendarFeedMutation(useApi()));

/** Revokes the URL of the caller's calendar. */
export function deleteCalendarFeedMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => {
      await api.DELETE('/api/calendar/feed');
    },
    onSuccess: (_answer, _input, _before, { client }) => client.setQueryData(feedKey, null),
  });
}

export const useDeleteCalendarFeed = () => useMutation(deleteCalendarFeedMutation(useApi()));

/** Returns absolute URLs of iCalendar files; the browser sends the cookie with them. */
export function useCalendarFiles(): { session: (id: string) => string; event: (id: string) => string } {
  const base = useApi().baseUrl;
  const whole = (path: string) => new URL(path, base || window.location.origin).href;
  return {
    session: (id) => whole(`/api/sessions/${encodeURIComponent(id)}/session.ics`),
    event: (id) => whole(`/api/events/${encodeURIComponent(id)}/event.ics`),
  };
}
