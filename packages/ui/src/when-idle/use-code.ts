import { createContext, use, useCallback, useRef, useState } from 'react';
import { insist } from './insist.ts';

const MissingCodeContext = createContext<() => void>(() => {});

/** Hands the kit what tells the reader that a part of the page did not arrive. The same function each time. */
export const MissingCodeProvider = MissingCodeContext;

/**
 * Code that a component can be looked at without.
 *
 * @param load imports it. The same function each time.
 * @returns the code, undefined until it is there; `fetch`, for what the reader has asked for: it resolves to whether the
 * code is there, the reader is told where it is not, and the next call tries anew; and `prepare`, for what they may ask
 * for next: a failure is silent
 */
export function useCode<Code extends object>(
  load: () => Promise<Code>,
): [code: Code | undefined, fetch: () => Promise<boolean>, prepare: () => void] {
  const tellMissing = use(MissingCodeContext);
  const [code, setCode] = useState<Code>();
  const underWay = useRef<Promise<boolean>>(undefined);
  const fetch = useCallback(() => {
    underWay.current ??= insist(load).then(
      (there) => {
        setCode(there);
        return true;
      },
      () => {
        underWay.current = undefined;
        tellMissing();
        return false;
      },
    );
    return underWay.current;
  }, [load, tellMissing]);
  const prepare = useCallback(() => {
    load().then(setCode, () => {});
  }, [load]);
  return [code, fetch, prepare];
}
