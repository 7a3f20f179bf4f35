import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Files leave nothing behind; a process for each of them took longer than their tests.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
  },
});
