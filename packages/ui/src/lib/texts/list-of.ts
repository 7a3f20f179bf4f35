import { createElement, Fragment, type ReactNode } from 'react';
import { i18n } from './i18n.ts';

/** Returns elements as a list inside of a sentence: 'A, B and C'. */
export function listOf(items: readonly ReactNode[], type: 'conjunction' | 'disjunction'): ReactNode[] {
  // American English has a comma before the last one, our sentences with links have none.
  const locale = i18n.locale === 'en-US' ? 'en-GB' : i18n.locale;
  // biome-ignore lint/style/noRestrictedGlobals: a list of elements, no date
  const parts = new Intl.ListFormat(locale, { type }).formatToParts(items.map((_, index) => `${index}`));
  return parts.map((part, index) =>
    part.type === 'element' ? createElement(Fragment, { key: index }, items[Number(part.value)]) : part.value,
  );
}
