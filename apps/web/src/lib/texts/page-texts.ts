import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import type { PagePart } from '@skill-exchange/texts/parts';
import { createI18n, setI18n } from '@skill-exchange/ui/lib/texts/i18n';

let language: Language = sourceLanguage;
let texts = createI18n(languages[language].locale);

/** Sets the language of this document, before its first render, and loads what every page shows. */
export async function startTexts(chosen: Language): Promise<void> {
  const { locale, tag, direction } = languages[chosen];
  language = chosen;
  texts = createI18n(locale);
  setI18n(() => texts);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  await Promise.all([loadTexts('site'), direction === 'rtl' && loadIsolates()]);
}

/** Pages from left to right need no code that isolates what is filled in. */
async function loadIsolates(): Promise<void> {
  try {
    texts.isolate = (await import('@skill-exchange/texts/isolate')).isolated;
  } catch {}
}

/** Loads the texts of a part of the product. A catalog that fails to load leaves it in English. */
export async function loadTexts(part: PagePart): Promise<void> {
  if (language === sourceLanguage) return;
  const { locale } = languages[language];
  try {
    // English pages need no list of catalogs.
    const { loadCatalog } = await import('./catalogs.ts');
    texts.load(locale, await loadCatalog(language, part));
  } catch {}
}
