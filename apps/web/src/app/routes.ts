import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { type LazyPage, lazyPage, lazyPart } from './navigation/lazy-page.tsx';
import { preloadLandingParts } from './pages/landing/landing-parts.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { takeOverAll } from './takeover/drawn-part.ts';

/** Every page, each in a chunk of its own; the frame of the landing page, where most readers start, is always there. */
export const pages = {
  landing: { Page: LandingPage, preload: preloadLandingParts },
  login: lazyPart(async () => (await import('./pages/login-page.tsx')).loadLoginPage()),
  signup: lazyPart(async () => (await import('./pages/signup-page.tsx')).loadSignupPage()),
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

type PagesAt = readonly [pattern: string, pages: readonly LazyPage[]][];

/** What stands at a path for everybody. */
const publicPages: PagesAt = [
  [paths.home, [pages.landing]],
  [paths.login, [pages.login]],
  [paths.signup, [pages.signup]],
  [paths.events, [pages.events]],
  [paths.blogs, [pages.blogs]],
  [paths.blog.pattern, [pages.blog]],
  [paths.users, [pages.users]],
];

/** What stands at a path for members alone, layout first. The first pattern that matches counts. */
const membersPages: PagesAt = [
  [paths.recommendedUsers, [pages.recommendedUsers]],
  [paths.user.pattern, [pages.user]],
  [paths.reportUser, [pages.reportUser]],
  [paths.dashboard.home, [pages.dashboard, pages.myProfile]],
  [paths.dashboard.profile, [pages.dashboard, pages.myProfile]],
  [paths.dashboard.events, [pages.dashboard, pages.myEvents]],
  [paths.dashboard.createEvent, [pages.dashboard, pages.newEvent]],
  [paths.dashboard.event.pattern, [pages.dashboard, pages.event]],
  [paths.dashboard.session, [pages.dashboard, pages.mySessions]],
  [paths.dashboard.review, [pages.dashboard, pages.myReviews]],
];

/**
 * Fetches the code of the page behind an address of the app ahead of time, and all that the change of pages needs. A
 * visitor who goes to a member's page comes to log in.
 *
 * @returns whether it has come
 */
export async function preloadRoute(href: string, forVisitor: boolean): Promise<boolean> {
  takeOverAll();
  const { pathname } = new URL(href, window.location.origin);
  const at = (places: PagesAt) => places.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1];
  const ofMembers = at(membersPages);
  const found = at(publicPages) ?? (ofMembers && forVisitor ? [pages.login] : (ofMembers ?? []));
  const parts = await Promise.all(found.map((page) => page.preload()));
  return parts.every(Boolean);
}
