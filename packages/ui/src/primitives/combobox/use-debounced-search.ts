import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';

/** Returns the matches of a text; canceled by `signal`. */
export type Search<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

interface Answer<Item> {
  readonly query: string;
  readonly state: 'found' | 'failed' | 'searching';
  readonly items: readonly Item[];
}

/**
 * Returns debounced results for the current text; blank text sends no request. While a longer text is
 * searched, the previous results stay, so that a highlighted option does not disappear.
 */
export function useDebouncedSearch<Item>(text: string, search: Search<Item>) {
  const query = text.trim();
  const settled = useDebounced(query);
  const [answer, setAnswer] = useState<Answer<Item>>({ query: '', state: 'found', items: [] });
  const [attempt, setAttempt] = useState(0);
  const sendSearch = useEffectEvent(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    if (settled === '') return;
    const aborter = new AbortController();
    const settle = (state: 'found' | 'failed', items: readonly Item[]) => {
      if (!aborter.signal.aborted) setAnswer({ query: settled, state, items });
    };
    sendSearch(settled, aborter.signal).then(
      (items) => settle('found', items),
      () => settle('failed', []),
    );
    return () => aborter.abort();
  }, [settled, attempt]);

  const isCurrent = answer.query === query;
  const isLonger = answer.query !== '' && query.startsWith(answer.query);
  return {
    state: query === '' ? ('idle' as const) : isCurrent ? answer.state : ('searching' as const),
    items: query !== '' && (isCurrent || isLonger) ? answer.items : [],
    retry: () => {
      setAnswer({ query, state: 'searching', items: [] });
      setAttempt((count) => count + 1);
    },
  };
}
