import { expect, test } from 'vitest';
import { closingLine, fromPlaywright, fromTurbo, fromVitest, sum, tallyReport } from '../lib/tally.ts';

test('the closing line names the skipped only where there are any', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('tallies add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test('a test file that broke before its first test is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults };
  expect(fromVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a journey that passed at its second try passed, and an error outside of any journey is a failure', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 };
  expect(fromPlaywright({ stats, errors: ['no server'] })).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a task that never ran is a failed check, one without a command is none', () => {
  const tasks = [
    { taskId: 'a#lint', command: 'biome', execution: { exitCode: 0 } },
    { taskId: 'b#lint', command: 'biome' },
    { taskId: 'c#transit', command: '<NONEXISTENT>' },
  ];
  expect(fromTurbo({ tasks })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a suite without a report counts as failed', () => {
  expect(tallyReport('no-such-report.json', 0, fromVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
