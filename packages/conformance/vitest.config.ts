import { defineConfig } from 'vitest/config';
import { RuleReporter } from './src/rule-reporter.ts';

const { CONFORMANCE_JUNIT: junit } = process.env;

/** A rule makes up to a hundred calls, and a remote backend or a busy machine may take most of a second for each. */
const timeoutMs = 90_000;

/** The rules run against the backend in `CONFORMANCE_URL`, or against the server of this repository. */
export default defineConfig({
  test: {
    name: 'conformance',
    include: ['rules/**/*.test.ts'],
    // Test files have no side effects, and a process per file took longer than many of its rules.
    isolate: false,
    setupFiles: ['src/show-failed-calls.ts'],
    globalSetup: '../../scripts/lib/conformance-backend.ts',
    // Rules mostly wait for the backend and for sessions to end.
    maxWorkers: 5,
    // Projects with other numbers of workers run in separate groups.
    sequence: { groupOrder: 2 },
    reporters: [new RuleReporter(), ...(junit ? ['junit'] : [])],
    outputFile: { junit: junit ?? '' },
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
  },
});
