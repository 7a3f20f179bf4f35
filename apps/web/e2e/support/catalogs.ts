import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const locales = join(import.meta.dirname, '../../../../packages/texts/locales');

/** The hero names these skills, which members have, too: their names are in English. */
const skills = new Set(['Bike repair', 'Sign language']);

/** Returns the English sentences that a language has other words for, without those that are filled in. */
export function englishOf(language: string): ReadonlySet<string> {
  const entries = globSync(join(locales, language, '*.po')).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm),
  ]);
  const texts = entries.filter(([, english = '', text]) => /\p{L} \p{L}/u.test(english) && english !== text);
  return new Set(
    texts.flatMap(([, english = '']) =>
      /[{<]/.test(english) || skills.has(english) ? [] : [english.replaceAll('\\"', '"')],
    ),
  );
}
