import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';
import { closingLine, fromPlaywright, fromVitest, sum, tallyReport } from '../lib/tally.ts';

const file = join(root, 'packages/ui/src/primitives/chip/chip.stories.tsx');
const counts = { numPassedTests: 5, numPendingTests: 0, numTodoTests: 0 };

test('the last line names skipped ones only if there are any', () => {
  expect(closingLine({ passed: 3, failures: [], skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failures: ['a: b'], skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('tallies add up', () => {
  const one = { passed: 1, failures: ['a: b', 'c: d'], skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failures: ['a: b', 'c: d', 'a: b', 'c: d'], skipped: 6 });
});

test('a failed story is named with the error below its link', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: [], title: 'Plain', failureMessages: [] },
    {
      status: 'failed',
      ancestorTitles: ['Chip'],
      title: 'Removes',
      failureMessages: [
        'Error: \n\u001B[34mClick to debug the error directly in Storybook: http://x\u001B[39m\n\nNot found\n  at a:1',
      ],
    },
  ];
  const testResults = [{ name: file, status: 'failed', message: '', assertionResults }];
  expect(fromVitest({ ...counts, testResults }).failures).toEqual([
    'packages/ui/src/primitives/chip/chip.stories.tsx › Chip › Removes: Not found',
  ]);
});

test('a test file that fails before its first test is a failure', () => {
  const testResults = [{ name: file, status: 'failed', message: 'No such module', assertionResults: [] }];
  expect(fromVitest({ ...counts, testResults })).toEqual({
    passed: 5,
    failures: ['packages/ui/src/primitives/chip/chip.stories.tsx: No such module'],
    skipped: 0,
  });
});

test('a test that passes on its retry passed, and an error outside of tests is a failure', () => {
  const stats = { expected: 2, flaky: 1, skipped: 0 };
  expect(fromPlaywright({ stats, suites: [], errors: [{ message: 'no server' }] })).toEqual({
    passed: 3,
    failures: ['outside of any test: no server'],
    skipped: 0,
  });
});

test('a failed end-to-end test is named with its file, its group and its project', () => {
  const failing = (status: string) => ({
    projectName: 'phone',
    status,
    results: [{ errors: [{ message: '\u001B[31mTimed out\u001B[39m\nCall log' }] }],
  });
  const group = {
    title: 'Chat',
    specs: [
      { title: 'sends', tests: [failing('unexpected')] },
      { title: 'reads', tests: [failing('flaky')] },
    ],
  };
  const suites = [{ title: 'chat.e2e.ts', specs: [], suites: [group] }];
  const stats = { expected: 0, flaky: 1, skipped: 0 };
  expect(fromPlaywright({ stats, suites, errors: [] }).failures).toEqual([
    'chat.e2e.ts › Chat › sends › phone: Timed out',
  ]);
});

test('a suite without a report counts as failed', () => {
  expect(tallyReport(join(root, 'reports/none.json'), 0, fromVitest)).toEqual({
    passed: 0,
    failures: ['reports/none.json: no report was written'],
    skipped: 0,
  });
});
