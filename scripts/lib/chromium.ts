import { findChromium } from './environment.ts';

const executablePath = findChromium();

/**
 * How every browser test starts Chromium: this machine's own, or the one that Playwright manages. Without the switches
 * it needs a sandbox, a graphics card and shared memory that containers lack, and calls home.
 */
export const chromiumLaunch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
