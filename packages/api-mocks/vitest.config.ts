import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'api-mocks', include: ['test/**/*.test.ts'], environment: 'node' },
});
