import { texts } from '@skill-exchange/texts/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { StorybookConfigRaw } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { documentsPlugin } from './documents-plugin.ts';

type Indexer = NonNullable<StorybookConfigRaw['experimental_indexers']>[number];

/** Leaves stories out of the index that act by themselves, and examples for docs pages. */
const restingOnly = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).filter(
      ({ tags = [] }) => !tags.includes('interaction') && !tags.includes('example'),
    ),
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What acts by itself is a test: the sidebar's filter shows it on demand, docs pages never.
  tags: {
    interaction: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
    // What to do and what not to do, side by side on docs pages alone.
    example: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  // Chromatic compares resting stories alone: what acts ends in a state that has a story of its own.
  // biome-ignore lint/style/noProcessEnv: the workflow of the pictures sets it.
  experimental_indexers: (indexers = []) => (process.env.IS_CHROMATIC ? indexers.map(restingOnly) : indexers),
  staticDirs: [
    './public',
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
    { from: '../apps/server/src/demo/pictures/faces', to: '/faces' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The faster react-docgen cannot resolve imported types such as cva's VariantProps.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => prop.parent === undefined || !prop.parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The framework adds its own react plugin to the dev server and the build, but not to the story tests.
      plugins: [texts(), react(), tailwindcss(), documentsPlugin()],
      // Optimizing icons as they are discovered would reload the page during a test.
      optimizeDeps: { exclude: ['lucide-react'], include: ['@lingui/core', '@lingui/react/server'] },
      build: {
        // Browsers with `light-dark()`: older targets would get each colour twice.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        chunkSizeWarningLimit: 2000,
      },
    }),
};

export default config;
