import { byLocale } from './by-locale.ts';

// biome-ignore lint/style/noRestrictedGlobals: the order of names, no date
const collator = byLocale((locale) => new Intl.Collator(locale));

/** Compares two names as the language of the texts sorts them. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other);
