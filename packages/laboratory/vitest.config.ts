import { defineConfig } from 'vitest/config';

/** Its own tests. What it does to the product runs by `npm test -- attack`, `npm test -- faults` and the like. */
export default defineConfig({
  test: {
    name: 'laboratory',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Files leave nothing behind; a process for each of them took longer than their tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
