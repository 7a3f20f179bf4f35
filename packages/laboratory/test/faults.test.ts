import { expect, test } from 'vitest';
import { describe, problemsIn, seededRandom } from '../src/faults/fault-run.ts';

const report = { rounds: 2, acknowledged: 5, unanswered: 1, lost: [], doubled: [], other: [] };

test('a seed decides every number, from 0 to 1', () => {
  const row = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 1000 }, () => random());
  };
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(new Set(row(7)).size).toBeGreaterThan(990);
  expect(row(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('lost, duplicate and wrong data are problems, and so is no data', () => {
  const bad = { what: 'a fault', ...report, lost: ['message a'], doubled: ['event b'], other: ['no order'] };
  expect(describe(bad)).toBe('a fault: 2 rounds, 5 answered, 1 not, 1 lost, 1 doubled, 1 other problems');
  expect(problemsIn(bad)).toEqual([
    'message a was answered with 2xx and is lost',
    'event b is there more than once',
    'no order',
  ]);
  expect(problemsIn({ what: 'a fault', ...report })).toEqual([]);
  expect(problemsIn({ what: 'a fault', ...report, acknowledged: 0 })).toHaveLength(1);
  const failed = { passed: 3, failures: ['a test'], skipped: 0 };
  expect(problemsIn({ what: 'tests', tally: failed })).toEqual(['a test']);
});

test('skipped checks say why', () => {
  const outcome = { what: 'a fault', skipped: 'nothing is installed here' };
  expect(describe(outcome)).toBe('a fault: not run, nothing is installed here');
  expect(problemsIn(outcome)).toEqual([]);
});
