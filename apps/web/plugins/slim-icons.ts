import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const createIcon = fileURLToPath(new URL('./slim-icons/create-icon.ts', import.meta.url));

/**
 * Builds lucide's icons without what lucide-react can do besides drawing them: sizes, colours and strokes by property or
 * context, alias classes. That is 1 kB of every page.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/dist/esm/icons/')
        ? createIcon
        : null,
  };
}
