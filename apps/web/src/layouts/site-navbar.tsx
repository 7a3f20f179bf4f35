import { useUser } from '@skill-exchange/api-client/users';
import { Navbar } from '@skill-exchange/ui/components/navbar';
import { ThemeToggle } from '@skill-exchange/ui/primitives/theme-toggle';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { useUnread } from '../lib/chat/unread.ts';
import { lazyDialog } from '../lib/dialogs/lazy-dialog.tsx';
import { useOffers } from '../lib/use-offers.ts';
import { usePhotoUrl } from '../lib/use-photo-url.ts';

const hrefs = {
  home: paths.home,
  about: paths.aboutUs,
  blogs: paths.blogs,
  events: paths.events,
  users: paths.users,
  login: paths.login,
  messages: paths.messages,
  profile: paths.dashboard.home,
};

const NavSheet = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/nav-sheet')).NavSheet,
  ({ onOpenChange }) => onOpenChange(false),
);

type SiteNavbarProps = {
  /** A member's bell, once its code is loaded. */
  bell?: ReactNode;
};

/** The site's navigation, for visitors and members. */
export function SiteNavbar({ bell }: SiteNavbarProps) {
  const { pathname } = useLocation();
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const unread = useUnread();
  const hasBlogs = useOffers('blogs');
  const hasEvents = useOffers('events', 'public-events');
  const hasUsers = useOffers('public-profiles');
  return (
    <Navbar
      path={pathname}
      member={member === null ? undefined : { id: member.userId, name: member.name, photo, unread }}
      hrefs={hrefs}
      without={[
        ...(hasBlogs ? [] : (['blogs'] as const)),
        ...(hasEvents ? [] : (['events'] as const)),
        ...(hasUsers ? [] : (['users'] as const)),
      ]}
      themeToggle={<ThemeToggle />}
      bell={bell}
      Sheet={NavSheet}
    />
  );
}
