import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../../../scripts/lib/browsers/find-browsers.ts';

/** The main flows in this machine's browsers that Playwright cannot drive; only its test runner is used. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.flows.ts',
  outputDir: '../../../../test-results',
  workers: 1,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json']],
  projects: [
    ...(findFirefox() === undefined ? [] : [{ name: 'firefox' }]),
    ...(findWebKit() === undefined ? [] : [{ name: 'webkit' }]),
  ],
});
