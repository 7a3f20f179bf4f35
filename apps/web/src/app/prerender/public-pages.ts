import type { ApiClient } from '@skill-exchange/api-client';
import { someEventsQuery } from '@skill-exchange/api-client/events';
import { recentSkillsQuery } from '@skill-exchange/api-client/skills';
import { someUsersQuery } from '@skill-exchange/api-client/users';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';

/** A page that is drawn on the server for visitors. */
export type PublicPage = {
  /** Its source file in the build's manifest; none for a page that every script contains. */
  readonly source?: string;
  /** Reads what it shows. */
  readonly read: (queryClient: QueryClient, api: ApiClient) => Promise<unknown>;
};

/** Whole lists are read by the app, which says that they load and what failed. */
const nothing = () => Promise.resolve();

/** By path: the pages that strangers, search engines and slow lines come to first. */
export const publicPages: ReadonlyMap<string, PublicPage> = new Map<string, PublicPage>([
  [
    paths.home,
    {
      read: (queryClient, api) =>
        Promise.all([
          queryClient.fetchQuery(recentSkillsQuery(api)),
          queryClient.fetchQuery(someEventsQuery(api)),
          queryClient.fetchQuery(someUsersQuery(api)),
        ]),
    },
  ],
  [
    paths.events,
    {
      source: 'src/app/pages/events-page.tsx',
      read: nothing,
    },
  ],
  [
    paths.users,
    {
      source: 'src/app/pages/users-page.tsx',
      read: nothing,
    },
  ],
  [paths.blogs, { source: 'src/app/pages/blogs-page.tsx', read: nothing }],
  [paths.login, { source: 'src/app/pages/login-page.tsx', read: nothing }],
  [paths.signup, { source: 'src/app/pages/signup-page.tsx', read: nothing }],
]);
