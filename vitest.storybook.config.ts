import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/lib/chromium.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/**
 * Every story as a test in a real browser: it renders, its `play` passes, the console stays quiet, and axe finds nothing.
 * axe runs on the stories that `.storybook/axe-choice.ts` chooses; `STORY_AXE=all` runs it on all of them.
 * `CHROMIUM_PATH` names a browser that is not on the PATH. `STORY_THEMES=light,dark` runs all of it once in each theme.
 */
const themes = (process.env.STORY_THEMES ?? 'light').split(',');
const axe = process.env.STORY_AXE ?? 'chosen';

export default defineConfig({
  test: {
    // With `--coverage packages/ui`: what the kit's own stories run of the kit.
    coverage: {
      provider: 'v8',
      include: ['packages/ui/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', 'packages/ui/src/docs/**'],
      reportOnFailure: true,
      reporter: ['text-summary', 'html', 'json-summary'],
      thresholds: { lines: 95 },
    },
    projects: themes.map((theme) => ({
      plugins: [storybookTest({ configDir, initialGlobals: { theme, axe } })],
      test: {
        name: `stories in ${theme}`,
        // A fresh page for each file takes twice as long; stories clean up after themselves.
        isolate: false,
        // Two pages at a time, also on two cores: each of them waits a lot.
        maxWorkers: 2,
        // One more try for what a starved machine does to focus and layout; a fault fails twice.
        retry: 1,
        testTimeout: 60_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            // Nothing moves: neither axe nor a test meets a half-faded dialog.
            contextOptions: { reducedMotion: 'reduce' },
            launchOptions: chromiumLaunch,
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
});
