import { languages } from '@skill-exchange/texts/languages';
import { pageParts } from '@skill-exchange/texts/parts';
import { createI18n, setI18n } from '@skill-exchange/ui/lib/texts/i18n';
import { loadCatalog } from '../../apps/web/src/lib/texts/catalogs.ts';

/**
 * The product is written in English. The pseudo locale, Android's `en-XA`, shows what longer words would break, and Arabic
 * is read from right to left.
 */
export const localeChoices = [
  { value: 'en-US', title: 'Locale: English' },
  { value: 'en-XA', title: 'Locale: pseudo, a third longer' },
  { value: 'ar', title: 'Locale: Arabic' },
];

const english = createI18n(languages.en.locale);
let texts = english;
setI18n(() => texts);

/** Loads the texts of a story's locale, for the loaders of a story: they are read while it renders. */
export async function loadStoryTexts({ globals }: { globals: { locale?: unknown } }): Promise<void> {
  const catalogs = globals.locale === 'ar' ? await Promise.all(pageParts.map((part) => loadCatalog('ar', part))) : [];
  texts = catalogs.length === 0 ? english : createI18n(languages.ar.locale, Object.assign({}, ...catalogs));
}

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Å', E: 'É', O: 'Ö' };

/** Returns a text with accents, a third longer: 'Save' is '[Sávé·]'. */
export function pseudoText(text: string): string {
  const words = text.trim();
  if (words === '' || words.startsWith('[')) return text;
  const long = words.replaceAll(/[aeiouAEO]/g, (letter) => accented[letter] ?? letter);
  return text.replace(words, () => `[${long}${'·'.repeat(Math.ceil(words.length / 3))}]`);
}

function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest('script, style')) node.data = pseudoText(node.data);
  }
}

const observer = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node);
});

/** Sets the language of the page, and translates what it shows, now and later, in the pseudo locale. */
export function setStoryLocale(locale: unknown) {
  observer.disconnect();
  document.documentElement.lang = locale === 'en-XA' || locale === 'ar' ? locale : 'en';
  if (locale !== 'en-XA') return;
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
