import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import {
  developedLanguages,
  type Language,
  languages,
  offeredLanguages,
  sourceLanguage,
} from '@skill-exchange/texts/languages';
import { askedLanguage } from './asked-language.ts';
import { rememberLanguage, wishesIn } from './language-cookies.ts';

/**
 * Returns the language of this document, and takes `?lang=` out of the address. The server has chosen it; the document
 * that is stored for offline use, and that of development, may be older than the choice.
 *
 * @param isServerRendered whether the document has texts
 */
export function documentLanguage(isServerRendered: boolean): Language {
  const { pathname, search, hash } = window.location;
  const { address, asked } = askedLanguage(pathname + search);
  const offered = import.meta.env.DEV ? developedLanguages : offeredLanguages;
  const served = offered.find((each) => languages[each].tag === document.documentElement.lang) ?? sourceLanguage;
  const chosen = chooseLanguage({ ...wishesIn(document.cookie), asked, fallback: served }, offered);
  if (asked !== null) {
    window.history.replaceState(window.history.state, '', address + hash);
    rememberLanguage('remembered', chosen);
  }
  return isServerRendered ? served : chosen;
}
