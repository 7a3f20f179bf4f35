import { useRef } from 'react';

/**
 * Has an action run once at a time: a second press can come before React has drawn the first one's "Pending...", and
 * would send everything again.
 *
 * @param keyOf tells actions apart that may run side by side
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
  keyOf: (...args: Args) => unknown = () => null,
): (...args: Args) => void {
  const running = useRef(new Set<unknown>());
  async function run(...args: Args): Promise<void> {
    const key = keyOf(...args);
    if (running.current.has(key)) return;
    running.current.add(key);
    try {
      await action(...args);
    } finally {
      running.current.delete(key);
    }
  }
  return (...args) => void run(...args);
}
