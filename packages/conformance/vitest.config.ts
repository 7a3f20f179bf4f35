import { defineConfig } from 'vitest/config';

/** The rules run against the backend in `CONFORMANCE_URL`, or against the server of this repository. */
export default defineConfig({
  test: {
    name: 'conformance',
    include: ['rules/*.test.ts'],
    globalSetup: '../../scripts/lib/conformance-backend.ts',
    // Rules wait for the backend and for the time of sessions far more than they work.
    maxWorkers: 5,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
