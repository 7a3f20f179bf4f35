import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inTime } from '../src/in-time.ts';

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an answer that came while this process was busy is in time', async () => {
  const answer = inTime(stat('.'), 5);
  keepBusy(100);
  expect(await answer).toBeDefined();
});

test('a failure, and an answer that does not come, are none', async () => {
  expect(await inTime(Promise.reject(new Error('away')), 1000)).toBeUndefined();
  expect(await inTime(new Promise(() => {}), 5)).toBeUndefined();
});
