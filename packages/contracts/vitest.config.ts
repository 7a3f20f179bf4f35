import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contracts',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // The consumer tests write one file a provider between them.
    fileParallelism: false,
    testTimeout: 30_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
});
