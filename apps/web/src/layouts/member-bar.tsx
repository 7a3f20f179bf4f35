import { TabBar } from '@skill-exchange/ui/components/tab-bar';
import { useLocation } from 'react-router-dom';
import { LiveUnread } from '../features/chat/live-unread.tsx';
import { LiveNotifications } from '../features/notifications/live-notifications.tsx';
import { useUnread } from '../lib/unread.ts';
import { hrefs } from './site-navbar.tsx';

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
