import { byLocale } from './by-locale.ts';

// biome-ignore lint/style/noRestrictedGlobals: a number, no date
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));

/** Returns a number as the language of the texts writes it: '1,234'. `#` in a `plural` does the same. */
export const numberWords = (number: number): string => numbers().format(number);
