import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { isApiError } from '../errors.ts';
import { needsOfPlans } from '../needs-of-plans.ts';
import { useApi } from '../provider.ts';
import type { NeedList } from '../types.ts';
import { createdEventsQuery } from './events.ts';
import { sessionsQuery } from './sessions.ts';

export const needKeys = { all: ['needs'] as const };

/**
 * What waits for a member: what has an end first, soonest first; and after weeks what is new since their last visit. From
 * their sessions and events on a backend without such a list.
 */
export function needsQuery(api: ApiClient, memberId: string) {
  return queryOptions({
    queryKey: needKeys.all,
    // Others ask and answer, too.
    staleTime: 5_000,
    queryFn: async ({ signal, client }): Promise<NeedList> => {
      try {
        return (await api.GET('/api/needs', { signal })).data;
      } catch (error) {
        if (!isApiError(error, 404) && !isApiError(error, 405)) throw error;
      }
      const [sessions, events] = await Promise.all([
        client.fetchQuery(sessionsQuery(api)),
        client.fetchQuery(createdEventsQuery(api, 'Upcoming')),
      ]);
      return { needs: needsOfPlans({ sessions, events }, memberId, Date.now()) };
    },
  });
}

/** What waits for a member. */
export const useNeeds = (memberId: string) =>
  useQuery({ ...needsQuery(useApi(), memberId), select: ({ needs }) => needs });

/** What is new since a member's last visit weeks ago; null for everybody else. */
export const useSinceLastVisit = (memberId: string) =>
  useQuery({ ...needsQuery(useApi(), memberId), select: ({ sinceLastVisit = null }) => sinceLastVisit });
