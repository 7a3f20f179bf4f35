import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds src/prerender.tsx beside the app, in the folder `server` of the same output: what the server draws pages with.
 * It holds all that it imports, so that the output can be served from anywhere.
 */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    apply: 'build',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      builder: {},
      environments: {
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: join(outDir, 'server'),
            copyPublicDir: false,
            emptyOutDir: true,
            minify: true,
            rolldownOptions: {
              input: 'src/prerender.tsx',
              output: { entryFileNames: 'prerender.js', codeSplitting: false },
            },
          },
        },
      },
    }),
  };
}
