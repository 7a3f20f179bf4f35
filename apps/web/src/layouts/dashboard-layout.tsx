import { useUser } from '@skill-exchange/api-client/users';
import { type DashboardSection, DashboardSidebar } from '@skill-exchange/ui/components/dashboard-sidebar';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { useLogOut } from '../lib/use-log-out.ts';
import { usePhotoUrl } from '../lib/use-photo-url.ts';

const sections: readonly [path: string, section: DashboardSection][] = [
  [paths.dashboard.events, 'events'],
  [paths.dashboard.session, 'session'],
  [paths.availability, 'session'],
  [paths.calendar, 'session'],
  [paths.dashboard.review, 'review'],
];

/** The section that an address belongs to; the page of one event belongs to the events, hours and calendar to the sessions. */
function sectionOf(pathname: string): DashboardSection {
  const found = sections.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? 'profile';
}

/** The member's own pages beside their sidebar. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const isIndex = useMatch(paths.dashboard.home) !== null;
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const logOut = useLogOut();
  return (
    <div className="page-wrap grid grid-cols-1 gap-x-14 pt-10 pb-24 max-lg:pt-6 max-lg:pb-16 lg:grid-cols-[216px_minmax(0,1fr)]">
      <DashboardSidebar
        current={sectionOf(pathname)}
        homeHref={paths.home}
        baseHref={paths.dashboard.home}
        onLogout={logOut}
        member={
          member ? { id: member.userId, name: member.name, photo, href: paths.user.to(member.userId) } : undefined
        }
      />
      {/* The index shows the profile already, which stays while the address becomes the profile's own. */}
      {isIndex ? <Navigate to={paths.dashboard.profile} replace /> : null}
      <div key={isIndex ? paths.dashboard.profile : pathname} className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
