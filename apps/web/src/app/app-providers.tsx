import { ApiProvider } from '@skill-exchange/api-client/provider';
import { MissingCodeProvider } from '@skill-exchange/ui/use-code';
import { type ReactNode, useEffect } from 'react';
import { SessionProvider } from '../shared/session/session-context.ts';
import { storageKeys } from '../shared/session/session-store.ts';
import { tellMissing } from '../shared/until-there.ts';
import { type Services, ServicesProvider } from './services-context.ts';
import { ToastHost } from './toast-host.tsx';

type AppProvidersProps = { services: Services; children: ReactNode };

/** Hands the services to the tree, and keeps this tab's session in step with other tabs. */
export function AppProviders({ services, children }: AppProvidersProps) {
  const { api, session } = services;

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
        <ApiProvider client={api}>
          <MissingCodeProvider value={tellMissing}>
            {children}
            <ToastHost />
          </MissingCodeProvider>
        </ApiProvider>
      </SessionProvider>
    </ServicesProvider>
  );
}
