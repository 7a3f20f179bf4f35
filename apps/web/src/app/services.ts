import { createApiClient } from '@skill-exchange/api-client';
import { env } from '../env.ts';
import { safeStorage } from '../shared/safe-storage.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { createQueryClient } from './query-client.ts';

export type Services = ReturnType<typeof createServices>;

/** What the app is wired to: the session in this browser, the server, and the cache of its answers. */
export function createServices() {
  const session = createSessionStore(safeStorage());
  const api = createApiClient({
    baseUrl: env.apiUrl,
    articlesUrl: env.articlesUrl,
    getToken: session.token,
  });
  return { session, api, queryClient: createQueryClient(session) };
}
