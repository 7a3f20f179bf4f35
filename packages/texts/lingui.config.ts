import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { languages, sourceLanguage } from './src/languages.ts';
import { parts } from './src/parts.ts';
import { textId } from './src/text-id.ts';

const macros = createSwcExtractor();
const tests = ['**/*.stories.tsx', '**/*.test.ts', '**/test/**'];

/** https://lingui.dev/ref/conf */
export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: sourceLanguage,
  // English has no catalog: its texts are in the code.
  locales: Object.keys(languages).filter((language) => language !== sourceLanguage),
  catalogs: Object.entries(parts).map(([part, { include, exclude }]) => ({
    path: `<rootDir>/packages/texts/locales/{locale}/${part}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: [...exclude.map((folder) => `<rootDir>/${folder}/**`), ...tests],
  })),
  // Where texts stand, without lines: these would change with every commit.
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  extractors: [
    {
      match: macros.match,
      extract: (filename, code, onText, context) =>
        macros.extract(
          filename,
          code,
          (found) => onText({ ...found, id: textId(found.message ?? '', found.context) }),
          context,
        ),
    },
  ],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.4, extendCharacter: '·' },
  runtimeConfigModule: {
    i18n: ['@skill-exchange/ui/lib/texts/i18n', 'i18n'],
    Trans: ['@skill-exchange/ui/lib/texts/i18n', 'Trans'],
  },
});
