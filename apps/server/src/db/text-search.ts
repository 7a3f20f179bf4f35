import {
  foldedForms,
  foldText,
  joinedForm,
  partsOf,
  spacedForms,
  splitForms,
} from '@skill-exchange/api-client/fold-text';
import { splitWords } from '@skill-exchange/api-client/split-words';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

// Conditions on a `search_text` column: the folded name and, on its own line after a space, its other spelling.

/**
 * Whether the name contains the text, in either spelling, or each of the parts that signs join in the text. In a script
 * without spaces, the name may have one.
 */
export function containsText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return containsForms(column, text, [...foldedForms(text), ...spacedForms(text)]);
}

/**
 * The same for names of things, which people write as one word or two, as in messages: "node js", "Node.js" and "nodejs" find
 * each other. Names of members are compared as written: a large community searches them by an index, which this cannot use.
 */
export function containsOneOrTwoWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const joined = joinedForm(text);
  const contains = containsForms(column, text, [...foldedForms(text), ...(joined === undefined ? [] : [joined])]);
  const apart = [...splitForms(text), ...joinedBySigns(text)];
  if (apart.length === 0) return contains;
  return sql<boolean>`(${contains} or ${column} ~ ${`${edge('^')}(${apart.join('|')})${edge('$')}`})`;
}

const BETWEEN = '[[:space:][:punct:]]';
/** The pattern of a word's edge. */
const edge = (end: '^' | '$') => `(${end}|${BETWEEN})`;

/** Returns the pattern of words that signs join in the text, with any in the name: "b&b" finds "B & B". */
function joinedBySigns(text: string): string[] {
  const words = splitWords(foldText(text));
  if (/\s/.test(text) || words.length < 2 || words.some(({ isRun }) => isRun)) return [];
  return [words.map((word) => word.text.replaceAll(/[+#]/g, '[$&]')).join(`${BETWEEN}+`)];
}

function containsForms(column: RawBuilder<unknown>, text: string, forms: readonly string[]): RawBuilder<boolean> {
  const whole = isLikeAny(column, forms, (form) => `%${form}%`);
  const parts = partsOf(text).map((part) => sql`${column} like ${pattern(`%${literally(part)}%`)}`);
  return parts.length === 0 ? whole : sql<boolean>`(${whole} or (${sql.join(parts, sql` and `)}))`;
}

/** Whether one of the name's words starts with the text. */
export function startsWord(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const isLater = isLikeAny(column, foldedForms(text), (form) => `% ${form}%`);
  return sql<boolean>`(${startsWithText(column, text)} or ${isLater})`;
}

/** Whether the name starts with the text. */
export function startsWithText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return isLikeAny(column, [foldText(text)], (form) => `${form}%`);
}

/** Whether the name equals the text, apart from accents. */
export function equalsText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const plain = foldText(text);
  return sql<boolean>`(${column} = ${plain} or ${column} like ${pattern(`${literally(plain)}\n%`)})`;
}

function isLikeAny(
  column: RawBuilder<unknown>,
  forms: readonly string[],
  patternOf: (form: string) => string,
): RawBuilder<boolean> {
  const conditions = forms.map((form) => sql`${column} like ${pattern(patternOf(literally(form)))}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Returns the pattern as a quoted literal: the best plan depends on how many rows it matches, and the connections plan
 * without the values of parameters (`planOnce`), which takes half a second instead of 10 ms for one letter among 40,000
 * skills.
 */
export function pattern(text: string): RawBuilder<string> {
  // It would end the statement's text.
  if (text.includes('\0')) throw new Error('A pattern cannot contain a NUL character.');
  return sql.raw(pg.escapeLiteral(text));
}

/** Escapes the wildcards of LIKE. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
