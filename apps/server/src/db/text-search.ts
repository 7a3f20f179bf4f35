import { foldedForms, foldText } from '@skill-exchange/api-client/fold-text';
import { type RawBuilder, sql } from 'kysely';

// Conditions on a column of `search_text`: the folded name and, on a line of its own behind a space, the other way to write it.

/** Whether the name contains a text, in one of the ways to write it. */
export function containsText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return isLikeAny(column, foldedForms(text), (form) => `%${form}%`);
}

/** Whether one of its words starts with the text. */
export function startsWord(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const isLater = isLikeAny(column, foldedForms(text), (form) => `% ${form}%`);
  return sql<boolean>`(${startsWithText(column, text)} or ${isLater})`;
}

/** Whether it starts with the text. */
export function startsWithText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return isLikeAny(column, [foldText(text)], (form) => `${form}%`);
}

/** Whether it is the text, accents aside. */
export function equalsText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const plain = foldText(text);
  return sql<boolean>`(${column} = ${plain} or ${column} like ${`${literally(plain)}\n%`})`;
}

function isLikeAny(
  column: RawBuilder<unknown>,
  forms: readonly string[],
  patternOf: (form: string) => string,
): RawBuilder<boolean> {
  const conditions = forms.map((form) => sql`${column} like ${patternOf(literally(form))}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The wildcards of LIKE lose their meaning. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
