import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delay } from '../src/lib/delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a delay resolves after its milliseconds, and releases the signal', async () => {
  const { signal } = new AbortController();
  const letGo = vi.spyOn(signal, 'removeEventListener');
  let isOver = false;
  void delay(1000, signal).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(letGo).toHaveBeenCalledWith('abort', expect.any(Function));
});

test('a delay ends when its signal aborts, or at once if it already has', async () => {
  const leave = new AbortController();
  const delayed = delay(1000, leave.signal);
  leave.abort();
  await delayed;
  await delay(1000, leave.signal);
  expect(vi.getTimerCount()).toBe(0);
});
