import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Test files have no side effects, and a process per file took longer than its tests.
    isolate: false,
  },
});
