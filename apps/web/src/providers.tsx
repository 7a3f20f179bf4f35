import { ApiProvider } from '@skill-exchange/api-client/provider';
import { Toaster } from '@skill-exchange/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Services, ServicesProvider } from './lib/services.ts';
import { SessionProvider } from './lib/session/session-context.ts';
import { storageKeys } from './lib/session/session-store.ts';

type ProvidersProps = { services: Services; children: ReactNode };

/** Hands the services to the tree, and keeps this tab's session in step with other tabs. */
export function Providers({ services, children }: ProvidersProps) {
  const { api, queryClient, session } = services;

  useEffect(() => {
    function onStorage(event: StorageEvent) {
      if (event.key === storageKeys.token) session.follow(event.newValue);
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [session]);

  return (
    <ServicesProvider value={services}>
      <SessionProvider value={session}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider client={api}>
            {children}
            <Toaster />
          </ApiProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ServicesProvider>
  );
}
