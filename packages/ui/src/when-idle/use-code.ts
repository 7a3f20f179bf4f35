import { createContext, use, useCallback, useRef, useState } from 'react';
import { insist } from './insist.ts';
import { useIsLive } from './use-is-live.ts';

const MissingCodeContext = createContext<() => void>(() => {});

/** Hands the kit what tells the reader that a part of the page did not arrive. The same function each time. */
export const MissingCodeProvider = MissingCodeContext;

/** What has come, by what fetches it. */
const there = new WeakMap<() => Promise<object>, object>();

async function fetchAndKeep<Code extends object>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  there.set(load, code);
  return code;
}

/**
 * Code that a component can be looked at without. What has come before is there at once.
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
  const isLive = useIsLive();
  const [code, setCode] = useState(() => (isLive ? (there.get(load) as Code | undefined) : undefined));
  const underWay = useRef<Promise<boolean>>(undefined);
  const fetch = useCallback(() => {
    underWay.current ??= insist(() => fetchAndKeep(load)).then(
      (come) => {
        setCode(come);
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
    fetchAndKeep(load).then(setCode, () => {});
  }, [load]);
  return [code, fetch, prepare];
}
