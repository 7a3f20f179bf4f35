import { onTestFinished, vi } from 'vitest';

/** Moves the machine's clock on by so many seconds until the test is over: the windows of limits go by it. */
export function passTime(seconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + seconds * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}
