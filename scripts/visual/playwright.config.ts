import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../lib/browsers/chromium.ts';

const port = 6106;

/**
 * `npm run visual`: compares every story of the built Storybook with the pictures of an earlier run on this machine.
 *   npm run build-storybook && npm run visual -- --update-snapshots    before the change
 *   npm run build-storybook && npm run visual                          after it; `npx playwright show-report` shows pairs
 * `-g kit-forms` takes some stories alone. No picture is committed: fonts differ between machines.
 */
export default defineConfig({
  testMatch: 'stories.visual.ts',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/../../reports/visual/{projectName}/{arg}{ext}',
  outputDir: '../../test-results/visual',
  reporter: [['line'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  webServer: {
    command: `npx vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: '../..',
    port,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumLaunch,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) =>
    [390, 1440].map((width) => ({
      name: `${colorScheme} ${width}`,
      use: { colorScheme, viewport: { width, height: 900 } },
    })),
  ),
});
