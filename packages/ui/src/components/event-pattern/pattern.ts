import { seededRandom } from '../../lib/seeded-random.ts';
import type { LaneShape } from '../illustration/lane.tsx';

/** Colour tokens of a pattern. */
export type Tone = 'teach' | 'learn' | 'teach-tint' | 'learn-tint';

/** Size in viewBox units; divisible by two to four rows. */
export const PATTERN_WIDTH = 576;
export const PATTERN_HEIGHT = 240;

export type PatternShape =
  | (LaneShape & { kind: 'lane'; tone: Tone })
  | { kind: 'dot'; x: number; y: number; radius: number; tone: Tone };

interface Pattern {
  ground: Tone;
  shapes: PatternShape[];
}

/** Background and the two tones that contrast with it. */
const PALETTES: readonly [readonly [Tone, Tone, Tone], ...(readonly [Tone, Tone, Tone])[]] = [
  ['teach', 'learn', 'teach-tint'],
  ['learn-tint', 'learn', 'teach'],
  ['teach-tint', 'teach', 'learn'],
  ['teach-tint', 'learn', 'teach'],
  ['learn-tint', 'teach', 'learn'],
];

/** Returns rows of lanes generated from a title; the same title gives the same pattern. */
export function patternFor(title: string): Pattern {
  const random = seededRandom(title);
  const [ground, loud, soft] = random.pick(PALETTES);
  const rows = random.between(2, 4);
  const height = PATTERN_HEIGHT / rows;
  const phase = random.between(0, 1);
  const shapes: PatternShape[] = [];
  for (let row = 0; row < rows; row += 1) {
    const heading = (row + phase) % 2 === 0 ? 'right' : 'left';
    const y = row * height;
    let x = -Math.round(random.next() * height * 1.25);
    while (x < PATTERN_WIDTH) {
      const tone = random.chance(0.62) ? loud : soft;
      const isDot = random.chance(0.16);
      const length = isDot ? height : height * (0.75 + random.between(0, 5) / 2);
      if (x + length > 0) {
        shapes.push(
          isDot
            ? { kind: 'dot', x: x + height / 2, y: y + height / 2, radius: height / 2, tone }
            : { kind: 'lane', x, y, length, height, heading, tone },
        );
      }
      x += length + (random.chance(0.3) ? height * 0.75 : 0);
    }
  }
  return { ground, shapes };
}
