import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { batchPerTick } from '../../src/db/batch-per-tick.ts';

/** Doubles numbers, and records the batches; responds only when `answer` is called. */
function doubler() {
  const asked: number[][] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const double = batchPerTick(async (numbers: number[]) => {
    asked.push(numbers);
    await answered;
    return numbers.map((number) => number * 2);
  });
  return { double, asked, answer };
}

describe('questions of one moment', () => {
  test('run together, and each gets its own answer', async () => {
    const { double, asked, answer } = doubler();
    answer();
    expect(await Promise.all([1, 2, 1, 3].map(double))).toEqual([2, 4, 2, 6]);
    expect(asked).toEqual([[1, 2, 1, 3]]);
  });

  test('never join a running query, whose answer could be older than the question', async () => {
    const { double, asked, answer } = doubler();
    const first = double(1);
    while (asked.length === 0) await setImmediate();
    const second = double(2);
    answer();
    expect(await Promise.all([first, second])).toEqual([2, 4]);
    expect(asked).toEqual([[1], [2]]);
  });

  test('fail together, and later ones do not', async () => {
    let broken = true;
    const ask = batchPerTick(async (texts: string[]) => {
      if (broken) throw new Error('away');
      return texts;
    });
    const failed = await Promise.allSettled([ask('a'), ask('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await ask('c')).toBe('c');
  });
});
