import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
// Before the router, so that a half-filled form hears of Back first.
import '../shared/history-gate.ts';
import { MembersOnly } from './guards/members-only.tsx';
import { VisitorsOnly } from './guards/visitors-only.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { pages } from './routes.ts';

/** The router's `*` ends where a line does: an address with a break in it would be no page at all, a blank one. */
const lineBreak = /%0[AD]|%E2%80%A[89]/i;
const nowhere = '/404';

/** Which page stands at which path, and who may see it. */
export function AppRoutes() {
  const isBroken = lineBreak.test(useLocation().pathname);
  return (
    <Routes {...(isBroken && { location: nowhere })}>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<pages.landing.Page />} />
        <Route path={paths.events} element={<pages.events.Page />} />
        <Route path={paths.users} element={<pages.users.Page />} />
        <Route path={paths.blogs} element={<pages.blogs.Page />} />
        <Route path={paths.blog.pattern} element={<pages.blog.Page />} />

        <Route element={<VisitorsOnly />}>
          <Route path={paths.login} element={<pages.login.Page />} />
          <Route path={paths.signup} element={<pages.signup.Page />} />
        </Route>

        <Route element={<MembersOnly message="Login Required" />}>
          <Route path={paths.user.pattern} element={<pages.user.Page />} />
        </Route>

        <Route element={<MembersOnly />}>
          <Route path={paths.recommendedUsers} element={<pages.recommendedUsers.Page />} />
          <Route path={paths.reportUser} element={<pages.reportUser.Page />} />
          <Route path={paths.dashboard.home} element={<pages.dashboard.Page />}>
            <Route index element={<Navigate to={paths.dashboard.profile} replace />} />
            <Route path={paths.dashboard.profile} element={<pages.myProfile.Page />} />
            <Route path={paths.dashboard.events} element={<pages.myEvents.Page />} />
            <Route path={paths.dashboard.createEvent} element={<pages.newEvent.Page />} />
            <Route path={paths.dashboard.event.pattern} element={<pages.event.Page />} />
            <Route path={paths.dashboard.session} element={<pages.mySessions.Page />} />
            <Route path={paths.dashboard.review} element={<pages.myReviews.Page />} />
          </Route>
        </Route>

        <Route path="*" element={<pages.notFound.Page />} />
      </Route>
    </Routes>
  );
}
