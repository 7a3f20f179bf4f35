import type { ApiClient } from '@skill-exchange/api-client';
import { articleKeys, articlesQuery } from '@skill-exchange/api-client/articles';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import {
  type QueryClient,
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { delay } from '../../lib/delay.ts';
import { logger } from '../../lib/logger.ts';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { keptFor, readCachedArticles, writeCachedArticles } from './article-cache.ts';
import { blogTags } from './blog-tags.ts';
import { type Gathered, gatherArticles } from './gather-articles.ts';

/** Milliseconds between two requests. */
const pauseBetweenFetches = 300;

const nothingYet: Gathered = { articles: [], failures: 0, isDone: false };

/** The articles of all tags as they arrive, or at once the set that this browser cached within the last hour. */
function blogsQuery(api: ApiClient, client: QueryClient) {
  return queryOptions({
    queryKey: articleKeys.gathered(),
    queryFn: streamedQuery<Gathered, Gathered>({
      streamFn: ({ signal }) => gather(api, client, signal),
      reducer: (_, gathered) => gathered,
      initialValue: nothingYet,
    }),
    // An incomplete set is loaded again by the next visit.
    staleTime: ({ state }) => (state.data?.isDone && state.data.failures === 0 ? keptFor : 0),
    refetchOnReconnect: false,
    retry: false,
  });
}

async function* gather(api: ApiClient, client: QueryClient, signal: AbortSignal): AsyncGenerator<Gathered> {
  const kept = readCachedArticles(safeStorage(), api.articlesUrl);
  if (kept !== null) {
    yield { articles: kept, failures: 0, isDone: true };
    return;
  }
  let hasFetched = false;
  const sets = gatherArticles({
    tags: blogTags,
    fetchTag: (tag) => {
      const query = articlesQuery(api, tag);
      hasFetched = client.getQueryData(query.queryKey) === undefined;
      return client.fetchQuery({ ...query, retry: false });
    },
    // A cached tag sends no request.
    pause: () => (hasFetched ? delay(pauseBetweenFetches, signal) : Promise.resolve()),
    onFailure: (error) => logger.failure('Error fetching articles', error),
    isOutage: (error) => isApiError(error) && (error.status === 0 || error.status >= 500),
    signal,
  });
  for await (const set of sets) {
    if (set.isDone && set.failures === 0) writeCachedArticles(safeStorage(), api.articlesUrl, set.articles);
    yield set;
  }
}

export function useBlogs(): Gathered & { gatherAgain: () => void } {
  const { data = nothingYet, refetch } = useQuery(blogsQuery(useApi(), useQueryClient()));
  return { ...data, gatherAgain: () => void refetch() };
}
