import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
// Before the router, so that a half-filled form hears of Back first.
import '../shared/history-gate.ts';
import { MembersOnly } from './guards/members-only.tsx';
import { VisitorsOnly } from './guards/visitors-only.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import type { LazyPage } from './navigation/lazy-page.tsx';
import { pages } from './routes.ts';

/** The router's `*` ends where a line does: an address with a break in it would be no page at all, a blank one. */
const lineBreak = /%0[AD]|%E2%80%A[89]/i;
const nowhere = '/404';

const at = (path: string, { Page }: LazyPage) => ({ path, element: <Page /> });

const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      at(paths.home, pages.landing),
      at(paths.events, pages.events),
      at(paths.users, pages.users),
      at(paths.blogs, pages.blogs),
      at(paths.blog.pattern, pages.blog),
      {
        element: <VisitorsOnly />,
        children: [at(paths.login, pages.login), at(paths.signup, pages.signup)],
      },
      {
        element: <MembersOnly message="Login Required" />,
        children: [at(paths.user.pattern, pages.user)],
      },
      {
        element: <MembersOnly />,
        children: [
          at(paths.recommendedUsers, pages.recommendedUsers),
          at(paths.reportUser, pages.reportUser),
          {
            ...at(paths.dashboard.home, pages.dashboard),
            children: [
              { index: true, element: <pages.myProfile.Page /> },
              at(paths.dashboard.profile, pages.myProfile),
              at(paths.dashboard.events, pages.myEvents),
              at(paths.dashboard.createEvent, pages.newEvent),
              at(paths.dashboard.event.pattern, pages.event),
              at(paths.dashboard.session, pages.mySessions),
              at(paths.dashboard.review, pages.myReviews),
            ],
          },
        ],
      },
      at('*', pages.notFound),
    ],
  },
];

/** Which page stands at which path, and who may see it. */
export function AppRoutes() {
  const isBroken = lineBreak.test(useLocation().pathname);
  return useRoutes(routes, isBroken ? nowhere : undefined);
}
