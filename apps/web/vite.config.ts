import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './plugins/service-worker.ts';

const server = 'http://localhost:3000';

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
            // Everything that every page begins with.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
              priority: 6,
            },
            { name: 'app', tags: ['$initial'], priority: 5 },
            // What dialogs, menus and tabs have in common.
            {
              name: 'radix',
              test: /@radix-ui.(?:primitive|react-(?:collection|compose|context|id|presence|slot|use))/,
              priority: 4,
            },
            {
              name: 'forms',
              test: /react-hook-form|ui.src.(?:form-parts|password-input)|auth.checks|entry-page|leave-guard|guard-history/,
              priority: 2,
            },
            {
              name: 'lists',
              test: /ui.src.(?:badge|banner|breadcrumb|(?:user-|event-)?card|chip|empty-state|event-(?:pattern|when)|field|illustration|input|link|loading-status|page-header|rating|section-heading|skeleton|use-is-hydrated)[\\/]|plain-text|web.src.lib.(?!lazy-dialog|discard|guard|leave|use-closing|drafts)|features.users.user-|event-cards|use-event-(?:details|photos)/,
              priority: 3,
            },
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
