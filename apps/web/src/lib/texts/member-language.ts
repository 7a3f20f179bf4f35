import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import type { Language } from '@skill-exchange/texts/languages';
import { rememberLanguage, wishesIn } from './language-cookies.ts';

/** Shows this browser's pages in the language of its member, as the server knows it; none leaves them as they are. */
export function followMember(language: string | undefined, shown: Language): void {
  if (language === undefined) return;
  const own = chooseLanguage({ chosen: language, fallback: shown });
  rememberLanguage('chosen', own);
  rememberLanguage('remembered', own);
  // Without cookies, the page would load again forever.
  if (own !== shown && wishesIn(document.cookie).chosen === own) window.location.reload();
}
