import { keyText } from '@skill-exchange/api-client/fold-text';

/** Returns the key that the catalog compares names by. A name of nothing but marks is its own key. */
export function skillKey(name: string): string {
  return keyText(name) || name.normalize('NFKC').toLowerCase().trim();
}
