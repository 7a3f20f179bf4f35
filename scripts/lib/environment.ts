import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The first is the browser without windows: the tests need two thirds of the processor's time in it. */
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * A Chromium of this machine: `CHROMIUM_PATH` or one on the PATH. Undefined when there is none; Playwright then falls
 * back to the browser it manages itself.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => chromiumNames.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** What our commands set for every tool they start: no telemetry, no downloads behind our back, this Node first. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const chromium = findChromium();
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    PACT_DO_NOT_TRACK: 'true',
    SCARF_ANALYTICS: 'false',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
  };
}
