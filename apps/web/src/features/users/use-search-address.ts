import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { sideIn } from '../../lib/member-filters-in.ts';

type Changes = Record<string, string | undefined>;

/** The search of members, kept in the address, so that it can be shared and survives a visit to a profile. */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const search = useDebounced(text.trim());

  // Back, forward and links to this page set their own search; typing only replaces the URL. Not in an effect, which
  // would run after further typing.
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    if (navigation !== 'REPLACE') setText(params.get('q') ?? '');
  }

  function change(next: Changes): void {
    const named = Object.entries({ ...Object.fromEntries(params), ...next });
    setParams(
      named.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
      { replace: true },
    );
  }

  function write(next: string, side: string | undefined): void {
    setText(next);
    change({ q: next.trim(), side, exact: undefined });
  }

  const clear = () => {
    setText('');
    setParams({}, { replace: true });
  };

  /** Drops what a search without a result names: a filter, the words, or all filters. */
  function drop(filter: string): void {
    if (['q', 'teaches', 'wants'].includes(filter)) write('', undefined);
    else if (filter === 'all') setParams(search === '' ? {} : { q: search }, { replace: true });
    else change({ [filter]: undefined });
  }

  return { params, text, search, side: sideIn(params), change, write, clear, drop };
}
