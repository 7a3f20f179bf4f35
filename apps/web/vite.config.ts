import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineHead } from './plugins/inline-head.ts';
import { inlineStyles } from './plugins/inline-styles.ts';
import { precompress } from './plugins/precompress.ts';
import { preloadDisplayFont } from './plugins/preload-display-font.ts';
import { serverBundle } from './plugins/server-bundle.ts';
import { serviceWorker } from './plugins/service-worker.ts';
import { slimRouter } from './plugins/slim-router.ts';

const server = 'http://localhost:3000';

/** What lists of members and events have in common, and what each of the two is drawn with. */
const parts = {
  lists:
    /ui\/src\/(?:card|chip|empty-state|field|input|loading-status|page-header)\/|src\/paging|circle-exclamation|shared\/(?:load-more|long-list\/(?:long-list|kept-windows)|query-view|use-debounced)/,
  members: /ui\/src\/(?:rating|user-card)\/|endpoints\/users|features\/users\/user-cards/,
  events:
    /ui\/src\/(?:date-time|event-card|event-when)\/|endpoints\/events|features\/events\/(?:event-cards|use-event-)/,
};

export default defineConfig({
  plugins: [
    slimRouter(),
    react(),
    tailwindcss(),
    inlineHead(),
    inlineStyles(),
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
    manifest: true,
    cssCodeSplit: false,
    // Names of every page's files would be in the first script; pages are fetched on intent instead.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes along what its modules import, so what is for all comes first.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            {
              name: 'query',
              test: /@tanstack\/(?:query-core|react-query)|web\/src\/app\/queries/,
              priority: 3,
            },
            { name: 'pattern', test: /ui\/src\/event-pattern\//, priority: 3 },
            { name: 'lists', test: parts.lists, priority: 2 },
            { name: 'members', test: parts.members, minShareCount: 2, priority: 1 },
            { name: 'events', test: parts.events, minShareCount: 2, priority: 1 },
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
