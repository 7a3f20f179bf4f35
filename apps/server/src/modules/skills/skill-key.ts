import { keyText } from '@skill-exchange/api-client/fold-text';

/** Returns the key by which the catalog compares names. A name of punctuation alone is its own key. */
export function skillKey(name: string): string {
  return keyText(name) || name.normalize('NFKC').toLowerCase().trim();
}
