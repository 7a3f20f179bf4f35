import { AsyncLocalStorage } from 'node:async_hooks';
import { isolated } from '@skill-exchange/texts/isolate';
import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import { pageParts } from '@skill-exchange/texts/parts';
import { createI18n, setI18n, type Texts } from '@skill-exchange/ui/lib/texts/i18n';
import { loadCatalog } from '../lib/texts/catalogs.ts';

const english = createI18n(languages[sourceLanguage].locale);
const ofRequest = new AsyncLocalStorage<Texts>();
setI18n(() => ofRequest.getStore() ?? english);

const made = new Map<Language, Promise<Texts>>();

/** Runs something whose texts are in a language. Others may run at the same time in other languages. */
export async function inLanguage<Result>(language: Language, run: () => Promise<Result>): Promise<Result> {
  let texts = made.get(language);
  if (texts === undefined) {
    texts = loadAll(language);
    made.set(language, texts);
  }
  return await ofRequest.run(await texts, run);
}

/** Runs something whose texts are in English, also while a page of another language is rendered. */
export const inEnglish = <Result>(run: () => Result): Result => ofRequest.run(english, run);

async function loadAll(language: Language): Promise<Texts> {
  const catalogs = await Promise.all(pageParts.map((part) => loadCatalog(language, part)));
  const { locale, direction } = languages[language];
  const texts = createI18n(locale, Object.assign({}, ...catalogs));
  if (direction === 'rtl') texts.isolate = isolated;
  return texts;
}
