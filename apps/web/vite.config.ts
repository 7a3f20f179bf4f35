import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { inlineHead } from './plugins/inline-head.ts';
import { pageFiles } from './plugins/page-files.ts';
import { precompress } from './plugins/precompress.ts';
import { preloadDisplayFont } from './plugins/preload-display-font.ts';
import { reactModules } from './plugins/react-modules.ts';
import { serverBundle } from './plugins/server-bundle.ts';
import { serviceWorker } from './plugins/service-worker.ts';
import { slimIcons } from './plugins/slim-icons.ts';
import { slimRadix } from './plugins/slim-radix.ts';
import { slimRouter } from './plugins/slim-router.ts';
import { allSources } from './src/app/prerender/page-sources.ts';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [
    reactModules(),
    slimRouter(),
    slimIcons(),
    slimRadix(),
    react(),
    tailwindcss(),
    inlineHead(),
    pageFiles(allSources),
    preloadDisplayFont(),
    serverBundle(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    // The first browsers with light-dark(): rewritten for older ones, a dark part of a light page would turn light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Names of every page's files would be in the first script; pages are fetched on intent instead.
    modulePreload: false,
    rolldownOptions: {
      // React looks for what the scheduler has in its tests alone.
      checks: { importIsUndefined: false },
      output: {
        codeSplitting: { groups: chunks },
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
