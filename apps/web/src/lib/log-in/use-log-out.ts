import { logOut } from '@skill-exchange/api-client/auth';
import { useApi } from '@skill-exchange/api-client/provider';
import { useAuthSessionStore } from '../auth-session/auth-session-context.ts';

/** Ends the auth session in this browser immediately, and on the server if reachable. The guard redirects home. */
export function useLogOut(): () => void {
  const api = useApi();
  const authSession = useAuthSessionStore();
  return () => {
    // First, so that the request still has the token.
    void logOut(api).catch(() => {});
    authSession.end('logout');
  };
}
