import { t } from '@lingui/core/macro';
import { findAuth } from '@skill-exchange/api-client/auth';
import { useApi } from '@skill-exchange/api-client/provider';
import { StartUp } from '@skill-exchange/ui/components/start-up';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { env } from '../../env.ts';
import { welcomeAfterReload } from '../log-in/welcome-member.ts';
import { notify } from '../notify.ts';
import { useServices } from '../services.ts';
import { followMember } from '../texts/member-language.ts';
import { useAuthSession, useAuthSessionStore } from './auth-session-context.ts';
import { startAuthSession } from './start-auth-session.ts';

/** Shows the start-up animation in place of every page until the stored token is checked. */
export function AuthSessionStart({ children }: { children: ReactNode }) {
  const api = useApi();
  const authSession = useAuthSessionStore();
  const { phase } = useAuthSession();
  const { language } = useServices();

  // The document's own animation is no longer needed: see index.html.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.start;
    document.getElementById('start-up')?.remove();
  }, []);

  useEffect(() => {
    const start = new AbortController();
    void startAuthSession({
      authSession,
      check: async (signal) => {
        const auth = await findAuth(api, signal);
        if (auth !== null && !followMember(auth.language, language)) welcomeAfterReload();
        return auth !== null;
      },
      signal: start.signal,
      onUnreachable: () => notify.error(t`We can't reach ${{ name: env.siteName }}. You are still logged in.`),
    });
    return () => start.abort();
  }, [api, authSession, language]);

  return phase === 'checking' ? <StartUp /> : children;
}
