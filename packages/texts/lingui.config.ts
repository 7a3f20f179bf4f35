import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { languages, sourceLanguage } from './src/languages.ts';
import { notSources, partOf, parts, sources } from './src/parts.ts';
import { textId } from './src/text-id.ts';

const macros = createSwcExtractor();
const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const files = sources.flatMap((source) => globSync(source, { cwd: rootDir, exclude: notSources }));

/** https://lingui.dev/ref/conf */
export default defineConfig({
  rootDir,
  sourceLocale: sourceLanguage,
  // English has no catalog: its texts are in the code.
  locales: Object.keys(languages).filter((language) => language !== sourceLanguage),
  catalogs: parts.map((part) => ({
    path: `<rootDir>/packages/texts/locales/{locale}/${part}`,
    include: files.filter((file) => partOf(file) === part).map((file) => `<rootDir>/${file}`),
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
  // The server runs TypeScript without a build: its texts are read by macros that work at run time.
  experimental: { runtimeMacro: true },
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.4, extendCharacter: '·' },
  runtimeConfigModule: {
    i18n: ['@skill-exchange/ui/lib/texts/i18n', 'i18n'],
    Trans: ['@skill-exchange/ui/lib/texts/i18n', 'Trans'],
  },
});
