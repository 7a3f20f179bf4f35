import { t } from '@lingui/core/macro';
import { byLocale } from './by-locale.ts';
import { i18n } from './i18n.ts';

// biome-ignore lint/style/noRestrictedGlobals: a list of texts, no date
const list = byLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Returns 'Python', 'Python and SQL' or 'Python, SQL, and Go'. */
export const andList = (texts: Iterable<string>): string => list().format(isolated(texts));

// biome-ignore lint/style/noRestrictedGlobals: a list of texts, no date
const commas = byLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** Returns 'Python, SQL, Go', for facts rather than a sentence. */
export const commaList = (texts: Iterable<string>): string => commas().format(isolated(texts));

/** Each text keeps the order of its words, and the list that of the language. */
const isolated = (texts: Iterable<string>) => Array.from(texts, i18n.isolate);

/** Returns 'Ana, Tuesday' of two texts. */
export const withComma = (one: string, other: string): string => t`${one}, ${other}`;
