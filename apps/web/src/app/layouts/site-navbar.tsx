import { Navbar } from '@skill-exchange/ui/navbar';
import { ThemeToggle } from '@skill-exchange/ui/theme-toggle';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../shared/session/session-context.ts';

const hrefs = {
  home: paths.home,
  about: paths.aboutUs,
  blogs: paths.blogs,
  events: paths.events,
  users: paths.users,
  login: paths.login,
  profile: paths.dashboard.home,
};

/** The way around the site, for whoever is here. */
export function SiteNavbar({ photo }: { photo: string | undefined }) {
  const { pathname } = useLocation();
  const member = useMember();
  return (
    <Navbar
      path={pathname}
      member={member === null ? undefined : { id: member.userId, name: member.name, photo }}
      hrefs={hrefs}
      themeToggle={<ThemeToggle />}
    />
  );
}
