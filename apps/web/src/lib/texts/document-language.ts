import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import { developedLanguages, type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';

/** Returns the language of this document, which the server has chosen; in development that of `?lang=`. */
export function documentLanguage(): Language {
  if (import.meta.env.DEV) {
    const asked = new URLSearchParams(window.location.search).get('lang');
    return chooseLanguage({ asked }, developedLanguages);
  }
  const { lang } = document.documentElement;
  return (Object.keys(languages) as Language[]).find((each) => languages[each].tag === lang) ?? sourceLanguage;
}
