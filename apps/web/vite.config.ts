import { texts } from '@skill-exchange/texts/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './plugins/service-worker.ts';

/** The server for `npm run dev`: the local one, or the backend in `--api`. */
const api = process.env.API_URL ?? 'http://localhost:3000';

// A remote backend must see requests as from its own pages: cookies for this host, and a known Origin.
const elsewhere = {
  target: api,
  changeOrigin: true,
  cookieDomainRewrite: '',
  headers: { origin: new URL(api).origin },
};
const target = process.env.API_URL === undefined ? { target: api } : elsewhere;

/** Changes more rarely than the app, so browsers keep it longer. */
const reactPackages = /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;

export default defineConfig({
  plugins: [
    texts(),
    react(),
    tailwindcss(),
    serviceWorker(),
    // The server's own bundle is never sent.
    compression({ threshold: 1024, exclude: /entry-server/ }),
  ],
  build: {
    target: 'baseline-widely-available',
    // The first browsers with light-dark(): transpiled for older ones, a dark part of a light page would become light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
  },
  // `vite build` builds both: the app, and the server's renderer in one file.
  builder: {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            strictExecutionOrder: true,
            codeSplitting: {
              groups: [
                { name: 'react', test: reactPackages, priority: 1 },
                { name: 'app', tags: ['$initial'] },
              ],
              // Copies chunks of up to 7 kB into the pages that share them, which would load up to 73 files without it.
              experimentalInlineCommonChunks: { maxSize: 7_000, exclude: /\.css$/ },
            },
          },
        },
      },
    },
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
      '/api': target,
      '/auth': target,
      '/articles': target,
      '/socket.io': { ...target, ws: true },
    },
  },
});
