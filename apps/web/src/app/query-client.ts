import { isApiError } from '@skill-exchange/api-client/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../shared/session/session-store.ts';

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

  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails and says so; held back, it would be sent later behind the reader's back.
      queries: {
        networkMode: 'always',
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && isPassing(error),
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
 * Log-in has no bearer yet, chat is authenticated by the cookie alone, and the article service is another site: their
 * 401 says nothing about the token.
 */
const withoutBearer = /^[A-Z]+ (?:\/auth\/(?:login|signup)|\/api\/chat|articles)\b/;

function isRefusedBearer(error: unknown): boolean {
  return isApiError(error, 401) && !withoutBearer.test(error.operation);
}

/** Whether trying again in a second may help. */
function isPassing(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 503);
}
