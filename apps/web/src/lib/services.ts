import { type ApiClient, createApiClient } from '@skill-exchange/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { env } from '../env.ts';
import { createQueryClient } from './query-client.ts';
import { safeStorage } from './safe-storage.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';

/** What the app is wired to. */
export type Services = {
  /** Who is using this browser. */
  readonly session: SessionStore;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** The team's e-mail address. */
  readonly contactEmail: string;
};

const ServicesContext = createContext<Services | null>(null);

/** Gives the app its services. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the nearest provider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider');
  return services;
}

/** What the app is wired to in a browser: the session in its storage, and the server. */
export function createServices(): Services {
  const session = createSessionStore(safeStorage());
  const api = createApiClient({
    baseUrl: env.apiUrl,
    articlesUrl: env.articlesUrl,
    getToken: session.token,
  });
  return { session, api, queryClient: createQueryClient(session), contactEmail: env.contactEmail };
}
