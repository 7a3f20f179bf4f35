import type { MessageDescriptor } from '@lingui/core';
import { i18n } from './i18n.ts';

/**
 * Returns a table of texts for a module: each is read in the language of the texts when it is asked for. A copy of the
 * table has the language of the moment, so copy the descriptors instead.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textTable<Key extends string>(
  texts: Readonly<Record<Key, MessageDescriptor>>,
): { readonly [Each in Key]: string } {
  const table = {} as Record<Key, string>;
  for (const key of Object.keys(texts) as Key[])
    Object.defineProperty(table, key, { enumerable: true, get: () => i18n._(texts[key]) });
  return table;
}
