import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withTimeout } from '../../src/with-timeout.ts';

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an answer that arrived while this process was busy is in time', async () => {
  const answer = withTimeout(stat('.'), 5);
  keepBusy(100);
  expect(await answer).toBeDefined();
});

test('a failure and a missing answer are undefined', async () => {
  expect(await withTimeout(Promise.reject(new Error('away')), 1000)).toBeUndefined();
  expect(await withTimeout(new Promise(() => {}), 5)).toBeUndefined();
});
