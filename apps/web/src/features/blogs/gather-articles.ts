import type { Article } from '@skill-exchange/api-client/articles-service';

/** So many tags in a row that find the service away are enough to believe it. */
const patience = 2;

/** What has arrived so far. */
export type Gathered = {
  /** Each once, in the order in which they arrived. */
  readonly articles: readonly Article[];
  /** How many tags could not be had. */
  readonly failures: number;
  readonly isDone: boolean;
};

type Gathering = {
  tags: readonly string[];
  fetchTag: (tag: string) => Promise<readonly Article[]>;
  /** Waits between two fetches, so that the service is not hurried; ends early when the reader leaves. */
  pause: () => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Whether a failure speaks of the service as a whole, so that other tags would meet it too. */
  isAway: (error: unknown) => boolean;
  signal: AbortSignal;
};

/**
 * Asks for one tag after another and tells what has arrived after each. Tags that cannot be had are skipped, and
 * all that are left once the service is away. Stops, without a last word, when the signal says so.
 */
export async function* gatherArticles(gathering: Gathering): AsyncGenerator<Gathered> {
  const { tags, fetchTag, pause, onFailure, isAway, signal } = gathering;
  const articles = new Map<string, Article>();
  let failures = 0;
  let awayInARow = 0;
  for (const [index, tag] of tags.entries()) {
    if (index > 0) await pause();
    if (signal.aborted) return;
    try {
      const found = await fetchTag(tag);
      awayInARow = 0;
      for (const article of found) if (!articles.has(article.id)) articles.set(article.id, article);
    } catch (error) {
      failures += 1;
      awayInARow = isAway(error) ? awayInARow + 1 : 0;
      if (!signal.aborted) onFailure(error);
    }
    if (signal.aborted) return;
    const isDone = index === tags.length - 1 || awayInARow === patience;
    yield { articles: [...articles.values()], failures, isDone };
    if (isDone) return;
  }
}
