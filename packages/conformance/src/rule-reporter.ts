import type { RunnerTask, RunnerTestFile } from 'vitest';
import { type TestCase, type TestModule, VerboseReporter } from 'vitest/node';

/**
 * Prints the rules that ran, and those that a backend cannot run with the reason, but none that `--only` leaves out. Fails a
 * run without rules: a misspelled `--only` must not look like a conforming backend.
 */
export class RuleReporter extends VerboseReporter {
  override onTestCaseResult(test: TestCase): void {
    if (isLeftOut(test)) return;
    super.onTestCaseResult(test);
  }

  override reportTestSummary(files: RunnerTestFile[], errors: unknown[], leakCount: number): void {
    super.reportTestSummary(files.flatMap(withoutLeftOut) as RunnerTestFile[], errors, leakCount);
  }

  override onTestRunEnd(...[modules, errors, reason]: Parameters<VerboseReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(modules, errors, reason);
    if (modules.some(hasRun)) return;
    process.exitCode = 1;
    process.stderr.write('No rule ran. `npm run conformance -- --list` names them all.\n');
  }
}

const hasRun = ({ children }: TestModule) =>
  [...children.allTests('passed'), ...children.allTests('failed')].length > 0;

/** A rule that skips itself has a note with the reason. */
function isLeftOut(test: TestCase): boolean {
  const result = test.result();
  return result.state === 'skipped' && result.note === undefined;
}

/** Returns a task with only those of its rules that ran or skipped themselves; nothing if it has none. */
function withoutLeftOut(task: RunnerTask): RunnerTask[] {
  if (task.type === 'test') return task.result === undefined ? [] : [task];
  const tasks = task.tasks.flatMap(withoutLeftOut);
  // A file that fails before its rules has none.
  return tasks.length === 0 && task.result?.state !== 'fail' ? [] : [{ ...task, tasks } as RunnerTask];
}
