import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the matches of a text; aborted by `signal`. */
export type Search<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

interface Answer<Item> {
  readonly query: string;
  readonly state: 'found' | 'failed' | 'searching';
  readonly items: readonly Item[];
}

/** In ms. */
const SEARCH_DELAY = 300;

/** Returns debounced results for the current text; blank text sends no request, and stale answers are dropped. */
export function useDebouncedSearch<Item>(text: string, search: Search<Item>, delay = SEARCH_DELAY) {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer<Item>>({ query: '', state: 'found', items: [] });
  const [attempt, setAttempt] = useState(0);
  const sendSearch = useEffectEvent(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    if (query === '') return;
    const aborter = new AbortController();
    const settle = (state: 'found' | 'failed', items: readonly Item[]) => {
      if (!aborter.signal.aborted) setAnswer({ query, state, items });
    };
    const timer = setTimeout(() => {
      sendSearch(query, aborter.signal).then(
        (items) => settle('found', items),
        () => settle('failed', []),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [query, delay, attempt]);

  const isCurrent = answer.query === query;
  return {
    state: query === '' ? ('idle' as const) : isCurrent ? answer.state : ('searching' as const),
    items: query !== '' && isCurrent ? answer.items : [],
    retry: () => {
      setAnswer({ query, state: 'searching', items: [] });
      setAttempt((count) => count + 1);
    },
  };
}
