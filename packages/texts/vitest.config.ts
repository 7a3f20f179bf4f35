import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'texts', include: ['test/**/*.test.ts'], isolate: false } });
