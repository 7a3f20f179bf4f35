import { t } from '@lingui/core/macro';
import { useUser } from '@skill-exchange/api-client/users';
import { DashboardSidebar } from '@skill-exchange/ui/components/dashboard-sidebar';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { useLogOut } from '../lib/log-in/use-log-out.ts';
import { useOffers } from '../lib/use-offers.ts';
import { usePhotoUrl } from '../lib/use-photo-url.ts';

const settingsRows = () => [
  { label: t`Your hours`, href: paths.availability },
  { label: t`Calendar`, href: paths.calendar },
  { label: t`Notifications`, href: paths.notificationSettings },
  { label: t`Chat`, href: paths.chatSettings },
  { label: t`Account`, href: paths.account },
];

/** Returns the page of a path. All sessions and a single one are one page, whose list stays mounted. */
const pageOf = (pathname: string) =>
  pathname.startsWith(`${paths.dashboard.session}/`) ? paths.dashboard.session : pathname;

/** The member's own pages next to their sidebar. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const isIndex = useMatch(paths.dashboard.home) !== null;
  const shown = isIndex ? paths.dashboard.profile : pathname;
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const logOut = useLogOut();
  const hasEvents = useOffers('events');
  const hasSessions = useOffers('sessions');
  const places = [
    ...settingsRows(),
    ...(user?.role === 'moderator' ? [{ label: t`Moderation`, href: '/moderation' }] : []),
    ...(user?.isOperator ? [{ label: t`Console`, href: '/operator' }] : []),
  ];
  const rows = places.map((row) => ({ ...row, isCurrent: `${pathname}/`.startsWith(`${row.href}/`) }));
  return (
    <div className="page-wrap grid grid-cols-1 gap-x-12 pt-10 pb-24 max-lg:pt-6 max-lg:pb-16 lg:grid-cols-[216px_minmax(0,1fr)]">
      <DashboardSidebar
        // The page of an event belongs to the events; the inbox belongs to none.
        current={rows.some(({ isCurrent }) => isCurrent) ? 'settings' : shown.split('/')[2]}
        without={[...(hasEvents ? [] : ['events']), ...(hasSessions ? [] : ['session'])]}
        settings={rows}
        onLogout={logOut}
        member={
          member ? { id: member.userId, name: member.name, photo, href: paths.user.to(member.userId) } : undefined
        }
      />
      {/* The index shows the profile, which stays while the URL is replaced by the profile's own. */}
      {isIndex ? <Navigate to={paths.dashboard.profile} replace /> : null}
      <div key={pageOf(shown)} className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
