import { defineConfig } from 'vitest/config';

/** A suite of its own: it starts servers and Pact's verifier, and takes as long as that takes. */
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
