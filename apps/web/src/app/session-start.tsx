import { useApi } from '@skill-exchange/api-client/provider';
import { StartUp } from '@skill-exchange/ui/start-up';
import { type ReactNode, useEffect } from 'react';
import { useSession, useSessionStore } from '../shared/session/session-context.ts';
import { startSession } from '../shared/session/start-session.ts';

/** Holds every page, a deep link too, behind the start-up animation until the stored token is settled. */
export function SessionStart({ children }: { children: ReactNode }) {
  const api = useApi();
  const session = useSessionStore();
  const { phase } = useSession();

  useEffect(() => {
    const start = new AbortController();
    const check = async (signal: AbortSignal) => {
      const { checkAuth } = await import('@skill-exchange/api-client/auth');
      return await checkAuth(api, signal);
    };
    void startSession({ session, check, signal: start.signal });
    return () => start.abort();
  }, [api, session]);

  return phase === 'checking' ? <StartUp /> : children;
}
