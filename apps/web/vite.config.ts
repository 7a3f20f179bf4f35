import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './plugins/precompress.ts';
import { preloadDisplayFont } from './plugins/preload-display-font.ts';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadDisplayFont(), precompress()],
  build: {
    target: 'baseline-widely-available',
    // The first browsers with light-dark(): rewritten for older ones, a dark part of a light page would turn light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom, so it stays in the browser's cache from one release to the next.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
            },
            // What every page starts with, and what most of them draw with.
            { name: 'start', tags: ['$initial'] },
            {
              name: 'cards',
              test: /packages\/ui\/src\/(?:chip|rating|card|event-card|event-when|event-pattern|user-card|section-heading)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/auth': server,
      '/articles': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
