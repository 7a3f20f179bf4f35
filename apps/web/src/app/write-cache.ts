import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Entry } from './warm-cache.ts';

/** What the cache holds, or what it holds of these, as text. Without times: the same data are the same text. */
export function writeCache(queryClient: QueryClient, keys?: readonly QueryKey[]): string {
  const cache = queryClient.getQueryCache();
  const queries =
    keys === undefined ? cache.getAll() : keys.flatMap((queryKey) => cache.find({ queryKey }) ?? []);
  return JSON.stringify(
    queries
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey, state }): Entry => [queryKey, state.data]),
  );
}
