import { hashText } from './hash-text.ts';

/** Pseudo-random numbers that depend only on the seed text. */
interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** Returns an integer from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** Returns true with the given probability, 0 to 1. */
  chance: (probability: number) => boolean;
}

/** Returns a mulberry32 generator seeded with a text. Not cryptographic. */
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
