import { AsyncLocalStorage } from 'node:async_hooks';
import type { I18n } from '@lingui/core';
import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import { pageParts } from '@skill-exchange/texts/parts';
import { createI18n, setI18n } from '@skill-exchange/ui/lib/texts/i18n';
import { loadCatalog } from '../lib/texts/catalogs.ts';

const english = createI18n(languages[sourceLanguage].locale);
const ofRequest = new AsyncLocalStorage<I18n>();
setI18n(() => ofRequest.getStore() ?? english);

const made = new Map<Language, Promise<I18n>>();

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

async function loadAll(language: Language): Promise<I18n> {
  const catalogs = await Promise.all(pageParts.map((part) => loadCatalog(language, part)));
  return createI18n(languages[language].locale, Object.assign({}, ...catalogs));
}
