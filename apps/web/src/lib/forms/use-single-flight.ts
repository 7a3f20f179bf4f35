import { useRef } from 'react';

/**
 * Runs an action once at a time. A second click can come before React has rendered "Pending...", and
 * would send everything again.
 *
 * @param keyOf distinguishes actions that may run in parallel
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
