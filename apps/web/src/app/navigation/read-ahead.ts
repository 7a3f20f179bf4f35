import type { ApiClient } from '@skill-exchange/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { cacheOf } from '../queries.tsx';
import type { Services } from '../services-context.ts';

type Place = {
  address: URL;
  params: Record<string, string | undefined>;
  /** Who reads; null for a visitor. */
  ownId: string | null;
};

/** Reads what a page shows first. Its code brings the queries, and is on its way already. */
type Read = (queryClient: QueryClient, api: ApiClient, place: Place) => Promise<unknown>;

type PageToRead = { pattern: string; forMembers: boolean; read: Read };

const readNothing: Read = async () => {};

const readOwnProfile: Read = async (queryClient, api, { ownId }) => {
  const { userQuery } = await import('@skill-exchange/api-client/users');
  return await queryClient.ensureQueryData(userQuery(api, ownId ?? ''));
};

/** Pages of which it is plain what to read. The first pattern that matches counts. */
const pages: readonly PageToRead[] = [
  { pattern: paths.login, forMembers: false, read: readNothing },
  { pattern: paths.signup, forMembers: false, read: readNothing },
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
    read: async (queryClient, api, { params: { userId = '' }, ownId }) => {
      const [{ userQuery }, { receivedReviewsQuery }, { chatUsersQuery }, { NoReviewsArt }] =
        await Promise.all([
          import('@skill-exchange/api-client/users'),
          import('@skill-exchange/api-client/reviews'),
          import('@skill-exchange/api-client/chat'),
          import('@skill-exchange/ui/illustration'),
        ]);
      const [reviews] = await Promise.all([
        queryClient.ensureQueryData(receivedReviewsQuery(api, userId)),
        queryClient.ensureQueryData(userQuery(api, userId)),
        // The page can do without: the count on the chat's button.
        queryClient.prefetchQuery(chatUsersQuery(api, ownId ?? '')),
      ]);
      return reviews.length > 0 || (await NoReviewsArt.preload());
    },
  },
  { pattern: paths.dashboard.home, forMembers: true, read: readOwnProfile },
  { pattern: paths.dashboard.profile, forMembers: true, read: readOwnProfile },
  {
    pattern: paths.dashboard.events,
    forMembers: true,
    read: async (queryClient, api) => {
      const { createdEventsQuery } = await import('@skill-exchange/api-client/events');
      const { participatingEventsQuery } = await import('@skill-exchange/api-client/registrations');
      const statuses = ['Upcoming', 'Cancelled', 'Completed'] as const;
      return await Promise.all(
        statuses.flatMap((status) => [
          queryClient.ensureQueryData(createdEventsQuery(api, status)),
          queryClient.ensureQueryData(participatingEventsQuery(api, status)),
        ]),
      );
    },
  },
  { pattern: paths.dashboard.createEvent, forMembers: true, read: readNothing },
  {
    pattern: paths.dashboard.event.pattern,
    forMembers: true,
    read: async (queryClient, api, { params: { eventId = '' }, ownId }) => {
      const [{ eventQuery }, { HostedEvent, PublicEvent }] = await Promise.all([
        import('@skill-exchange/api-client/events'),
        import('../../features/events/event-overview.tsx'),
      ]);
      const event = await queryClient.ensureQueryData(eventQuery(api, eventId));
      if (event.created_by._id !== ownId) return await PublicEvent.preload();
      const { eventParticipantsQuery, eventRequestsQuery } = await import(
        '@skill-exchange/api-client/registrations'
      );
      return await Promise.all([
        HostedEvent.preload(),
        queryClient.ensureQueryData(eventRequestsQuery(api, eventId)),
        queryClient.ensureQueryData(eventParticipantsQuery(api, eventId)),
      ]);
    },
  },
  {
    pattern: paths.dashboard.session,
    forMembers: true,
    read: async (queryClient, api) => {
      const { sessionsQuery } = await import('@skill-exchange/api-client/sessions');
      return await queryClient.ensureQueryData(sessionsQuery(api));
    },
  },
  {
    pattern: paths.dashboard.review,
    forMembers: true,
    read: async (queryClient, api, { ownId }) => {
      const { givenReviewsQuery, receivedReviewsQuery } = await import('@skill-exchange/api-client/reviews');
      return await Promise.all([
        queryClient.ensureQueryData(receivedReviewsQuery(api, ownId ?? '')),
        queryClient.ensureQueryData(givenReviewsQuery(api)),
      ]);
    },
  },
];

/** Milliseconds between two looks at whether the page is taken over, and how many looks are worth it. */
const look = 50;
const looks = 40;

/**
 * Waits until the app has taken over what the server has drawn of this page: a part of it that finds other data in the
 * cache than it was drawn with would be drawn anew. Resolves to whether it has.
 */
async function isTakenOver(): Promise<boolean> {
  for (let left = looks; left > 0; left -= 1) {
    if (document.querySelector('main [data-waiting]') === null) return true;
    await new Promise((resolve) => setTimeout(resolve, look));
  }
  return false;
}

/**
 * Reads what the page behind an address of the app shows first. What is known is left alone: the page shows it, and
 * decides whether to read it again.
 *
 * @returns whether that page could be drawn at once now. A failure is silent here, since the page reads for itself and
 * tells of it.
 */
export async function readAhead(href: string, services: Services): Promise<boolean> {
  const address = new URL(href, window.location.origin);
  const session = services.session.get();
  const ownId = session.phase === 'member' ? session.userId : null;
  for (const { pattern, forMembers, read } of pages) {
    const match = matchPath(pattern, address.pathname);
    if (match === null) continue;
    if ((forMembers && ownId === null) || !(await isTakenOver())) return false;
    try {
      await read(cacheOf(services), services.api, { address, params: match.params, ownId });
      return true;
    } catch {
      return false;
    }
  }
  return false;
}
