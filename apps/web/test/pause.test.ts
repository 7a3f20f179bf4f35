import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from '../src/lib/storage/pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lasts as long as it should, and releases the signal', async () => {
  const { signal } = new AbortController();
  const letGo = vi.spyOn(signal, 'removeEventListener');
  let isOver = false;
  void pause(1000, signal).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(letGo).toHaveBeenCalledWith('abort', expect.any(Function));
});

test('ends with the signal, a given one included', async () => {
  const leave = new AbortController();
  const paused = pause(1000, leave.signal);
  leave.abort();
  await paused;
  await pause(1000, leave.signal);
  expect(vi.getTimerCount()).toBe(0);
});
