import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before a search is sent. */
const SEARCH_DELAY = 300;

/** Returns the value after it has not changed for `delay` milliseconds. */
export function useDebounced<Value>(value: Value, delay = SEARCH_DELAY): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
