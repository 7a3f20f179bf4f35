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

/**
 * Reads the skills that come with the server. `apps/server/catalog/build.ts` writes them: a line with the version and how
 * many there are, then all their names, all their kinds and so on, one a line, which packs better than skill by skill.
 */
export function readShippedSkills(): ShippedSkills {
  const [head = '', ...lines] = readFileSync(new URL('shipped-skills.txt', import.meta.url), 'utf8').split('\n');
  const [version = '', size = '0'] = head.split(' ');
  const count = Number(size);
  const cell = (column: number, place: number) => lines[column * count + place] ?? '';
  const skills = Array.from({ length: count }, (_, place) => ({
    name: cell(0, place),
    kind: cell(1, place),
    parent: cell(2, place) || null,
    source: cell(3, place),
    names: Object.fromEntries(shippedLocales.map((locale, index) => [locale, namesIn(cell(index + 4, place))])),
  }));
  return { version, skills };
}

const namesIn = (cell: string) => (cell === '' ? [] : cell.split(';'));

export interface ShippedAlias {
  key: string;
  name: string;
  skill: string;
  locale: ShippedLocale;
  source: string;
}

/** Returns all names of the skills. */
export function aliasesOf(skills: readonly ShippedSkill[]): ShippedAlias[] {
  return skills.flatMap((skill) => [
    aliasOf(skill, 'und', skill.name),
    ...shippedLocales.flatMap((locale) => (skill.names[locale] ?? []).map((name) => aliasOf(skill, locale, name))),
  ]);
}

function aliasOf(skill: ShippedSkill, locale: ShippedLocale, name: string): ShippedAlias {
  return { key: aliasKey(name), name, skill: skill.name, locale, source: skill.source };
}
