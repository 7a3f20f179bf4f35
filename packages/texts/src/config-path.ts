import { fileURLToPath } from 'node:url';

/** Lingui's configuration. */
export const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));
