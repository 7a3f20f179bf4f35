import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import { type Services, useServices } from './services-context.ts';
import { readCache } from './warm-cache.ts';

const caches = new WeakMap<Services, QueryClient>();

/** Gives a page the cache of server answers, one for the whole app. It is made with the first page that reads. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={cacheOf(useServices())}>{children}</QueryClientProvider>;
}

/** The one cache of these services. */
export function cacheOf(services: Services): QueryClient {
  const known = services.queryClient ?? caches.get(services);
  if (known !== undefined) return known;
  const made = createQueryClient(services.session);
  if (services.drawnWith !== undefined) readCache(made, services.drawnWith, performance.timeOrigin);
  caches.set(services, made);
  return made;
}
