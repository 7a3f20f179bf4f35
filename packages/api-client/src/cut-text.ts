/** Finds the letters and emoji that readers see, of several characters each. Firefox has it since version 125. */
export const graphemes = Intl.Segmenter && new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the start of a text, of at most `max` code points. No accent, flag or family is cut in two; only one that is longer
 * than the whole start is.
 */
export function startOf(text: string, max: number): string {
  // No text has more code points than UTF-16 units.
  if (text.length <= max) return text;
  const start = Array.from(text).slice(0, max).join('');
  if (start.length === text.length) return text;
  const end = graphemes?.segment(text).containing(start.length)?.index ?? start.length;
  return end === 0 ? start : text.slice(0, end);
}

/** Returns a text that fits into `max` code points, with an ellipsis if it is cut. */
export function shorten(text: string, max: number): string {
  const start = startOf(text, max);
  return start === text ? text : `${startOf(text, max - 1)}…`;
}
