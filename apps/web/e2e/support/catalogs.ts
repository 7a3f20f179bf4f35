import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const locales = join(import.meta.dirname, '../../../../packages/texts/locales');

/**
 * Returns the English sentences and names of skills that a language has other words for, without sentences that are filled
 * in and single words.
 */
export function englishOf(language: string): ReadonlySet<string> {
  const sentences = globSync(join(locales, language, '*.po')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)]
      .filter(([, english, text]) => english !== text)
      .map(([, english = '']) => english.replaceAll('\\"', '"')),
  );
  const skills = Object.keys(JSON.parse(readFileSync(join(locales, language, 'skills.json'), 'utf8')));
  return new Set([...sentences, ...skills].filter((text) => /\p{L} \p{L}/u.test(text) && !/[{<]/.test(text)));
}
