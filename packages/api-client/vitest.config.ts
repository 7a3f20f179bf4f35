import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Test files have no side effects, and a process per file took longer than its tests.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
  },
});
