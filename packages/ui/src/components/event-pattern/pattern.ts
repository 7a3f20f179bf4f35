import { seededRandom } from '../../lib/pictures/seeded-random.ts';
import { lanePath } from '../illustration/lane.tsx';
import { chosenRhythms, familyOf } from './skill-families.ts';

/** Color tokens of a pattern. */
export type Tone = 'teach' | 'learn' | 'teach-tint' | 'learn-tint';

/** Size in viewBox units. */
export const PATTERN_WIDTH = 576;
export const PATTERN_HEIGHT = 240;

/** Overlap in viewBox units, which hides seams between neighbors at some zoom levels. */
const OVERLAP = 0.5;

/** An SVG path with its color. */
interface PatternShape {
  d: string;
  tone: Tone;
}

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

/**
 * Returns rows of lanes and discs in the rhythm of the skills' family, or of the host's choice. The title varies it; the
 * same title, skills and choice give the same pattern.
 */
export function patternFor(title: string, skills: readonly string[] = [], choice = ''): Pattern {
  const chosen = chosenRhythms[choice];
  const { rows, lane, shortest, longest, discs, gaps, oneWay } = chosen ?? familyOf([...skills, title]);
  const random = seededRandom(chosen ? `${title} ${choice}` : title);
  const [ground, loud, soft] = random.pick(PALETTES);
  const count = rows ?? random.between(2, 4);
  const height = PATTERN_HEIGHT / count;
  const thickness = height * lane + OVERLAP * 2;
  const shapes: PatternShape[] = [];
  for (let row = 0; row < count; row += 1) {
    const heading = oneWay || row % 2 ? 'right' : 'left';
    const middle = (row + 0.5) * height;
    let x = -random.next() * height;
    while (x < PATTERN_WIDTH) {
      const tone = random.chance(0.62) ? loud : soft;
      const isDisc = random.chance(discs);
      const length = height * (isDisc ? 1 : shortest + random.between(0, (longest - shortest) * 2) / 2);
      const y = middle - thickness / 2;
      const box = { x: x - OVERLAP, y, length: length + OVERLAP * 2, height: thickness, heading } as const;
      shapes.push({ d: isDisc ? discPath(x, middle, height / 2 + OVERLAP) : lanePath(box), tone });
      x += length + (random.chance(gaps) ? height * 0.75 : 0);
    }
  }
  return { ground, shapes };
}

/** Returns the path of a disc from its left end and its middle. */
function discPath(x: number, middle: number, radius: number): string {
  return `M${x - OVERLAP} ${middle}a${radius} ${radius} 0 0 1 ${radius * 2} 0a${radius} ${radius} 0 0 1 ${-radius * 2} 0z`;
}
