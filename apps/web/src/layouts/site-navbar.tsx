import { useUnreadNotifications } from '@skill-exchange/api-client/notifications';
import { useUser } from '@skill-exchange/api-client/users';
import { Navbar } from '@skill-exchange/ui/components/navbar';
import { ThemeToggle } from '@skill-exchange/ui/primitives/theme-toggle';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../lib/lazy-dialog.tsx';
import { useUnread } from '../lib/unread.ts';
import { usePhotoUrl } from '../lib/use-photo-url.ts';

export const hrefs = {
  home: paths.home,
  about: paths.aboutUs,
  blogs: paths.blogs,
  events: paths.events,
  users: paths.users,
  login: paths.login,
  messages: paths.messages,
  notifications: paths.notifications,
  profile: paths.dashboard.home,
};

const NavSheet = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/nav-sheet')).NavSheet,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The way around the site, for visitors and members. */
export function SiteNavbar() {
  const { pathname } = useLocation();
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const unread = useUnread();
  const unreadNotifications = useUnreadNotifications();
  return (
    <Navbar
      path={pathname}
      member={
        member === null ? undefined : { id: member.userId, name: member.name, photo, unread, unreadNotifications }
      }
      hrefs={hrefs}
      themeToggle={<ThemeToggle />}
      Sheet={NavSheet}
    />
  );
}
