import { ApiProvider } from '@skill-exchange/api-client/provider';
import { languages } from '@skill-exchange/texts/languages';
import { SiteLogo, SiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { CommunityZone } from '@skill-exchange/ui/lib/time/community-zone';
import { PageDirection } from '@skill-exchange/ui/primitives/page-direction';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { AuthSessionProvider } from './lib/auth-session/auth-session-context.ts';
import { storageKeys } from './lib/auth-session/auth-session-store.ts';
import { lazyWithPreload, usePreload } from './lib/lazy-with-preload.ts';
import { type Services, ServicesProvider } from './lib/services.ts';

const Toaster = lazyWithPreload(async () => (await import('@skill-exchange/ui/primitives/toast')).Toaster);

type ProvidersProps = { services: Services; children: ReactNode };

/** Provides the services, and syncs this tab's auth session with other tabs. */
export function Providers({ services, children }: ProvidersProps) {
  const { api, queryClient, authSession, siteName, siteLogo, timeZone, language } = services;
  const hasToaster = usePreload(Toaster);

  useEffect(() => {
    function onStorage(event: StorageEvent) {
      if (event.key === storageKeys.token) authSession.follow(event.newValue);
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [authSession]);

  return (
    <ServicesProvider value={services}>
      <AuthSessionProvider value={authSession}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider client={api}>
            <SiteName value={siteName}>
              <SiteLogo value={siteLogo}>
                <CommunityZone value={timeZone}>
                  <PageDirection rendered={languages[language].direction}>{children}</PageDirection>
                  {hasToaster ? <Toaster /> : null}
                </CommunityZone>
              </SiteLogo>
            </SiteName>
          </ApiProvider>
        </QueryClientProvider>
      </AuthSessionProvider>
    </ServicesProvider>
  );
}
