import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { useUser } from '@skill-exchange/api-client/users';
import { NavBell } from '@skill-exchange/ui/components/nav-bell';
import { TabBar } from '@skill-exchange/ui/components/tab-bar';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { LiveUnread } from '../features/chat/live-unread.tsx';
import { LiveNotifications } from '../features/notifications/live-notifications.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, usePreload } from '../lib/lazy-with-preload.ts';
import { useUnread } from '../lib/unread.ts';
import { hrefs } from './site-navbar.tsx';

const ModerationEntry = lazyWithPreload(async () => (await import('./moderation-entry.tsx')).ModerationEntry);

/** A member's bell, none where the backend has no notifications; and a moderator's way to what waits. */
export function MemberBell() {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const hasEntry = usePreload(ModerationEntry, user?.role === 'moderator');
  const { pathname } = useLocation();
  const { data = 0, error } = useQuery(unreadNotificationsQuery(useApi()));
  // A suspended member: what they may still do is on one page, and links of emails go on working.
  const isOpenToAll = pathname === paths.accountActions || pathname.startsWith('/email-links/');
  if (isApiError(error, 403) && !isOpenToAll) return <Navigate to={paths.accountActions} replace />;
  const hasBell = !(isApiError(error, 404) || isApiError(error, 405));
  return (
    <>
      {hasBell ? <NavBell href={paths.notifications} unread={data} /> : null}
      {hasEntry ? <ModerationEntry /> : null}
    </>
  );
}

/** What only members have on every page: their places on a phone, and the count of unread messages. */
export function MemberBar() {
  const { pathname } = useLocation();
  return (
    <>
      <LiveUnread />
      <LiveNotifications />
      <TabBar path={pathname} hrefs={hrefs} unread={useUnread()} />
    </>
  );
}
