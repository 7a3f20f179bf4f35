import { useEffect, useEffectEvent } from 'react';

/** Milliseconds for which the green box shows before its dialog closes. */
const settleTime = 2000;

/** Calls `onSettled` a while after a request was sent. */
export function useSettled(isSent: boolean, onSettled: () => void): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => settle(), settleTime);
    return () => clearTimeout(timer);
  }, [isSent]);
}
