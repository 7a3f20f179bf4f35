/** Letter widths of the card's display font in hundredths of its size, from U+0020 to U+007E. */
const widths = [
  21, 25, 32, 60, 57, 94, 69, 16, 29, 29, 44, 49, 18, 31, 22, 34, 59, 29, 55, 56, 60, 56, 59, 49, 60, 60, 23, 22, 49,
  49, 49, 40, 92, 65, 60, 63, 62, 54, 51, 65, 63, 23, 32, 61, 46, 81, 68, 66, 58, 66, 61, 58, 51, 62, 62, 91, 61, 58,
  55, 29, 34, 29, 52, 55, 28, 53, 57, 53, 57, 53, 36, 55, 55, 22, 23, 53, 22, 85, 55, 56, 57, 57, 39, 51, 36, 55, 52,
  79, 53, 53, 47, 32, 21, 32, 49,
];
/** Space taken from each letter, in hundredths of the size. */
export const tracking = 2;

/** Other letters are as wide as the widest of a lowercase word. */
const otherWidth = 70;

/** Everything but what the card's fonts have: Latin letters, punctuation, currencies and arrows. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u2044\u20a0-\u20c0\u2122\u2190-\u2193\u2212]/gu;

/**
 * Returns a text as the card's fonts can draw it, without emoji and other symbols; null if it has letters of other
 * scripts, which would become boxes.
 */
export function drawable(text: string): string | null {
  const composed = text.normalize('NFC');
  const missing = composed.match(unknown)?.join('') ?? '';
  if (/\p{L}/u.test(missing)) return null;
  const words = composed.replace(unknown, ' ').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? null : words;
}

/** Returns the width of a text at a size, in pixels, from its widest side. */
export function widthOf(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? otherWidth) - tracking,
    0,
  );
  return (hundredths / 100) * size;
}

/** Font sizes of a title in pixels, and the lines that each leaves room for. */
const sizes = [
  { size: 72, maxLines: 4 },
  { size: 60, maxLines: 5 },
  { size: 48, maxLines: 6 },
] as const;

/** Breaks a title into lines of the largest size at which it fits; cuts one that fits at none. */
export function fitTitle(title: string, width: number): { size: number; lines: string[] } {
  for (const { size, maxLines } of sizes) {
    const lines = breakLines(title, size, width);
    if (lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= width)) return { size, lines };
  }
  const { size, maxLines } = sizes[2];
  const lines = breakLines(title, size, width).slice(0, maxLines);
  return { size, lines: lines.map((line, index) => cut(line, size, width, index === maxLines - 1)) };
}

function breakLines(title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a line to a width, with an ellipsis where it was cut or is the last one. */
export function cut(line: string, size: number, width: number, isLast = false): string {
  if (!isLast && widthOf(line, size) <= width) return line;
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
