import type { LanguageWishes } from '@skill-exchange/texts/choose-language';
import type { Language } from '@skill-exchange/texts/languages';

/** What this browser remembers: the choice of its member, which wins over the address, and of anybody else. */
const names = { chosen: 'member-language', remembered: 'language' } as const;

const maxAge = 365 * 24 * 60 * 60;

/** Returns the wishes in a cookie header, or in `document.cookie`. */
export function wishesIn(cookies: string): Pick<LanguageWishes, 'chosen' | 'remembered'> {
  const values = new Map(
    cookies.split(';').map((cookie) => {
      const [name = '', value = ''] = cookie.trim().split('=');
      return [name, value] as const;
    }),
  );
  return { chosen: values.get(names.chosen), remembered: values.get(names.remembered) };
}

/** Remembers a language in this browser, for the server's next document; null forgets the member's choice. */
export function rememberLanguage(wish: keyof typeof names, language: Language | null): void {
  const age = language === null ? 0 : maxAge;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
  document.cookie = `${names[wish]}=${language ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
