import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { useUser } from '@skill-exchange/api-client/users';
import { NavBell } from '@skill-exchange/ui/components/nav-bell';
import { NavCases } from '@skill-exchange/ui/components/nav-cases';
import { TabBar, type TabBarPlace } from '@skill-exchange/ui/components/tab-bar';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { LiveUnread } from '../features/chat/live-unread.tsx';
import { LiveNotifications } from '../features/notifications/live-notifications.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { useUnread } from '../lib/chat/unread.ts';
import { useOpenCases } from '../lib/plans/use-open-cases.ts';
import { refuseDroppedFiles } from '../lib/refuse-dropped-files.ts';
import { useOffers } from '../lib/use-offers.ts';
import { usePhotoUrl } from '../lib/use-photo-url.ts';
import { DismissibleBanner } from './dismissible-banner.tsx';

/** The announcement above every page, in the chunk of the bar: no page loads another one for it. */
export function MemberBanner() {
  return <DismissibleBanner />;
}

/** A member's bell, unless the backend has no notifications, and a moderator's open cases. */
export function MemberBell() {
  const { pathname } = useLocation();
  const { data, error } = useQuery(unreadNotificationsQuery(useApi()));
  const cases = useOpenCases();
  // Suspended members may use one page, and links in emails still work.
  const isOpenToAll = pathname === paths.accountActions || pathname.startsWith('/email-links/');
  if (isApiError(error, 403) && !isOpenToAll) return <Navigate to={paths.accountActions} replace />;
  const hasBell = !(isApiError(error, 404) || isApiError(error, 405));
  return (
    <>
      {cases === undefined ? null : <NavCases href="/moderation" cases={cases} />}
      {hasBell ? <NavBell href={paths.notifications} unread={data?.unread ?? 0} /> : null}
    </>
  );
}

const hrefs = {
  home: paths.home,
  users: paths.users,
  session: paths.dashboard.session,
  messages: paths.messages,
  me: paths.settings,
};

/** Path prefixes of the bar's places, specific ones first. */
const places: readonly [start: string, place: TabBarPlace][] = [
  [paths.dashboard.session, 'session'],
  [paths.users, 'users'],
  [paths.messages, 'messages'],
  [paths.dashboard.home, 'me'],
  [paths.account, 'me'],
  [paths.notifications, 'me'],
  ['/moderation', 'me'],
];

function placeOf(pathname: string): TabBarPlace | undefined {
  if (pathname === paths.home) return 'home';
  return places.find(([start]) => `${pathname}/`.startsWith(`${start}/`))?.[1];
}

/**
 * Parts of every page for members: their places on a phone, unless hidden for a conversation or an event, and the count of
 * unread messages. Only members have fields for files.
 */
export function MemberBar({ isHidden }: { isHidden: boolean }) {
  const { pathname } = useLocation();
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const unread = useUnread();
  const cases = useOpenCases();
  const hasSessions = useOffers('sessions');
  useEffect(() => refuseDroppedFiles(document), []);
  if (member === null) return null;
  return (
    <>
      <LiveUnread />
      <LiveNotifications />
      {isHidden ? null : (
        <TabBar
          current={placeOf(pathname)}
          hrefs={hrefs}
          without={hasSessions ? [] : ['session']}
          member={{ id: member.userId, name: member.name, photo }}
          unread={unread}
          cases={cases ?? 0}
        />
      )}
    </>
  );
}
