import type { Messages } from '@lingui/core';
import type { Language } from '@skill-exchange/texts/languages';
import type { PagePart } from '@skill-exchange/texts/parts';
import { skillNameId } from '@skill-exchange/ui/lib/skill-name';

type Catalog = { messages: Messages };

/** Every catalog of the app, as a chunk of its own. The pseudo-language is for developers only. */
const catalogs: Record<string, () => Promise<Catalog>> = import.meta.env.DEV
  ? import.meta.glob<Catalog>([
      '../../../../../packages/texts/locales/*/*.po',
      '!../../../../../packages/texts/locales/*/server.po',
    ])
  : import.meta.glob<Catalog>([
      '../../../../../packages/texts/locales/*/*.po',
      '!../../../../../packages/texts/locales/*/server.po',
      '!../../../../../packages/texts/locales/pseudo/*.po',
    ]);

/** The names of skills by their English names. As text: a module of JSON exports each one and is half as large again. */
const skillNames = import.meta.glob<string>('../../../../../packages/texts/locales/*/skills.json', {
  query: '?raw',
  import: 'default',
});

/** Loads the texts of a part of the product in a language; none if it has no such catalog. Rejects if it fails to load. */
export async function loadCatalog(language: Language, part: PagePart): Promise<Messages> {
  if (part === 'skills') return await loadSkills(language);
  const load = catalogs[`../../../../../packages/texts/locales/${language}/${part}.po`];
  return load === undefined ? {} : (await load()).messages;
}

async function loadSkills(language: Language): Promise<Messages> {
  const load = skillNames[`../../../../../packages/texts/locales/${language}/skills.json`];
  const names: Record<string, string> = load === undefined ? {} : JSON.parse(await load());
  return Object.fromEntries(Object.entries(names).map(([name, shown]) => [skillNameId(name), shown]));
}
