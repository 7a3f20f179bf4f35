import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/browsers/chromium.ts';

const walks = '**/walks/*.e2e.ts';
/** Not `@long-phone`, whose test always runs on the desktop. */
const long = /@long( |$)/;
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** End-to-end tests in a real browser against the real server; each worker has its own server and database. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: process.env.TEST_RESULTS ?? '../../test-results',
  // Tests of an existing server need no database.
  ...(process.env.E2E_ADDRESS === undefined && { globalSetup: './e2e/support/empty-database.ts' }),
  workers: 2,
  // One retry, since an overloaded machine affects timing; the closing summary names what needed it.
  retries: 1,
  // The tests are long, and each step is slow on a shared machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace costs a quarter of a test's time: only a failed test is run again with one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'desk', use: desk, testIgnore: walks, grepInvert: long },
    { name: 'phone', use: phone, testIgnore: walks, grep: /@phone\b/ },
    // Pull requests and the nightly workflow run these: tests marked @long, on a phone @long-phone, and walks through
    // every route or text.
    { name: 'desk-long', use: desk, testIgnore: walks, grep: long },
    { name: 'phone-long', use: phone, testIgnore: walks, grep: /@long-phone\b/ },
    { name: 'desk-walks', use: desk, testMatch: walks },
    { name: 'phone-walks', use: phone, testMatch: walks, grep: /@phone\b/ },
  ],
});
