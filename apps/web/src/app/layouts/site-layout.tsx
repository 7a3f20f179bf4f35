import { useUser } from '@skill-exchange/api-client/users';
import { Footer } from '@skill-exchange/ui/footer';
import { LinkProvider } from '@skill-exchange/ui/link-context';
import { Navbar } from '@skill-exchange/ui/navbar';
import { ThemeToggle } from '@skill-exchange/ui/theme-toggle';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { env } from '../../env.ts';
import { useMember } from '../../shared/session/session-context.ts';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { mainId, useArrival } from '../navigation/use-arrival.ts';
import { PagePlaceholder } from './page-placeholder.tsx';

const hrefs = {
  home: paths.home,
  about: paths.aboutUs,
  blogs: paths.blogs,
  events: paths.events,
  users: paths.users,
  login: paths.login,
  profile: paths.dashboard.home,
};

/** What every page stands in: skip link, navbar, footer. A page that fails leaves them standing. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const member = useNavMember();
  useArrival();
  // The dashboard keeps its sidebar while its sections change, every other page is replaced as a whole.
  const isDashboard = pathname.startsWith(paths.dashboard.home);
  const page = isDashboard ? paths.dashboard.home : pathname;

  return (
    <LinkProvider component={PageLink}>
      <a href={`#${mainId}`} className="skip-link">
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <Navbar path={pathname} member={member} hrefs={hrefs} themeToggle={<ThemeToggle />} />
        <main id={mainId} tabIndex={-1} className="flex-1">
          <ErrorBoundary resetKey={pathname}>
            <Suspense key={page} fallback={<PagePlaceholder />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer
          homeHref={paths.home}
          contactEmail={env.contactEmail}
          sourceHref={site.sourceUrl}
          // On a phone the dashboard's bar lies over the end of the page.
          className={isDashboard ? 'max-lg:pb-28' : ''}
        />
      </div>
    </LinkProvider>
  );
}

/** Who the navbar shows. The name is there at once; the photo comes with the profile. */
function useNavMember() {
  const member = useMember();
  const { data } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photoUrl = usePhotoUrl();
  if (member === null) return undefined;
  return { id: member.userId, name: member.name, photo: photoUrl(data?.photo) };
}
