import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './environment.ts';

/** The result of a suite. A failure is one line: the place, and the first line of its first error. */
export type Tally = { passed: number; failures: readonly string[]; skipped: number };

/** Adds tallies up. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((passed, one) => passed + one.passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.reduce((skipped, one) => skipped + one.skipped, 0),
  };
}

/** Returns the closing line: `N passed, N failed`, and `, N skipped` if there are any. */
export function closingLine({ passed, failures, skipped }: Tally): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] }[];
};
type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
};

/** Reads a report of vitest's json reporter. A file that fails before its first test counts as one failure. */
export function fromVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap(failuresInFile),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function failuresInFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  if (status === 'failed' && assertionResults.length === 0) return [failureLine([file], message)];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) =>
      failureLine([file, ...ancestorTitles, title], failureMessages[0]),
    );
}

type PlaywrightSuite = {
  title: string;
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** Reads a report of Playwright's json reporter. Flaky tests count as passed; the line reporter names them. */
export function fromPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const outside = errors.map(({ message }) => failureLine(['outside of any test'], message));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap((suite) => failuresInSuite(suite, [])), ...outside],
    skipped: stats.skipped,
  };
}

function failuresInSuite({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const where = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failureLine([...where, spec.title, projectName], results[0]?.errors[0]?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => failuresInSuite(suite, where))];
}

/**
 * Reads a suite's report with `read`. A suite without a report, or whose command failed without a
 * reported failure, counts as one failure: silence is never success.
 */
export function tallyReport<Report>(file: string, exitCode: number, read: (report: Report) => Tally): Tally {
  const suite = file === '' ? 'a suite' : relative(root, file);
  let tally: Tally;
  try {
    tally = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failures: [failureLine([suite], 'no report was written')], skipped: 0 };
  }
  if (tally.failures.length > 0) return tally;
  if (exitCode !== 0)
    return {
      ...tally,
      failures: [failureLine([suite], `exit code ${exitCode}, although no test failed`)],
    };
  if (tally.passed === 0) return { ...tally, failures: [failureLine([suite], 'no test ran')] };
  return tally;
}

/** Story tests put a link to the story above the error. */
const notTheError = /^(Click to debug .*|Error:)?$/;

function failureLine(where: readonly string[], error = ''): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim());
  const first = lines.find((line) => !notTheError.test(line)) ?? 'no error was given';
  return `${where.filter(Boolean).join(' › ')}: ${first}`;
}
