import { texts } from '@skill-exchange/texts/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [texts()],
  test: {
    name: 'web',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Test files have no side effects, and a process per file took longer than its tests.
    isolate: false,
  },
});
