import { texts } from '@skill-exchange/texts/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Tests logic without a screen. Stories test everything that has one. */
export default defineConfig({
  plugins: [texts()],
  test: {
    name: 'ui',
    include: ['{src,scripts}/**/*.test.ts'],
    // Test files have no side effects, and a process per file took longer than its tests.
    isolate: false,
  },
});
