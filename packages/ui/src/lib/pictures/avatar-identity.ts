import { hashText } from './hash-text.ts';

/** Hues in oklch degrees, far enough apart to distinguish neighbors in a list. */
const HUES = [20, 55, 95, 130, 165, 195, 220, 250, 275, 300, 325, 350] as const;

/** Returns the hue of a member's default avatar; it depends only on the id. */
export function hueOf(id: string): number {
  return HUES[hashText(id) % HUES.length] ?? HUES[0];
}

// Firefox supports it since version 125.
const graphemes = Intl.Segmenter && new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstOf = (word: string) => (graphemes ? graphemes.segment(word).containing(0)?.segment : [...word][0]);

/** Returns the initials of the first and last word; empty without a name. */
export function initialsOf(name: string | null | undefined): string {
  const words = name?.trim().split(/\s+/u) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word = '') => firstOf(word)?.toUpperCase());
  return initials.join('');
}
