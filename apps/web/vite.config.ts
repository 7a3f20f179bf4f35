import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './plugins/service-worker.ts';

const server = 'http://localhost:3000';

// What travels in one file, by folders and files. A group takes along what its modules import.
const packages = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`);
const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));
const radixBasics = /@radix-ui\/(?:primitive|react-(?:collection|compose|context|id|presence|slot|use))/;
const partsOfLists = anyOf(
  'ui/src/primitives/(?:badge|banner|card|chip|empty-state|field|input|link|loading-status|skeleton)/',
  'ui/src/.*/(?:breadcrumb|event-card|illustration|user-card|event-when|event-pattern|page-header|rating|section-heading)/',
  'ui/src/lib/|api-client/src/plain-text|web/src/lib/(?:load-more|long-list|page-meta|query-view|use-)',
  'features/(?:events/(?:event-cards|use-event-)|users/user-)',
);
const partsOfForms = anyOf(
  'node_modules/react-hook-form/|ui/src/.*/(?:form-parts|password-input)/',
  'auth/checks|pages/entry-page|lib/(?:leave-guard|guard-history)',
);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    serviceWorker(),
    // The server's own bundle is not sent to anyone.
    { ...compression({ threshold: 1024 }), applyToEnvironment: ({ name }) => name === 'client' },
  ],
  build: {
    target: 'baseline-widely-available',
    // The first browsers with light-dark(): rewritten for older ones, a dark part of a light page would turn light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: packages('react', 'react-dom', 'react-router', 'scheduler'), priority: 5 },
            // What else every page begins with.
            { name: 'app', tags: ['$initial'], priority: 4 },
            // What dialogs, menus and tabs have in common.
            { name: 'radix', test: radixBasics, priority: 3 },
            { name: 'lists', test: partsOfLists, priority: 2 },
            { name: 'forms', test: partsOfForms, priority: 1 },
          ],
        },
      },
    },
  },
  // `vite build` builds both: the app, and in one file what the server renders its pages with.
  builder: {},
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: 'entry-server.js', codeSplitting: false },
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
