import { existsSync, readFileSync } from 'node:fs';
import { parsePoFile } from '@lingui/format-po';
import type { Language } from './languages.ts';
import type { Part } from './parts.ts';

/** Returns the translations of a part by the ids of their texts, from its catalog. Those that lack are left out. */
export function readCatalog(language: Language, part: Part): Record<string, string> {
  const { items } = parsePoFile(readFileSync(new URL(`../locales/${language}/${part}.po`, import.meta.url), 'utf8'));
  return Object.fromEntries(items.flatMap(({ msgid, msgstr: [text = ''] }) => (text === '' ? [] : [[msgid, text]])));
}

/** Returns what a language calls the skills that come with the server, by their English names; none if it names none. */
export function readSkillNames(language: Language): ReadonlyMap<string, string> {
  const file = new URL(`../locales/${language}/skills.json`, import.meta.url);
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
}
