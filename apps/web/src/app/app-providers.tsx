import { ApiProvider } from '@skill-exchange/api-client/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { SessionProvider } from '../shared/session/session-context.ts';
import { storageKeys } from '../shared/session/session-store.ts';
import type { Services } from './services.ts';
import { ToastHost } from './toast-host.tsx';

type AppProvidersProps = { services: Services; children: ReactNode };

/** Hands the services to the tree, and keeps this tab's session in step with other tabs. */
export function AppProviders({ services: { api, queryClient, session }, children }: AppProvidersProps) {
  useEffect(() => {
    function onStorage(event: StorageEvent) {
      if (event.key === storageKeys.token) session.follow(event.newValue);
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [session]);

  // What one member has read is not for the next one.
  useEffect(() => {
    let reader = readerOf(session.get());
    return session.subscribe(() => {
      const next = readerOf(session.get());
      if (next !== reader) queryClient.clear();
      reader = next;
    });
  }, [session, queryClient]);

  return (
    <SessionProvider value={session}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={api}>
          {children}
          <ToastHost />
        </ApiProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function readerOf(session: ReturnType<Services['session']['get']>): string | null {
  return session.phase === 'member' ? session.userId : null;
}
