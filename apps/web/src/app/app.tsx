import { BrowserRouter } from 'react-router-dom';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Services } from './services.ts';
import { SessionStart } from './session-start.tsx';

/** The whole app over its services, in the browser's own history. */
export function App({ services }: { services: Services }) {
  return (
    <AppProviders services={services}>
      <ErrorBoundary>
        <SessionStart>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SessionStart>
      </ErrorBoundary>
    </AppProviders>
  );
}
