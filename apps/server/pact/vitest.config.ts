import { defineConfig } from 'vitest/config';

/** A separate suite: it starts servers and Pact's verifier, which takes long. */
export default defineConfig({
  test: {
    name: 'pact',
    dir: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // Each file starts a server with a database; two at a time would only slow each other down.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
