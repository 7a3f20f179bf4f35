import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import { aliasKey } from '../src/modules/skills/alias-key.ts';
import { type ShippedLocale, type ShippedSkill, shippedLocales } from '../src/modules/skills/shipped-skills.ts';

/** Returns the column of `rows` with a language's names: that of Portuguese for Portuguese of Brazil. */
const columnOf = (language: Language) => shippedLocales.find((locale) => locale === language.split('-')[0]);

/** The languages of the site that `rows` have names in, without English. */
export const namedLanguages = (Object.keys(languages) as Language[]).filter(
  (language) => language !== sourceLanguage && columnOf(language) !== undefined,
);

/**
 * Returns the names of skills for readers of a language, by their English names: the first of their rows, as a label.
 * Skills that have no name in the language, or the same, are left out.
 *
 * @throws Error listing each name that two skills would have
 */
export function namesFor(language: Language, skills: readonly ShippedSkill[]): Record<string, string> {
  const column = columnOf(language) as ShippedLocale;
  const named = skills.flatMap(({ name, names }) => {
    const first = names[column]?.[0];
    return first === undefined ? [] : [[name, asLabel(first, languages[language].locale)] as const];
  });
  const shown = new Map(skills.map(({ name }) => [aliasKey(name), name]));
  const problems = named.filter(([name, label]) => {
    const owner = shown.get(aliasKey(label));
    shown.set(aliasKey(label), name);
    return owner !== undefined && owner !== name;
  });
  if (problems.length > 0) throw new Error(problems.map(([name, label]) => `${language}: ${name} is ${label}`).join());
  return Object.fromEntries(named.filter(([name, label]) => label !== name));
}

/** Rows have names as they stand in a sentence. */
const asLabel = (name: string, locale: string) => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
