/** The product is written in English. The pseudo locale, Android's `en-XA`, shows what longer words would break. */
export const localeChoices = [
  { value: 'en-US', title: 'Locale: English' },
  { value: 'en-XA', title: 'Locale: pseudo, a third longer' },
];

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
  document.documentElement.lang = locale === 'en-XA' ? 'en-XA' : 'en';
  if (locale !== 'en-XA') return;
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
