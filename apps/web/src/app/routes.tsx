import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { MembersOnly } from './guards/members-only.tsx';
import { VisitorsOnly } from './guards/visitors-only.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { type LazyPage, lazyPage, lazyPart } from './navigation/lazy-page.tsx';
import { preloadLandingParts } from './pages/landing/landing-parts.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { goOn, isTakenOver } from './takeover/drawn-part.ts';

/** A page whose form has code of its own: with it where nobody looks at the page yet. */
async function whole(Page: ComponentType & { prepare: () => Promise<boolean> }): Promise<ComponentType> {
  if (isTakenOver()) await Page.prepare();
  return Page;
}

/** Every page, each in a chunk of its own; the frame of the landing page, where most readers start, is always there. */
const pages = {
  landing: { Page: LandingPage, preload: preloadLandingParts },
  login: lazyPart(async () => whole((await import('./pages/login-page.tsx')).LoginPage)),
  signup: lazyPart(async () => whole((await import('./pages/signup-page.tsx')).SignupPage)),
  events: lazyPage(async () => (await import('./pages/events-page.tsx')).EventsPage),
  blogs: lazyPage(async () => (await import('./pages/blogs-page.tsx')).BlogsPage),
  blog: lazyPage(async () => (await import('./pages/blog-page.tsx')).BlogPage),
  users: lazyPage(async () => (await import('./pages/users-page.tsx')).UsersPage),
  recommendedUsers: lazyPage(
    async () => (await import('./pages/recommended-users-page.tsx')).RecommendedUsersPage,
  ),
  dashboard: lazyPage(async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout),
  user: lazyPage(async () => (await import('./pages/user-page.tsx')).UserPage),
  reportUser: lazyPage(async () => (await import('./pages/report-user-page.tsx')).ReportUserPage),
  myProfile: lazyPage(async () => (await import('./pages/my-profile-page.tsx')).MyProfilePage),
  myEvents: lazyPage(async () => (await import('./pages/my-events-page.tsx')).MyEventsPage),
  newEvent: lazyPage(async () => (await import('./pages/new-event-page.tsx')).NewEventPage),
  event: lazyPage(async () => (await import('./pages/event-page.tsx')).EventPage),
  mySessions: lazyPage(async () => (await import('./pages/my-sessions-page.tsx')).MySessionsPage),
  myReviews: lazyPage(async () => (await import('./pages/my-reviews-page.tsx')).MyReviewsPage),
  notFound: lazyPage(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
} satisfies Record<string, LazyPage>;

/** What a route says about code that is fetched ahead of time. */
type Ahead = {
  preload?: LazyPage['preload'];
  /** The page that visitors come to instead. */
  forVisitors?: LazyPage;
};

const at = (path: string, { Page, preload }: LazyPage) => ({
  path,
  element: <Page />,
  handle: { preload } satisfies Ahead,
});

const ofMembers = { forVisitors: pages.login } satisfies Ahead;

/** Which page stands at which path, and who may see it. */
export const routes: RouteObject[] = [
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
        handle: ofMembers,
        children: [at(paths.user.pattern, pages.user)],
      },
      {
        element: <MembersOnly />,
        handle: ofMembers,
        children: [
          at(paths.recommendedUsers, pages.recommendedUsers),
          at(paths.reportUser, pages.reportUser),
          {
            ...at(paths.dashboard.home, pages.dashboard),
            children: [
              at('', pages.myProfile),
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

/**
 * Fetches the code of the page behind an address of the app ahead of time, and all that the change of pages needs. A
 * visitor who goes to a member's page comes to log in.
 *
 * @returns whether it has come
 */
export async function preloadRoute(href: string, forVisitor: boolean): Promise<boolean> {
  const { pathname } = new URL(href, window.location.origin);
  goOn(pathname);
  const met = aheadOf(pathname);
  const instead = forVisitor ? met.find(({ forVisitors }) => forVisitors)?.forVisitors : undefined;
  const parts = await Promise.all((instead ? [instead] : met).map(({ preload }) => preload?.() ?? true));
  return parts.every(Boolean);
}

function aheadOf(path: string): Ahead[] {
  return (matchRoutes(routes, path) ?? []).map(({ route }): Ahead => route.handle ?? {});
}

/** Whether visitors who come to a path are led to the log-in. */
export const isForMembers = (path: string): boolean => aheadOf(path).some(({ forVisitors }) => forVisitors);
