import { articlesQuery } from '@skill-exchange/api-client/articles';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { useIsHydrated } from '@skill-exchange/ui/lib/use-is-hydrated';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { pause } from '../../lib/pause.ts';
import { safeStorage } from '../../lib/safe-storage.ts';
import { readCachedArticles, writeCachedArticles } from './article-cache.ts';
import { blogTags } from './blog-tags.ts';
import { type Gathered, gatherArticles } from './gather-articles.ts';

/** Milliseconds between two fetches. */
const pauseBetweenFetches = 300;

const nothingYet: Gathered = { articles: [], failures: 0, isDone: false };

/** The articles of the blogs page as they arrive, or the set that was gathered within the hour. */
export function useBlogs(): Gathered & { gatherAgain: () => void } {
  const api = useApi();
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  // The server has drawn the page without what this browser keeps.
  const isHydrated = useIsHydrated();
  const [gathered, setGathered] = useState<Gathered>(
    () => (isHydrated ? gatheredBefore(api.articlesUrl) : null) ?? nothingYet,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another round
  useEffect(() => {
    if (gathered.isDone) return;
    const before = gatheredBefore(api.articlesUrl);
    if (before !== null) return setGathered(before);
    const leave = new AbortController();
    const isKnown = (tag: string) => client.getQueryData(articlesQuery(api, tag).queryKey) !== undefined;

    async function gather(): Promise<void> {
      let hasFetched = false;
      const sets = gatherArticles({
        tags: blogTags,
        fetchTag: (tag) => {
          hasFetched = !isKnown(tag);
          return client.fetchQuery({ ...articlesQuery(api, tag), retry: false });
        },
        // Nobody is hurried by what this tab still knows.
        pause: () => (hasFetched ? pause(pauseBetweenFetches, leave.signal) : Promise.resolve()),
        onFailure: (error) => logger.failure('Error fetching articles', error),
        isAway: (error) => isApiError(error) && (error.status === 0 || error.status >= 500),
        signal: leave.signal,
      });
      for await (const set of sets) {
        setGathered(set);
        if (set.isDone && set.failures === 0)
          writeCachedArticles(safeStorage(), api.articlesUrl, set.articles);
      }
    }
    void gather();
    return () => leave.abort();
  }, [api, client, attempt]);

  return {
    ...gathered,
    gatherAgain: () => {
      setGathered(nothingYet);
      setAttempt(attempt + 1);
    },
  };
}

/** The whole set, where it was gathered within the hour. */
function gatheredBefore(articlesUrl: string): Gathered | null {
  const articles = readCachedArticles(safeStorage(), articlesUrl);
  return articles === null ? null : { articles, failures: 0, isDone: true };
}
