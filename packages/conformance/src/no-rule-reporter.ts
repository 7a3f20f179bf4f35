import type { Reporter, TestModule } from 'vitest/node';

/** Fails a run without rules: a misspelled `--only` must not look like a conforming backend. */
export class NoRuleReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const isEmpty = modules.every(
      (module) => [...module.children.allTests('passed'), ...module.children.allTests('failed')].length === 0,
    );
    if (!isEmpty) return;
    process.exitCode = 1;
    process.stderr.write('No rule ran. `npm run conformance -- --list` names them all.\n');
  }
}
