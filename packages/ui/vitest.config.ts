import { defineConfig } from 'vitest/config';

/** Logic without a screen; everything that renders is tested by its stories. */
export default defineConfig({
  test: { name: 'ui', environment: 'node', include: ['test/**/*.test.ts'] },
});
