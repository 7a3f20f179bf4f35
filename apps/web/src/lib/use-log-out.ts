import { logOut } from '@skill-exchange/api-client/auth';
import { useApi } from '@skill-exchange/api-client/provider';
import { useAuthSessionStore } from './auth-session/auth-session-context.ts';

/** Ends the auth session in this browser at once, and on the server if it is reachable. The guard redirects home. */
export function useLogOut(): () => void {
  const api = useApi();
  const authSession = useAuthSessionStore();
  return () => {
    // With the token still at hand: the call is built before the session ends.
    void logOut(api).catch(() => {});
    authSession.end('logout');
  };
}
