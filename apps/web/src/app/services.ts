import { createApiClient } from '@skill-exchange/api-client';
import { env } from '../env.ts';
import { safeStorage } from '../shared/safe-storage.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import type { Services } from './services-context.ts';

/** What the app is wired to in a browser: the session in its storage, and the server. */
export function createServices(): Services {
  const session = createSessionStore(safeStorage());
  const api = createApiClient({
    baseUrl: env.apiUrl,
    articlesUrl: env.articlesUrl,
    getToken: session.token,
  });
  return { session, api, contactEmail: env.contactEmail };
}
