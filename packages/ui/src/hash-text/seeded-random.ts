import { hashText } from './hash-text.ts';

/** Draws that are the same for the same text, on every machine and at every visit. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** One of the given things. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True with the given chance, 0 to 1. */
  chance: (probability: number) => boolean;
}

/** A mulberry32 generator seeded with the text. Not for secrets. */
export function seededRandom(text: string): SeededRandom {
  let state = hashText(text.normalize('NFC').trim());
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
