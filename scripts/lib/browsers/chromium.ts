import { findChromium } from './find-chromium.mjs';

/**
 * Otherwise it needs a sandbox, a graphics card and shared memory, which containers lack, and contacts
 * its vendor.
 */
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

/** Launch options of every browser test: this machine's Chromium, or the one that Playwright manages. */
export const chromiumLaunch = launchOf(findChromium());

/** The same for the full browser that members use: the headless one can stop drawing, and time with it. */
export const wholeChromiumLaunch = launchOf(findChromium({ isWhole: true }));
