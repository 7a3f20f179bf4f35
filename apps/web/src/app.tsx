import { t } from '@lingui/core/macro';
import { LinkProvider } from '@skill-exchange/ui/primitives/link-context';
import { type ComponentType, type ReactNode, useTransition } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
// Before the router, so that a half-filled form handles Back first.
import './lib/forms/history-gate.ts';
import { AuthSessionStart } from './lib/auth-session/auth-session-start.tsx';
import { ErrorBoundary } from './lib/error-boundary.tsx';
import type { Services } from './lib/services.ts';
import { isBroken, missingPage } from './matched-pages.ts';
import { NavigationProvider, PageLink } from './page-link.tsx';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';

type AppProps = {
  services: Services;
  /** The browser's router, a story's, or one for the single URL that the server renders. */
  Router: ComponentType<{ children: ReactNode }>;
};

/** The whole app, given its services. */
export function App({ services, Router }: AppProps) {
  return (
    <Providers services={services}>
      <ErrorBoundary>
        <AuthSessionStart>
          <Router>
            <Pages />
          </Router>
        </AuthSessionStart>
      </ErrorBoundary>
    </Providers>
  );
}

/**
 * The current page. Keeps the previous page until the next one is ready, and shows a notice if that
 * takes long.
 */
function Pages() {
  const [isNavigating, startNavigation] = useTransition();
  const { pathname } = useLocation();
  const page = useRoutes(routes, isBroken(pathname) ? missingPage : undefined);
  return (
    <NavigationProvider value={startNavigation}>
      <LinkProvider component={PageLink}>
        {isNavigating ? <NavigationProgress /> : null}
        {page}
      </LinkProvider>
    </NavigationProvider>
  );
}

function NavigationProgress() {
  return (
    <div
      role="progressbar"
      aria-label={t`Loading page`}
      className="fixed inset-x-0 top-0 z-toast h-1 overflow-hidden bg-sunken opacity-100 transition-opacity delay-100 starting:opacity-0"
    >
      <div className="h-full w-2/5 animate-lane-teach bg-teach motion-reduce:animate-none" />
    </div>
  );
}
