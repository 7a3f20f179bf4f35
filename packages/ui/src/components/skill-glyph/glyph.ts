import { seededRandom } from '../../lib/pictures/seeded-random.ts';

/** Shape of a quarter: a disc, a lane, or a fan from a corner. */
type QuarterKind = 'disc' | 'lane-right' | 'lane-left' | 'fan-nw' | 'fan-ne' | 'fan-se' | 'fan-sw';
export type QuarterTone = 'teach' | 'learn' | 'tint';

export interface Quarter {
  kind: QuarterKind;
  tone: QuarterTone;
}

const KINDS: readonly [QuarterKind, ...QuarterKind[]] = [
  'disc',
  'lane-right',
  'lane-left',
  'fan-nw',
  'fan-ne',
  'fan-se',
  'fan-sw',
];

/**
 * Returns a glyph's quarters, generated from a skill's name, case-insensitively. Both colors appear,
 * at most one quarter is a tint, and at most two share a shape.
 */
export function glyphFor(name: string): [Quarter, Quarter, Quarter, Quarter] {
  const random = seededRandom(name.trim().toLowerCase());
  const used = new Map<QuarterKind, number>();
  const kind = (): QuarterKind => {
    const choice = random.pick(KINDS);
    const times = used.get(choice) ?? 0;
    if (times >= 2) return kind();
    used.set(choice, times + 1);
    return choice;
  };
  const lead: QuarterTone = random.chance(0.5) ? 'teach' : 'learn';
  const other: QuarterTone = lead === 'teach' ? 'learn' : 'teach';
  const third = random.pick<QuarterTone>([lead, other, 'tint']);
  const tones: [QuarterTone, QuarterTone, QuarterTone, QuarterTone] = random.chance(0.5)
    ? [lead, third, other, random.pick<QuarterTone>([lead, other])]
    : [third, lead, random.pick<QuarterTone>([lead, other]), other];
  return [
    { kind: kind(), tone: tones[0] },
    { kind: kind(), tone: tones[1] },
    { kind: kind(), tone: tones[2] },
    { kind: kind(), tone: tones[3] },
  ];
}
