import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../../../scripts/lib/find-browsers.ts';

/** The main flows in the browsers of this machine that Playwright cannot drive; its runner is used, and no browser of it. */
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
