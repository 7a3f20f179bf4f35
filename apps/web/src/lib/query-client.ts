import { isApiError } from '@skill-exchange/api-client/errors';
import { retryDelay, retryTransient } from '@skill-exchange/api-client/retry';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session/session-store.ts';

/** Milliseconds for which an answer counts as fresh. */
const freshFor = 30_000;

/**
 * The cache of server answers. A call that the server no longer takes the bearer for ends the session; what one member
 * has read is not for the next one.
 */
export function createQueryClient(session: SessionStore): QueryClient {
  function onError(error: unknown): void {
    if (isRefusedBearer(error) && session.get().phase === 'member') session.end('refusal');
  }

  // It hears of changes alone: a page may be opened without a network.
  onlineManager.setOnline(navigator.onLine !== false);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails and says so; held back, it would be sent later behind the reader's back.
      queries: {
        networkMode: 'always',
        // When it is back, what failed and what is old by then is read again.
        refetchOnReconnect: 'always',
        staleTime: freshFor,
        retry: retryTransient,
        retryDelay,
      },
      mutations: { networkMode: 'always' },
    },
  });

  let reader = readerOf(session);
  session.subscribe(() => {
    const next = readerOf(session);
    if (next !== reader) queryClient.clear();
    reader = next;
  });
  return queryClient;
}

function readerOf(session: SessionStore): string | null {
  const now = session.get();
  return now.phase === 'member' ? now.userId : null;
}

/**
 * A call without a bearer says nothing about the token: log-in has none yet, chat goes by its cookie. Neither does one
 * that began in an earlier session.
 */
function isRefusedBearer(error: unknown): boolean {
  return isApiError(error, 401) && error.isOfToken;
}
