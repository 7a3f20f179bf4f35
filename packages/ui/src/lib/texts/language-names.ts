import { byLocale } from './by-locale.ts';

// biome-ignore lint/style/noRestrictedGlobals: names of languages, no date
const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }));

/** Returns a language's name: 'Portuguese' for pt; the code itself for one that is not known. */
export function languageName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
