import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insist } from '../src/when-idle/insist.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails so many times, and answers from then on. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
}

it('does with one try where that is enough', async () => {
  const load = failing(0);
  expect(await insist(load)).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

it('gets what comes with the third try', async () => {
  const load = failing(2);
  const code = insist(load);
  await vi.runAllTimersAsync();
  expect(await code).toBe('code');
});

it('gives up after three, and asks no more', async () => {
  const load = failing(Number.POSITIVE_INFINITY);
  const code = insist(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await code).toBeInstanceOf(TypeError);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});
