import { paths } from '../../config/paths.ts';

/** Source files of what a page is made of at first. Each brings along what it imports. */
export type PageSources = {
  /** What the page cannot do without: its document names their scripts. */
  needs: readonly string[];
  /** What its data may ask for as well: its document has the styles of that. */
  mayNeed?: readonly string[];
};

const page = (name: string) => `src/app/pages/${name}-page.tsx`;
const ofDashboard = (name: string) => ['src/app/layouts/dashboard-layout.tsx', page(name)];

/** Any list may be empty. */
export const emptyPlaces = '../../packages/ui/src/illustration/drawings.tsx';

/** By the route's path: every page of the app. */
export const pageSources: Readonly<Record<string, PageSources>> = {
  [paths.home]: { needs: [], mayNeed: ['src/app/pages/landing/opening.tsx'] },
  [paths.events]: { needs: [page('events')] },
  [paths.users]: { needs: [page('users')] },
  [paths.blogs]: { needs: [page('blogs')] },
  [paths.blog.pattern]: { needs: [page('blog')] },
  [paths.login]: { needs: [page('login')] },
  [paths.signup]: { needs: [page('signup')] },
  [paths.user.pattern]: { needs: [page('user')] },
  [paths.recommendedUsers]: { needs: [page('recommended-users')] },
  [paths.reportUser]: { needs: [page('report-user')] },
  [paths.dashboard.home]: { needs: ofDashboard('my-profile') },
  [paths.dashboard.profile]: { needs: ofDashboard('my-profile') },
  [paths.dashboard.events]: { needs: ofDashboard('my-events') },
  [paths.dashboard.createEvent]: { needs: ofDashboard('new-event') },
  [paths.dashboard.event.pattern]: {
    needs: ofDashboard('event'),
    mayNeed: ['src/features/events/hosted-event.tsx', 'src/features/events/public-event.tsx'],
  },
  [paths.dashboard.session]: { needs: ofDashboard('my-sessions') },
  [paths.dashboard.review]: { needs: ofDashboard('my-reviews') },
  '*': { needs: [page('not-found')] },
};

/** All that is named above. */
export const allSources: ReadonlySet<string> = new Set([
  emptyPlaces,
  ...Object.values(pageSources).flatMap(({ needs, mayNeed = [] }) => [...needs, ...mayNeed]),
]);
