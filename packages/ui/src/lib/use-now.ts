import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const step = 30_000;

/** Returns the time in milliseconds since 1970, and renders again as it passes. Not for server-rendered parts. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
