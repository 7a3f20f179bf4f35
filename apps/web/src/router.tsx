import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { createdEventsQuery, eventsQuery, publicEventQuery, someEventsQuery } from '@skill-exchange/api-client/events';
import { participatingEventsQuery } from '@skill-exchange/api-client/registrations';
import { givenReviewsQuery, receivedReviewsQuery } from '@skill-exchange/api-client/reviews';
import { sessionsQuery } from '@skill-exchange/api-client/sessions';
import { recentSkillsQuery } from '@skill-exchange/api-client/skills';
import type { TextKind } from '@skill-exchange/api-client/texts';
import { recommendedUsersQuery, someUsersQuery, userQuery, usersQuery } from '@skill-exchange/api-client/users';
import type { RouteObject } from 'react-router-dom';
import { paths } from './config/paths.ts';
import { consolePages } from './console-routes.tsx';
import { eventPage, readEvent } from './event-route.ts';
import { MembersOnly } from './guards/members-only.tsx';
import { VisitorsOnly } from './guards/visitors-only.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { withTexts } from './lib/texts/with-texts.ts';
import { type Handle, page } from './page-route.tsx';

const accountPages = withTexts(['account', 'moderation'], async () => await import('./pages/account/account-page.tsx'));

const publicPages = [
  page(
    paths.home,
    withTexts(['entry', 'skills'], async () => (await import('./pages/landing/landing-page.tsx')).LandingPage),
    {
      isServerRendered: true,
      prefetch: ({ read, api, memberId, offers }) =>
        Promise.all([
          read(recentSkillsQuery(api)),
          ...(memberId === '' && offers('events', 'public-events') ? [read(someEventsQuery(api))] : []),
          ...(memberId === '' && offers('public-profiles') ? [read(someUsersQuery(api))] : []),
        ]),
    },
  ),
  page(
    paths.events,
    withTexts(['events', 'skills'], async () => (await import('./pages/events/events-page.tsx')).EventsPage),
    {
      isServerRendered: true,
      needs: ['events', 'public-events'],
      // The code of searches loads their results, so that this file does not include it.
      prefetch: async ({ readPages, api, search }) =>
        search.size === 0 ? await readPages(eventsQuery(api)) : undefined,
    },
  ),
  page(paths.event.pattern, eventPage, {
    isServerRendered: true,
    needs: ['public-events'],
    prefetch: ({ memberId, ...options }) =>
      memberId === ''
        ? options.read(publicEventQuery(options.api, options.params.eventId ?? ''))
        : readEvent({ memberId, ...options }),
  }),
  page(
    paths.users,
    withTexts(['meetings', 'skills'], async () => (await import('./pages/users/users-page.tsx')).UsersPage),
    {
      isServerRendered: true,
      needs: ['public-profiles'],
      prefetch: async ({ readPages, api, search, memberId }) =>
        memberId === '' && search.size === 0 ? await readPages(usersQuery(api)) : undefined,
    },
  ),
  page(paths.text.pattern, async () => (await import('./pages/text/text-page.tsx')).TextPage, {
    isServerRendered: true,
    // Imported here, so that this file does not include it.
    prefetch: async ({ read, api, params: { kind = '', version } }) => {
      const { textQuery } = await import('@skill-exchange/api-client/texts');
      return await read(textQuery(api, kind as TextKind, version === undefined ? undefined : Number(version)));
    },
  }),
  page(paths.news.pattern, async () => (await import('./pages/text/news-page.tsx')).NewsPage, {
    isServerRendered: true,
    // Imported here, so that this file does not include it.
    prefetch: async ({ read, api, params: { announcementId = '' } }) =>
      await read((await import('@skill-exchange/api-client/community-news')).communityNewsQuery(api, announcementId)),
  }),
  page(paths.blogs, async () => (await import('./pages/blogs/blogs-page.tsx')).BlogsPage, {
    isServerRendered: true,
    needs: ['blogs'],
  }),
  page(
    paths.unsubscribe.pattern,
    withTexts(['account'], async () => (await import('./pages/notifications/unsubscribe-page.tsx')).UnsubscribePage),
    {
      isPrivate: true,
    },
  ),
  page(
    '/setup/:token',
    withTexts(['operator'], async () => (await import('./pages/operator/setup-page.tsx')).SetupPage),
    { isPrivate: true },
  ),
  page(paths.forgotPassword, async () => (await accountPages()).ForgotPasswordPage),
  page(paths.emailLink.pattern, async () => (await accountPages()).EmailLinkPage, { isPrivate: true }),
  page(paths.blog.pattern, async () => (await import('./pages/blogs/blog-page.tsx')).BlogPage, {
    isServerRendered: true,
    needs: ['blogs'],
    // Imported here, so that this file does not include it.
    prefetch: async ({ read, api, params: { id = '' } }) =>
      await read((await import('@skill-exchange/api-client/articles')).articleQuery(api, id)),
  }),
  page(
    '*',
    withTexts(['entry'], async () => (await import('./pages/errors/not-found-page.tsx')).NotFoundPage),
  ),
];

const visitorPages = [
  page(
    paths.login,
    withTexts(['entry'], async () => (await import('./pages/log-in/login-page.tsx')).LoginPage),
    {
      isServerRendered: true,
    },
  ),
  page(
    paths.signup,
    withTexts(['entry', 'skills'], async () => (await import('./pages/log-in/signup-page.tsx')).SignupPage),
    {
      isServerRendered: true,
      // Imported here, so that this file does not include it.
      prefetch: async ({ read, api }) => {
        const { communityQuery } = await import('@skill-exchange/api-client/community');
        return await read(communityQuery(api));
      },
    },
  ),
];

const profilePage = page(
  paths.user.pattern,
  withTexts(
    ['account', 'meetings', 'messages', 'skills'],
    async () => (await import('./pages/user/user-page.tsx')).UserPage,
  ),
  {
    prefetch: ({ read, api, params: { userId = '' }, memberId }) =>
      Promise.all([
        read(userQuery(api, userId)),
        read(receivedReviewsQuery(api, userId)),
        read(chatUsersQuery(api, memberId)),
      ]),
  },
);

const memberPages = [
  page(
    paths.recommendedUsers,
    withTexts(
      ['meetings', 'skills'],
      async () => (await import('./pages/recommended-users/recommended-users-page.tsx')).RecommendedUsersPage,
    ),
    {
      prefetch: ({ read, api }) => read(recommendedUsersQuery(api)),
    },
  ),
  // Not beside the sidebar: the page of one event is the same at both of its paths.
  page(paths.dashboard.event.pattern, eventPage, { prefetch: readEvent }),
  page(
    paths.matches,
    withTexts(['meetings', 'skills'], async () => (await import('./pages/matches/matches-page.tsx')).MatchesPage),
  ),
  page(
    paths.conversation.pattern,
    withTexts(
      ['messages', 'account', 'skills'],
      async () => (await import('./pages/messages/messages-page.tsx')).MessagesPage,
    ),
    {
      prefetch: ({ read, api, memberId }) => read(chatUsersQuery(api, memberId)),
    },
  ),
  ...consolePages,
  page(
    paths.reportUser,
    withTexts(['account'], async () => (await import('./pages/user/report-user-page.tsx')).ReportUserPage),
  ),
];

const dashboard = page('', async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout);

const myProfilePage = page(
  paths.dashboard.profile,
  withTexts(
    ['account', 'meetings', 'skills'],
    async () => (await import('./pages/my-profile/my-profile-page.tsx')).MyProfilePage,
  ),
  { prefetch: ({ read, api, memberId }) => read(userQuery(api, memberId)) },
);

const dashboardPages = [
  // The layout redirects to the profile's URL.
  { ...myProfilePage, path: paths.dashboard.home },
  myProfilePage,
  page(
    paths.dashboard.events,
    withTexts(['events', 'skills'], async () => (await import('./pages/my-events/my-events-page.tsx')).MyEventsPage),
    {
      prefetch: ({ read, api }) =>
        Promise.all([read(createdEventsQuery(api, 'Upcoming')), read(participatingEventsQuery(api, 'Upcoming'))]),
    },
  ),
  page(
    paths.dashboard.createEvent,
    withTexts(['events', 'skills'], async () => (await import('./pages/new-event/new-event-page.tsx')).NewEventPage),
    {
      needs: ['events'],
    },
  ),
  page(
    paths.dashboard.oneSession.pattern,
    withTexts(
      ['meetings', 'messages', 'account', 'skills'],
      async () => (await import('./pages/my-sessions/my-sessions-page.tsx')).MySessionsPage,
    ),
    {
      prefetch: ({ read, api }) => read(sessionsQuery(api)),
    },
  ),
  // Their queries load with the pages, so that no other page contains them.
  page(
    paths.settings,
    withTexts(['account'], async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage),
  ),
  page(
    paths.availability,
    withTexts(['meetings'], async () => (await import('./pages/availability/availability-page.tsx')).AvailabilityPage),
  ),
  page(
    paths.calendar,
    withTexts(['meetings', 'skills'], async () => (await import('./pages/calendar/calendar-page.tsx')).CalendarPage),
  ),
  page(
    paths.notifications,
    withTexts(
      ['account', 'events', 'meetings', 'skills'],
      async () => (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage,
    ),
  ),
  page(
    paths.notificationSettings,
    withTexts(
      ['account', 'meetings', 'skills'],
      async () => (await import('./pages/notifications/notification-settings-page.tsx')).NotificationSettingsPage,
    ),
  ),
  page(
    paths.chatSettings,
    withTexts(
      ['messages'],
      async () => (await import('./pages/chat-settings/chat-settings-page.tsx')).ChatSettingsPage,
    ),
  ),
  page(`${paths.account}/:accountSection?`, async () => (await accountPages()).AccountPage),
  page(
    paths.dashboard.review,
    withTexts(
      ['account', 'skills'],
      async () => (await import('./pages/my-reviews/my-reviews-page.tsx')).MyReviewsPage,
    ),
    {
      prefetch: ({ read, api, memberId }) =>
        Promise.all([read(receivedReviewsQuery(api, memberId)), read(givenReviewsQuery(api))]),
    },
  ),
];

const forMembers: Handle = { isForMembers: true };

/** All pages with their layouts and guards. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...publicPages,
      { element: <VisitorsOnly />, children: visitorPages },
      { element: <MembersOnly isSaid />, handle: forMembers, children: [profilePage] },
      {
        element: <MembersOnly />,
        handle: forMembers,
        children: [...memberPages, { ...dashboard, children: dashboardPages }],
      },
    ],
  },
];
