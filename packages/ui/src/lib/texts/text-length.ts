/** Returns the number of characters as the server counts them: code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Splits a text after its first `max` characters. */
export function splitAt(text: string, max: number): [string, string] {
  if (text.length <= max) return [text, ''];
  const start = Array.from(text).slice(0, max).join('');
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
  const cut = text.length <= max ? 0 : Math.max(0, lengthOf(text) - max);
  if (cut === 0) return { text, caret, cut };
  const before = Array.from(text.slice(0, caret));
  const kept = before.slice(0, Math.max(0, before.length - cut)).join('');
  const [fitted] = splitAt(kept + text.slice(caret), max);
  return { text: fitted, caret: kept.length, cut };
}
