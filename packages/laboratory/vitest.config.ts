import { defineConfig } from 'vitest/config';

/**
 * Its own unit tests. Its tests of the product run with `npm test -- attack`, `npm test -- faults` and
 * the like.
 */
export default defineConfig({
  test: {
    name: 'laboratory',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Test files have no side effects, and a process per file took longer than its tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
