import { textOfHtml } from '../../lib/texts/html-text.ts';

/** What to do with a paste: its files are meant, or its text is, and its files are offered. */
type Pasted =
  | { readonly kind: 'files' }
  | { readonly kind: 'text' /** Not what the browser itself inserts. */; readonly insert?: string };

/** Whether a text is only the address of a copied picture, as phones and some browsers put it beside that. */
function isAddressOfPicture(text: string, html: string): boolean {
  if (/^(?:content|file|blob|data):\S+$/i.test(text)) return true;
  return /^https?:\S+$/i.test(text) && /<img\b/i.test(html) && textOfHtml(html) === '';
}

/**
 * Returns what is meant by a paste with files. Excel, Word and OneNote put a picture beside each text; a copied picture has
 * HTML without text, and a copied file its own name.
 */
export function meaningOf(data: Pick<DataTransfer, 'files' | 'getData'>): Pasted {
  const text = data.getData('text/plain').trim();
  const html = data.getData('text/html');
  // Macs decompose the accents of a name in one of the two.
  const names = [...data.files].map(({ name }) => name.normalize());
  const lines = text.normalize().split(/\r?\n|\r/);
  const isName = lines.every((line) => names.includes(line.replace(/^.*[\\/]/, '')));
  if (text !== '') return isName || isAddressOfPicture(text, html) ? { kind: 'files' } : { kind: 'text' };
  const insert = textOfHtml(html);
  return insert === '' ? { kind: 'files' } : { kind: 'text', insert };
}
