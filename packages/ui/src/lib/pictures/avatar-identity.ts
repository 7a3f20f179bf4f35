import { graphemes } from '@skill-exchange/api-client/cut-text';
import { withoutRemarks } from '../texts/display-name.ts';
import { hashText } from './hash-text.ts';

/** Hues in oklch degrees, far enough apart to distinguish neighbors in a list. */
const HUES = [20, 55, 95, 130, 165, 195, 220, 250, 275, 300, 325, 350] as const;

/** Returns the hue of a member's default avatar; it depends only on the id. */
export function hueOf(id: string): number {
  return HUES[hashText(id) % HUES.length] ?? HUES[0];
}

const firstOf = (word: string) => (graphemes ? graphemes.segment(word).containing(0)?.segment : [...word][0]) ?? '';

/** Signs before a word, as in '"Mo" Salah'. */
const signs = /^[^\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]+/u;

const wordsIn = (name: string) =>
  name
    .split(/\s+/u)
    .map((word) => word.replace(signs, ''))
    .filter((word) => word !== '');

/** Returns a letter in upper case, unless that is two, or a Georgian one of which few fonts have the upper case. */
function upperOf(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length > letter.length || /\p{Script=Georgian}/u.test(letter) ? letter : upper;
}

const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);

/** Returns the initials of the first and last word; empty without a name. */
export function initialsOf(name: string | null | undefined): string {
  const words = wordsIn(withoutRemarks(name ?? ''));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word = '') => upperOf(firstOf(word)));
  // Arabic letters would join to a word.
  return initials.join(initials.every(isArabic) ? '\u200c' : '');
}
