import { byLocale } from './by-locale.ts';

// biome-ignore lint/style/noRestrictedGlobals: a number, no date
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));

/** Returns a number as the language of the texts writes it: '1,234'. `#` in a `plural` does the same. */
export const numberWords = (number: number): string => numbers().format(number);

// biome-ignore lint/style/noRestrictedGlobals: a number, no date
const plain = byLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** Returns a number without separators: '1234'. */
export const plainNumber = (number: number): string => plain().format(number);

const tenths = byLocale(
  // biome-ignore lint/style/noRestrictedGlobals: a number, no date
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);

/** Returns a number with one decimal: '4.0'. Rounded before, as `Intl` would write 4.35 as 4.4. */
export const tenthsWords = (number: number): string => tenths().format(Number(number.toFixed(1)));
