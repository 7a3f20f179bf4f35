import { hashText } from '../../lib/hash-text.ts';

/** Hues in oklch degrees, far enough apart to distinguish neighbours in a list. */
const HUES = [20, 55, 95, 130, 165, 195, 220, 250, 275, 300, 325, 350] as const;

/** Returns the hue of a member's default avatar; it depends on the id alone. */
export function hueOf(id: string): number {
  return HUES[hashText(id) % HUES.length] ?? HUES[0];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the initials of the first and last word; empty without a name. */
export function initialsOf(name: string | null | undefined): string {
  const words = name?.trim().split(/\s+/u) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word = '') => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase());
  return initials.join('');
}
