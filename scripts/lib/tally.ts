import { readFileSync } from 'node:fs';

/** What a suite came to. */
export type Tally = { passed: number; failed: number; skipped: number };

/** Adds tallies up. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line: `N passed, N failed`, and `, N skipped` where there are any. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** Reads a report of vitest's json reporter. A file that broke before its first test counts as one failure. */
export function fromVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Reads a report of Playwright's json reporter. What passed at the second try passed; the line reporter names it. */
export function fromPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

type TurboSummary = { tasks: { taskId: string; command: string; execution?: { exitCode?: number } }[] };

/** Reads a run summary of turbo: each task that has a command is one check. */
export function fromTurbo({ tasks }: TurboSummary): Tally {
  const real = tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  const passed = real.filter(({ execution }) => execution?.exitCode === 0).length;
  return { passed, failed: real.length - passed, skipped: 0 };
}

/**
 * Reads a suite's report with `read`. A suite that left no report, or reports nothing failed although its command did,
 * counts as one failure: silence is never success.
 */
export function tallyReport<Report>(file: string, exitCode: number, read: (report: Report) => Tally): Tally {
  let tally: Tally;
  try {
    tally = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const ranNothing = tally.passed + tally.failed === 0;
  if (tally.failed === 0 && (exitCode !== 0 || ranNothing)) return { ...tally, failed: 1 };
  return tally;
}
