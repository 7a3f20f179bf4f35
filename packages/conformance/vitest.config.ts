import { defineConfig } from 'vitest/config';
import { NoRuleReporter } from './src/no-rule-reporter.ts';

const { CONFORMANCE_JUNIT: junit, CONFORMANCE_URL: url } = process.env;

/** A backend elsewhere may take most of a second for each of the calls of a rule, of which there are up to a hundred. */
const timeoutMs = url === undefined ? 30_000 : 90_000;

/** The rules run against the backend in `CONFORMANCE_URL`, or against the server of this repository. */
export default defineConfig({
  test: {
    name: 'conformance',
    include: ['rules/*.test.ts'],
    // Files leave nothing behind; a process for each of them took longer than many of its rules.
    isolate: false,
    globalSetup: '../../scripts/lib/conformance-backend.ts',
    // Rules wait for the backend and for the time of sessions far more than they work.
    maxWorkers: 5,
    // Projects with other numbers of workers run in groups of their own.
    sequence: { groupOrder: 2 },
    reporters: ['verbose', new NoRuleReporter(), ...(junit ? ['junit'] : [])],
    outputFile: { junit: junit ?? '' },
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
  },
});
