import type { ApiClient } from '@skill-exchange/api-client';
import { someEventsQuery } from '@skill-exchange/api-client/events';
import { recentSkillsQuery } from '@skill-exchange/api-client/skills';
import { someUsersQuery } from '@skill-exchange/api-client/users';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';

/** Reads what a page shows. */
type Read = (queryClient: QueryClient, api: ApiClient) => Promise<unknown>;

/** Whole lists are read by the app, which says that they load and what failed. */
const nothing: Read = () => Promise.resolve();

/** By path: the pages that are drawn on the server for visitors. Strangers, search engines and slow lines come there first. */
export const publicPages: ReadonlyMap<string, Read> = new Map<string, Read>([
  [
    paths.home,
    (queryClient, api) =>
      Promise.all([
        queryClient.fetchQuery(recentSkillsQuery(api)),
        queryClient.fetchQuery(someEventsQuery(api)),
        queryClient.fetchQuery(someUsersQuery(api)),
      ]),
  ],
  [paths.events, nothing],
  [paths.users, nothing],
  [paths.blogs, nothing],
  [paths.login, nothing],
  [paths.signup, nothing],
]);
