import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before a search is sent. */
const searchDelay = 300;

/** The value as it was when it last stood still for `delay` milliseconds. */
export function useDebounced<Value>(value: Value, delay = searchDelay): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
