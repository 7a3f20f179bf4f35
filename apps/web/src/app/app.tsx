import type { ComponentType, ReactNode } from 'react';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Services } from './services-context.ts';
import { SessionStart } from './session-start.tsx';

type AppProps = {
  services: Services;
  /** The browser's own history, or the one address that a server draws. */
  Router: ComponentType<{ children: ReactNode }>;
};

/** The whole app over its services. */
export function App({ services, Router }: AppProps) {
  return (
    <AppProviders services={services}>
      <ErrorBoundary>
        <SessionStart>
          <Router>
            <AppRoutes />
          </Router>
        </SessionStart>
      </ErrorBoundary>
    </AppProviders>
  );
}
