import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Builds the package's styles.css. The components are built only by tsc (see scripts/build-package.ts). */
export default defineConfig({
  plugins: [tailwindcss()],
  base: './',
  build: {
    outDir: 'dist/styles',
    emptyOutDir: false,
    // The first browsers with light-dark(), as for the app.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/styles/standalone.css',
      output: {
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'index.css' : 'fonts/[name][extname]'),
      },
    },
  },
});
