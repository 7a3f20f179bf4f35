import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

type Changes = Record<string, string | undefined>;

/** A search that is kept in the address, so that it can be shared and survives a visit to another page. */
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

  /** Sets the words, and drops what was said of the ones before. */
  function write(next: string, others: Changes = {}): void {
    setText(next);
    change({ q: next.trim(), exact: undefined, ...others });
  }

  const clear = () => {
    setText('');
    setParams({}, { replace: true });
  };

  /** Drops all filters, and no words. */
  const dropFilters = () => setParams(search === '' ? {} : { q: search }, { replace: true });

  return { params, text, search, change, write, clear, dropFilters };
}
