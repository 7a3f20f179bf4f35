import { startOf } from '@skill-exchange/api-client/cut-text';

/** Returns the number of characters as the server counts them: code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Splits a text after its first `max` characters, or before a letter or emoji of several that would be cut in two. */
export function splitAt(text: string, max: number): [string, string] {
  const start = startOf(text, max);
  return [start, text.slice(start.length)];
}

/**
 * Shortens a text to `max` characters, before the caret first: that is what was just inserted.
 *
 * @param caret as in `selectionEnd`
 * @returns the text, the new caret, and how many characters were cut
 */
export function fitText(text: string, max: number, caret: number): { text: string; caret: number; cut: number } {
  // No text has more characters than UTF-16 units.
  const excess = text.length <= max ? 0 : Math.max(0, lengthOf(text) - max);
  if (excess === 0) return { text, caret, cut: 0 };
  const before = text.slice(0, caret);
  const kept = startOf(before, Math.max(0, lengthOf(before) - excess));
  const fitted = startOf(kept + text.slice(caret), max);
  return { text: fitted, caret: kept.length, cut: lengthOf(text) - lengthOf(fitted) };
}
