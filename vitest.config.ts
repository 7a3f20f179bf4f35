import { defineConfig } from 'vitest/config';

/** Everything that needs no browser: each workspace's own suite and the repository's. */
export default defineConfig({
  test: {
    // A snapshot that is missing fails here as it does in CI; `--update` writes it.
    update: 'none',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'repository',
          include: ['scripts/test/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
