import { delimiter, join } from 'node:path';
import { findChromium } from './browsers/find-chromium.mjs';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The environment of every tool that our commands start: no telemetry, no implicit downloads, this Node first. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const chromium = findChromium();
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    // Otherwise each test that starts a server compiles all of it again.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    // Temporary folders end with a run (own-run.ts).
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules', '.cache', 'playwright'),
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
