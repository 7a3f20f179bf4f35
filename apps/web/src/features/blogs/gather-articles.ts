import type { Article } from '@skill-exchange/api-client/articles-service';

/** Consecutive outages after which the remaining tags are skipped. */
const outageLimit = 2;

/** The articles loaded so far. */
export type Gathered = {
  /** Without duplicates, in the order in which they were loaded. */
  readonly articles: readonly Article[];
  /** The number of tags that failed to load. */
  readonly failures: number;
  readonly isDone: boolean;
};

type Gathering = {
  tags: readonly string[];
  fetchTag: (tag: string) => Promise<readonly Article[]>;
  /** Waits between two requests, to spare the service. Ends early when the user leaves. */
  pause: () => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Whether an error is an outage of the service, which would affect other tags too. */
  isOutage: (error: unknown) => boolean;
  signal: AbortSignal;
};

/**
 * Loads the articles of one tag after another and yields all loaded ones after each. Skips a tag that
 * fails, and all remaining ones during an outage. Ends without a further value when the signal aborts.
 */
export async function* gatherArticles(gathering: Gathering): AsyncGenerator<Gathered> {
  const { tags, fetchTag, pause, onFailure, isOutage, signal } = gathering;
  const articles = new Map<string, Article>();
  let failures = 0;
  let outagesInARow = 0;
  for (const [index, tag] of tags.entries()) {
    if (index > 0) await pause();
    if (signal.aborted) return;
    try {
      const found = await fetchTag(tag);
      outagesInARow = 0;
      for (const article of found) if (!articles.has(article.id)) articles.set(article.id, article);
    } catch (error) {
      failures += 1;
      outagesInARow = isOutage(error) ? outagesInARow + 1 : 0;
      if (!signal.aborted) onFailure(error);
    }
    if (signal.aborted) return;
    const isDone = index === tags.length - 1 || outagesInARow === outageLimit;
    yield { articles: [...articles.values()], failures, isDone };
    if (isDone) return;
  }
}
