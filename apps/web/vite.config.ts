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
  },
  server: {
    proxy: {
      '/api': server,
      '/auth': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
