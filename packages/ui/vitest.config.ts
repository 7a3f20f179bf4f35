import { defineConfig } from 'vitest/config';

/** Logic without a screen. What has a screen is tested by its stories. */
export default defineConfig({
  test: {
    name: 'ui',
    include: ['{src,scripts}/**/*.test.ts'],
    // Files leave nothing behind; a process for each of them took longer than their tests.
    isolate: false,
  },
});
