import type { ApiClient } from '@skill-exchange/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { cacheOf } from '../queries.tsx';
import type { Services } from '../services-context.ts';

type Place = { address: URL; params: Record<string, string | undefined> };

/** Reads what a page shows first. Its code brings the query, and is on its way already. */
type Read = (queryClient: QueryClient, api: ApiClient, place: Place) => Promise<unknown>;

/** Pages with one obvious thing to read. The first pattern that matches counts. */
const pages: readonly { pattern: string; forMembers: boolean; read: Read }[] = [
  {
    pattern: paths.users,
    forMembers: false,
    read: async (queryClient, api, { address }) => {
      const { usersQuery } = await import('@skill-exchange/api-client/users');
      return await queryClient.ensureInfiniteQueryData(usersQuery(api, address.searchParams.get('q') ?? ''));
    },
  },
  {
    pattern: paths.events,
    forMembers: false,
    read: async (queryClient, api) => {
      const { eventsQuery } = await import('@skill-exchange/api-client/events');
      return await queryClient.ensureInfiniteQueryData(eventsQuery(api));
    },
  },
  {
    pattern: paths.recommendedUsers,
    forMembers: true,
    read: async (queryClient, api) => {
      const { recommendedUsersQuery } = await import('@skill-exchange/api-client/users');
      return await queryClient.ensureQueryData(recommendedUsersQuery(api));
    },
  },
  {
    pattern: paths.user.pattern,
    forMembers: true,
    read: async (queryClient, api, { params }) => {
      const { userQuery } = await import('@skill-exchange/api-client/users');
      return await queryClient.ensureQueryData(userQuery(api, params.userId ?? ''));
    },
  },
];

/**
 * Reads what the page behind an address of the app shows first. What is known is left alone: the page shows it, and
 * decides whether to read it again. A failure is silent here, since the page reads for itself and tells of it.
 */
export async function readAhead(href: string, services: Services): Promise<void> {
  const address = new URL(href, window.location.origin);
  for (const { pattern, forMembers, read } of pages) {
    const match = matchPath(pattern, address.pathname);
    if (match === null) continue;
    if (forMembers && services.session.get().phase !== 'member') return;
    await read(cacheOf(services), services.api, { address, params: match.params });
    return;
  }
}
