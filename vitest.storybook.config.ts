import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/lib/browsers/chromium.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/**
 * Every story as a test in a real browser: it renders, its `play` passes, the console has no errors,
 * and axe finds nothing. axe runs on the stories that `.storybook/axe-choice.ts` chooses; `STORY_AXE=all` runs it on
 * all of them. `CHROMIUM_PATH` names a browser that is not on the PATH. `STORY_THEMES=light,dark` runs everything once
 * in each theme, and `STORY_COMMUNITY=library` in the colors of another community of the toolbar. `STORY_LOCALE=ar` runs
 * resting stories in Arabic, without their `play`, which finds English texts.
 */
const themes = (process.env.STORY_THEMES ?? 'light').split(',');
const axe = process.env.STORY_AXE ?? 'chosen';
const community = process.env.STORY_COMMUNITY ?? 'ours';
const locale = process.env.STORY_LOCALE ?? 'en-US';
const isEnglish = locale === 'en-US';

const withoutPlay: Plugin = {
  name: 'stories-without-play',
  enforce: 'pre',
  transform: (code, id) =>
    /\.stories\.tsx$|\/page-story\.ts$/.test(id) ? code.replaceAll(/\bplay(?=:)/g, 'unplayed') : undefined,
};

export default defineConfig({
  test: {
    // With `--coverage packages/ui`: the parts of the kit that its own stories run.
    coverage: {
      provider: 'v8',
      include: ['packages/ui/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', 'packages/ui/src/docs/**'],
      reportOnFailure: true,
      reporter: ['text-summary', 'html', 'json-summary'],
      thresholds: { lines: 95 },
    },
    projects: themes.map((theme) => ({
      plugins: [
        ...(isEnglish ? [] : [withoutPlay]),
        storybookTest({
          configDir,
          initialGlobals: { theme, axe, community, locale },
          ...(isEnglish ? {} : { tags: { exclude: ['interaction'] } }),
        }),
      ],
      test: {
        name: `stories in ${theme}`,
        // A new page for each file takes twice as long; stories clean up after themselves.
        isolate: false,
        // Two pages at a time, also on two cores: each is mostly idle.
        maxWorkers: 2,
        // One retry, since an overloaded machine affects focus and layout; a defect fails twice.
        retry: 1,
        testTimeout: 60_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            // Without animations, so that neither axe nor a test sees a half-faded dialog.
            contextOptions: { reducedMotion: 'reduce' },
            launchOptions: chromiumLaunch,
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
});
