import { LinkProvider } from '@skill-exchange/ui/link-context';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../shared/session/session-context.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lazyPage, lazyPart } from '../navigation/lazy-page.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { mainId, useArrival } from '../navigation/use-arrival.ts';
import { seen, takeOverAll } from '../takeover/drawn-part.ts';
import { WaitingPart } from '../takeover/waiting-part.tsx';
import { WaitingRegion } from '../takeover/waiting-region.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { SiteNavbar } from './site-navbar.tsx';

/** The name is there at once, the photo a moment later. */
const memberNavbar = lazyPage(async () => (await import('./member-navbar.tsx')).MemberNavbar);

const footer = lazyPart(
  async () => (await import('./site-footer.tsx')).SiteFooter,
  () => seen('footer'),
);

const end = (
  <WaitingPart>
    <footer.Page />
  </WaitingPart>
);

/** What every page stands in: skip link, navbar, footer. A page that fails leaves them standing. */
export function SiteLayout() {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  if (key !== firstKey) takeOverAll();
  const isMember = useMember() !== null;
  useArrival();
  // The dashboard keeps its sidebar while its sections change, every other page is replaced as a whole.
  const isDashboard = pathname.startsWith(paths.dashboard.home);
  const page = isDashboard ? paths.dashboard.home : pathname;

  return (
    <LinkProvider component={PageLink}>
      <a href={`#${mainId}`} className="skip-link">
        Skip to content
      </a>
      <WaitingRegion className="flex min-h-dvh flex-col">
        {isMember ? (
          <Suspense fallback={<SiteNavbar />}>
            <memberNavbar.Page />
          </Suspense>
        ) : (
          <SiteNavbar />
        )}
        <main id={mainId} tabIndex={-1} className="flex-1">
          <ErrorBoundary resetKey={pathname}>
            <WaitingPart key={page} fallback={<PagePlaceholder />}>
              <Outlet />
            </WaitingPart>
          </ErrorBoundary>
        </main>
        {end}
      </WaitingRegion>
    </LinkProvider>
  );
}
