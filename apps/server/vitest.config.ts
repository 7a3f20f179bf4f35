import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    // Files share a worker's modules, and so its one embedded database: opening one takes seconds.
    isolate: false,
    maxWorkers: 2,
    // Suites with other numbers of workers run before this one.
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    // A shared machine is slow.
    expect: { poll: { timeout: 15_000 } },
    // Hooks open databases.
    hookTimeout: 180_000,
  },
});
