import { textOfHtml } from '../../lib/texts/html-text.ts';

/** What to do with a paste: its files are meant, or its text is, and its files are offered. */
type Pasted =
  | { readonly kind: 'files' }
  | { readonly kind: 'text' /** Not what the browser itself inserts. */; readonly insert?: string };

/**
 * Returns what is meant by a paste with files. Excel, Word and OneNote put a picture beside each text; a copied picture has
 * HTML without text, and a copied file its own name.
 */
export function meaningOf(data: Pick<DataTransfer, 'files' | 'getData'>): Pasted {
  const text = data.getData('text/plain').trim();
  const names = [...data.files].map(({ name }) => name);
  const isName = text.split(/\r?\n|\r/).every((line) => names.includes(line.replace(/^.*[\\/]/, '')));
  if (text !== '') return isName ? { kind: 'files' } : { kind: 'text' };
  const insert = textOfHtml(data.getData('text/html'));
  return insert === '' ? { kind: 'files' } : { kind: 'text', insert };
}
