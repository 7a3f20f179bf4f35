import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** One answer in a written cache. */
export type Entry = [key: QueryKey, data: unknown];

/**
 * Fills the cache with what `writeCache` has written. It stays for as long as the page does: parts of the page that were
 * drawn with it are taken over when the reader comes to them.
 *
 * @param updatedAt when that was, in milliseconds since 1970
 */
export function readCache(queryClient: QueryClient, text: string, updatedAt: number): void {
  for (const [key, data] of JSON.parse(text) as Entry[]) {
    queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    const known = isPaged(data) ? { ...data, pageParams: data.pageParams.map(cursorOf) } : data;
    queryClient.setQueryData(key, known, { updatedAt });
  }
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pageParams' in data;
}

/** The first page has no cursor, for which JSON has no word but null. */
const cursorOf = (cursor: unknown) => cursor ?? undefined;
