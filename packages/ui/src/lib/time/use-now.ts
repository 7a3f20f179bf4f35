import { useEffect, useState } from 'react';

/** Milliseconds between two updates. */
const step = 30_000;

/** Returns the time in milliseconds since 1970, and renders again periodically. Not for server-rendered parts. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
