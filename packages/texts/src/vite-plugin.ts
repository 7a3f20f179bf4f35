import { lingui } from '@lingui/vite-plugin';
import type { PluginOption } from 'vite';
import { configPath } from './config-path.ts';
import { inlineTexts } from './inline-texts.ts';

/** Lingui: its macros, its catalogs, and English texts as their own ids, in the build as in development. */
export function texts(): PluginOption[] {
  return [
    lingui({ configPath, macroTransform: { macro: { descriptorFields: 'all' } }, failOnCompileError: true }),
    {
      name: 'inline-texts',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?(?:$|\?)/, code: '/*i18n*/' },
        handler: (code, id) => inlineTexts(code, id),
      },
    },
  ];
}
