import { isApiError } from '@skill-exchange/api-client/errors';
import { invalidate } from '@skill-exchange/api-client/refresh';
import { retryDelay, retryTransient } from '@skill-exchange/api-client/retry';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { AuthSessionStore } from '../auth-session/auth-session-store.ts';
import { isOnline } from '../is-online.ts';

/** Milliseconds for which a response counts as fresh. */
const freshFor = 30_000;

/**
 * Creates the cache of server responses. A rejected bearer ends the auth session. A change of member
 * clears the cache.
 */
export function createQueryClient(authSession: AuthSessionStore): QueryClient {
  function onError(error: unknown): void {
    if (isBearerRejected(error) && authSession.get().phase === 'member') authSession.end('rejected');
  }

  // It only listens for changes, and a page may be opened without a network.
  onlineManager.setOnline(isOnline());
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    // Whatever a member does may answer something that waits for them.
    mutationCache: new MutationCache({
      onError,
      onSettled: () => invalidate(queryClient, { queryKey: ['needs'] }),
    }),
    defaultOptions: {
      // Without a network a request fails immediately. A paused one would be sent later without the user's knowledge.
      queries: {
        networkMode: 'always',
        // Refetches failed and stale queries once the network is back.
        refetchOnReconnect: 'always',
        staleTime: freshFor,
        retry: retryTransient,
        retryDelay,
      },
      mutations: { networkMode: 'always' },
    },
  });

  let memberId = memberIdIn(authSession);
  authSession.subscribe(() => {
    const next = memberIdIn(authSession);
    if (next !== memberId) queryClient.clear();
    memberId = next;
  });
  return queryClient;
}

function memberIdIn(authSession: AuthSessionStore): string | null {
  const now = authSession.get();
  return now.phase === 'member' ? now.userId : null;
}

/**
 * Whether the server rejected the token of the current session. A request without a bearer does not
 * count: log-in has no token yet, and chat uses the cookie. Neither does a request of an earlier session, nor the page of
 * a network that asks for a log-in.
 */
function isBearerRejected(error: unknown): boolean {
  return isApiError(error, 401) && error.isOfToken && !error.isForeign;
}
