import { onTestFinished, vi } from 'vitest';

/** Moves the machine's clock on by this many seconds until the test ends: limits' windows use it. */
export function passTime(seconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + seconds * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}
