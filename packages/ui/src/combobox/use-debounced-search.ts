import { useEffect, useEffectEvent, useState } from 'react';

/** Finds what matches a text. It rejects when the search fails; `signal` says that nobody waits any more. */
export type Search<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

interface Answer<Item> {
  readonly query: string;
  readonly state: 'found' | 'failed' | 'searching';
  readonly items: readonly Item[];
}

/** Milliseconds without a keystroke before a search is sent. */
const SEARCH_DELAY = 300;

/**
 * What a search has found for the text as it stands now. Blank text asks nothing, and an answer to an older text is
 * never shown, however late it comes.
 */
export function useDebouncedSearch<Item>(text: string, search: Search<Item>, delay = SEARCH_DELAY) {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer<Item>>({ query: '', state: 'found', items: [] });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again.
  useEffect(() => {
    if (query === '') return;
    const aborter = new AbortController();
    const settle = (state: 'found' | 'failed', items: readonly Item[]) => {
      if (!aborter.signal.aborted) setAnswer({ query, state, items });
    };
    const timer = setTimeout(() => {
      ask(query, aborter.signal).then(
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
