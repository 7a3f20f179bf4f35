import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless browser: tests need a third less processor time in it. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds Chromium: `CHROMIUM_PATH` or one on the PATH. Undefined when there is none; Playwright then
 * uses its own browser.
 *
 * @param {{ isWhole?: boolean }} [wish] `isWhole` prefers the full browser that members use
 */
export function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (isWhole ? [...browsers, shell] : [shell, ...browsers])
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
