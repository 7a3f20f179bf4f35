import { hashText } from '../hash-text/hash-text.ts';

/** Hues, in oklch degrees, far enough apart to tell neighbours in a list from each other. */
const HUES = [20, 55, 95, 130, 165, 195, 220, 250, 275, 300, 325, 350] as const;

/** The hue of a member's default avatar: the same id gives the same colour on every screen. */
export function hueOf(id: string): number {
  return HUES[hashText(id) % HUES.length] ?? HUES[0];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One or two initials: of the first and of the last word. Empty without a name. */
export function initialsOf(name: string | null | undefined): string {
  const words = name?.trim().split(/\s+/u) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word = '') => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase());
  return initials.join('');
}
