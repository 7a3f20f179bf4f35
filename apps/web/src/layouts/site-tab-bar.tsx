import { TabBar } from '@skill-exchange/ui/components/tab-bar';
import { useLocation } from 'react-router-dom';
import { useUnread } from '../lib/unread.ts';
import { hrefs } from './site-navbar.tsx';

/** A member's places on a phone. */
export function SiteTabBar() {
  const { pathname } = useLocation();
  return <TabBar path={pathname} hrefs={hrefs} unread={useUnread()} />;
}
