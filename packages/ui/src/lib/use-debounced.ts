import { useEffect, useState } from 'react';

/** In ms without a keystroke before a search is sent. */
const SEARCH_DELAY = 300;

/** Returns the value as it was when it last stood still for `delay` milliseconds. */
export function useDebounced<Value>(value: Value, delay = SEARCH_DELAY): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
