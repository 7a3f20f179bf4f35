import type { ApiClient } from '@skill-exchange/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { SessionStore } from '../shared/session/session-store.ts';

/** What the app is wired to. */
export type Services = {
  /** Who is using this browser. */
  readonly session: SessionStore;
  readonly api: ApiClient;
  /** The team's e-mail address. */
  readonly contactEmail: string;
  /** The cache of server answers where there is one already; else it is made with the first page that reads. */
  readonly queryClient?: QueryClient;
  /** The cache that the server has drawn this document with, as `writeCache` puts it. */
  readonly drawnWith?: string;
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
