import { findChromium } from './find-chromium.mjs';

/** Without these it needs a sandbox, a graphics card and shared memory that containers lack, and calls home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

function launchOf(executablePath: string | undefined) {
  return { ...(executablePath === undefined ? {} : { executablePath }), args };
}

/** How every browser test starts Chromium: this machine's own, or the one that Playwright manages. */
export const chromiumLaunch = launchOf(findChromium());

/** The same, in the browser that members have: the one without windows can stop drawing, and time with it. */
export const wholeChromiumLaunch = launchOf(findChromium({ isWhole: true }));
