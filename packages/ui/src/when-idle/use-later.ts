import { useEffect } from 'react';
import { useCode } from './use-code.ts';
import { whenIdle } from './when-idle.ts';

/**
 * As `useCode`, for what nearly every reader comes to: the code comes when the browser is idle, or at once with `fetch`.
 *
 * @returns the code, undefined until it is there, and `fetch`
 */
export function useLater<Code extends object>(
  load: () => Promise<Code>,
): [code: Code | undefined, fetch: () => Promise<boolean>] {
  const [code, fetch, prepare] = useCode(load);
  useEffect(() => whenIdle(prepare), [prepare]);
  return [code, fetch];
}
