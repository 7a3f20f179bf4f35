import { defineConfig } from 'vitest/config';

/** The rules run against the backend in `CONFORMANCE_URL`, or against the server of this repository. */
export default defineConfig({
  test: {
    name: 'conformance',
    include: ['rules/*.test.ts'],
    globalSetup: '../../scripts/lib/conformance-backend.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
