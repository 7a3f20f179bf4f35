import { readFileSync } from 'node:fs';
import { aliasKey } from './alias-key.ts';

/** The locales of shipped aliases; `und` holds names that are the same in all of them. */
export const shippedLocales = ['und', 'en', 'es', 'de', 'fr', 'pt', 'ar'] as const;
export type ShippedLocale = (typeof shippedLocales)[number];

export interface ShippedSkill {
  name: string;
  kind: string;
  /** The name of the broader skill. */
  parent: string | null;
  /** The source of the entry: a package, Node's locale data or our own list. */
  source: string;
  /** Aliases by locale. */
  names: Partial<Record<ShippedLocale, string[]>>;
}

export interface ShippedSkills {
  /** Changes with every change of the skills. */
  version: string;
  skills: ShippedSkill[];
}

/**
 * Reads the shipped skills, a file that `apps/server/catalog/build.ts` writes: a line with version and count, then all names,
 * all kinds and so on, one per line, which compresses better than one skill after the other.
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

export function aliasesOf(skills: readonly ShippedSkill[]): ShippedAlias[] {
  return skills.flatMap((skill) => [
    aliasOf(skill, 'und', skill.name),
    ...shippedLocales.flatMap((locale) => (skill.names[locale] ?? []).map((name) => aliasOf(skill, locale, name))),
  ]);
}

function aliasOf(skill: ShippedSkill, locale: ShippedLocale, name: string): ShippedAlias {
  return { key: aliasKey(name), name, skill: skill.name, locale, source: skill.source };
}
