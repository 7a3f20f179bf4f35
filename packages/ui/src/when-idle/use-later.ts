import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Code that a component can be looked at without: it comes when the browser is idle, or at once with `fetch`.
 *
 * @param load imports it. The same function each time; what did not arrive is asked for again by the next `fetch`.
 * @returns the code, undefined until it is there, and `fetch`
 */
export function useLater<Code extends object>(
  load: () => Promise<Code>,
): [code: Code | undefined, fetch: () => void] {
  const [code, setCode] = useState<Code>();
  const fetch = useCallback(() => {
    load().then(setCode, () => {});
  }, [load]);
  useEffect(() => whenIdle(fetch), [fetch]);
  return [code, fetch];
}
