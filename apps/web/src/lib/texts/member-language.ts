import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import type { Language } from '@skill-exchange/texts/languages';
import { rememberLanguage, wishesIn } from './language-cookies.ts';

/**
 * Shows this browser's pages in the language of its member, as the server knows it; none leaves them as they are.
 * Returns whether the page loads again for that: at the address that a log-in leads to.
 */
export function followMember(language: string | undefined, shown: Language): boolean {
  if (language === undefined) return false;
  const own = chooseLanguage({ chosen: language, fallback: shown });
  rememberLanguage('chosen', own);
  rememberLanguage('remembered', own);
  // Without cookies, the page would load again forever.
  const isOther = own !== shown && wishesIn(document.cookie).chosen === own;
  // Later, so that a guard has changed the address.
  if (isOther) window.setTimeout(() => window.location.reload());
  return isOther;
}

/** Forgets the language of a member who is no longer logged in, over which a visitor's own choice would not count. */
export function forgetMember(): void {
  if (wishesIn(document.cookie).chosen !== undefined) rememberLanguage('chosen', null);
}
