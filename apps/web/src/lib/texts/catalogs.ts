import type { Messages } from '@lingui/core';
import type { Language } from '@skill-exchange/texts/languages';
import type { PagePart } from '@skill-exchange/texts/parts';

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

/** Loads the texts of a part of the product in a language; none if it has no such catalog. Rejects if it fails to load. */
export async function loadCatalog(language: Language, part: PagePart): Promise<Messages> {
  const load = catalogs[`../../../../../packages/texts/locales/${language}/${part}.po`];
  return load === undefined ? {} : (await load()).messages;
}
