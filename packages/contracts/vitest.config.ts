import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contracts',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // The consumer tests share one pact file per provider.
    fileParallelism: false,
    testTimeout: 30_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
});
