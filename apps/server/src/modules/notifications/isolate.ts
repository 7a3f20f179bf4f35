/** Letters of right-to-left scripts, and the characters that turn the direction of what follows. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolates = /[\u2066-\u2069]/g;

/**
 * A member's words for a line of text that is not HTML: where they could turn its direction they are between FSI and PDI
 * (Unicode Annex 9), so that what stands around them keeps its order.
 */
export function isolate(words: string): string {
  return turning.test(words) ? `\u2068${words.replaceAll(isolates, '')}\u2069` : words;
}
