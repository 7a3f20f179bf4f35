/** Matches letters of right-to-left scripts, and characters that change the text direction. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Matches an isolate without others in it. */
const innermost = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

const isolates = /[\u2066-\u2069]/g;

const webAddress = /^https?:/;

/** Matches letters of scripts from left to right. */
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff])\p{L}/u;

/**
 * Isolates a member's text in a line that is not HTML: text that could change the direction is put
 * between FSI and PDI (Unicode Annex 9), so that the surrounding text keeps its order.
 */
export function isolate(words: string): string {
  return turning.test(outside(words)) ? between(words) : words;
}

/**
 * Isolates words with letters from left to right, for a line from right to left. A web address stays bare: programs would
 * take the sign for a part of it.
 */
export function isolated(words: string): string {
  return leftToRight.test(outside(words)) && !webAddress.test(words) ? between(words) : words;
}

/** A sentence in a sentence keeps the isolates of its names: without them, its first name would turn it. */
function between(words: string): string {
  const isBalanced = outside(words).search(isolates) < 0;
  return `\u2068${isBalanced ? words : words.replaceAll(isolates, '')}\u2069`;
}

/** Returns the text without what is isolated in it already. */
function outside(words: string): string {
  let rest = words;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(innermost, '');
  }
  return rest;
}
