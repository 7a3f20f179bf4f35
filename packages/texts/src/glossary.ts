import { existsSync, readFileSync } from 'node:fs';

type Term = { english: RegExp; forms: readonly string[] };

/** A language's words for what the product is about, and the texts that say it in another way. */
export type Glossary = { terms: readonly Term[]; exceptions: ReadonlySet<string> };

/** Reads packages/texts/glossary/<language>.md: its table, and its list of exceptions. */
export function readGlossary(language: string): Glossary {
  const file = new URL(`../glossary/${language}.md`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rows = [...text.matchAll(/^\| ([a-z][a-z ]*) \| (.+) \|$/gm)];
  const terms = rows.map(([, term = '', forms = '']) => ({
    english: new RegExp(`\\b${term}s?\\b`, 'i'),
    forms: forms.split(', ').map((form) => form.toLowerCase()),
  }));
  return { terms, exceptions: new Set([...text.matchAll(/^- (.+)$/gm)].map(([, exception = '']) => exception)) };
}

/** Returns what is wrong with the words of a translation; null for nothing. */
export function glossaryProblem({ terms, exceptions }: Glossary, english: string, translation: string): string | null {
  if (exceptions.has(english)) return null;
  // Placeholders have names in English, and a context is no word of the text.
  const words = english.replaceAll(/\{\w+(?=[,}])| \([^)]*\)$/g, '').replaceAll('Skill Exchange', '');
  const said = translation.toLowerCase();
  const missed = terms.find((term) => term.english.test(words) && !term.forms.some((form) => said.includes(form)));
  return missed === undefined ? null : `has none of: ${missed.forms.join(', ')}`;
}
