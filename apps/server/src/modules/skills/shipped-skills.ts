import { readFileSync } from 'node:fs';
import { aliasKey } from './alias-key.ts';

/** The locales of the shipped names; `und` is for names that are the same in all of them. */
export const shippedLocales = ['und', 'en', 'es', 'de', 'fr', 'pt', 'ar'] as const;
export type ShippedLocale = (typeof shippedLocales)[number];

/** A skill that comes with the server. */
export interface ShippedSkill {
  name: string;
  kind: string;
  /** The name of the wider skill. */
  parent: string | null;
  /** Where the row is from: a package, the locale data of Node, or our own list. */
  source: string;
  /** Its other names, by locale. */
  names: Partial<Record<ShippedLocale, string[]>>;
}

export interface ShippedSkills {
  /** Changes with the skills. */
  version: string;
  skills: ShippedSkill[];
}

/** Reads the skills that come with the server. `apps/server/catalog/build.ts` writes them. */
export function readShippedSkills(): ShippedSkills {
  return JSON.parse(readFileSync(new URL('shipped-skills.json', import.meta.url), 'utf8'));
}

export interface ShippedAlias {
  key: string;
  name: string;
  skill: string;
  locale: ShippedLocale;
  source: string;
}

/**
 * Returns all names of the skills, each under one skill. Names as they are written come before those that follow from
 * them: plurals, German letters in two, and the Arabic article.
 */
export function aliasesOf(skills: readonly ShippedSkill[]): ShippedAlias[] {
  const written = skills.flatMap((skill) => [
    aliasOf(skill, 'und', skill.name),
    ...shippedLocales.flatMap((locale) => (skill.names[locale] ?? []).map((name) => aliasOf(skill, locale, name))),
  ]);
  const derived = written.flatMap((alias) => variantsOf(alias).map((name) => ({ ...alias, key: aliasKey(name) })));
  const byKey = new Map<string, ShippedAlias>();
  for (const alias of [...written, ...derived]) if (!byKey.has(alias.key)) byKey.set(alias.key, alias);
  return [...byKey.values()];
}

function aliasOf(skill: ShippedSkill, locale: ShippedLocale, name: string): ShippedAlias {
  return { key: aliasKey(name), name, skill: skill.name, locale, source: skill.source };
}

/** Shorter names have plurals that are other words. */
const shortestPlural = 4;

function variantsOf({ name, locale, source }: ShippedAlias): string[] {
  const variants: string[] = [];
  if (/[äöüß]/i.test(name)) variants.push(withTwoLetters(name));
  if (locale === 'ar') variants.push(...withAndWithoutArticle(name));
  const isWord = source === 'own' && name.length >= shortestPlural && /^\p{Script=Latin}+$/u.test(name);
  if (isWord && locale !== 'de' && !/(?:s|x|z|ing)$/i.test(name)) variants.push(pluralOf(name));
  return variants;
}

const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const withTwoLetters = (name: string) =>
  name.toLowerCase().replace(/[äöüß]/g, (letter) => twoLetters[letter] ?? letter);

function pluralOf(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/** Of two words each has the article or none: "الطبخ الهندي", "طبخ هندي". */
function withAndWithoutArticle(name: string): string[] {
  const words = name.split(' ');
  const bare = words.map((word) => (word.length > 4 ? word.replace(/^ال/, '') : word)).join(' ');
  return [bare, `ال${bare}`];
}
