import type { Article } from '@skill-exchange/api-client/articles-service';

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
  signal: AbortSignal;
};

/**
 * Asks for one tag after another and tells what has arrived after each. Tags that cannot be had are skipped. Stops,
 * without a last word, when the signal says so.
 */
export async function* gatherArticles(gathering: Gathering): AsyncGenerator<Gathered> {
  const { tags, fetchTag, pause, onFailure, signal } = gathering;
  const articles = new Map<string, Article>();
  let failures = 0;
  for (const [index, tag] of tags.entries()) {
    if (index > 0) await pause();
    if (signal.aborted) return;
    try {
      for (const article of await fetchTag(tag))
        if (!articles.has(article.id)) articles.set(article.id, article);
    } catch (error) {
      failures += 1;
      if (!signal.aborted) onFailure(error);
    }
    if (signal.aborted) return;
    yield { articles: [...articles.values()], failures, isDone: index === tags.length - 1 };
  }
}
