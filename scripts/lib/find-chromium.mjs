import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser without windows: the tests need two thirds of the processor's time in it. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium of this machine: `CHROMIUM_PATH` or one on the PATH. Undefined when there is none; Playwright then falls
 * back to the browser it manages itself.
 *
 * @param {{ isWhole?: boolean }} [wish] `isWhole` asks for the browser that members have, if there is one
 */
export function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (isWhole ? [...browsers, shell] : [shell, ...browsers])
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
