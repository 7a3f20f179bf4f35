/** Parameters of a family's pattern. Lengths are in row heights, probabilities from 0 to 1. */
interface Rhythm {
  /** Two to four by default. */
  rows?: number;
  /** Lane height as a share of the row's. */
  lane: number;
  shortest: number;
  longest: number;
  /** Probability of a disc in place of a lane. */
  discs: number;
  /** Probability of a gap after a lane. */
  gaps: number;
  /** Every lane points right; otherwise rows alternate. */
  oneWay?: boolean;
}

/** Words of skills, lower-case, and the pattern of their subject. The first match counts. */
const families: readonly (readonly [words: RegExp, Rhythm])[] = [
  // Music: staves and notes.
  [/music|guitar|ukulele|drum|\bsing(?!l)/, { rows: 5, lane: 0.2, shortest: 2, longest: 4, discs: 0.4, gaps: 0 }],
  // Code: indented lines.
  [
    /python|script|sql|react|\bgit\b|cod[ei]|\bdata|sheet/,
    { rows: 7, lane: 0.55, shortest: 1, longest: 5, discs: 0, gaps: 0.5, oneWay: true },
  ],
  // Cooking: bowls and plates.
  [
    /cook|baking|bread|dough|dumpling|pasta|cheese|coffee/,
    { rows: 2, lane: 1, shortest: 0.5, longest: 0.5, discs: 0.35, gaps: 0.15 },
  ],
  // Art: discs and frames.
  [
    /paint|watercol|draw|photo|film|illustr|design|video/,
    { rows: 2, lane: 0.5, shortest: 1, longest: 2, discs: 0.75, gaps: 0 },
  ],
  // Crafts: a weave.
  [
    /wood|joinery|knit|sewing|craft|repair|binding|pottery|weav|garden/,
    { rows: 4, lane: 1, shortest: 1, longest: 1, discs: 0, gaps: 0 },
  ],
  // Movement: long tracks.
  [/yoga|danc|\brunn|juggl/, { rows: 3, lane: 0.7, shortest: 4, longest: 7, discs: 0, gaps: 0.2, oneWay: true }],
  // Games: a board and its pieces.
  [/chess|\bgo\b|game/, { rows: 4, lane: 1, shortest: 1, longest: 1, discs: 0.6, gaps: 0.4 }],
  // Business: bars of a chart.
  [/speaking|business/, { rows: 4, lane: 0.7, shortest: 2, longest: 6, discs: 0, gaps: 1 }],
  // Languages: talk in both directions.
  [
    /language|french|german|portug|arabic|\w(ish|ese)\b/,
    { rows: 3, lane: 1, shortest: 2, longest: 4, discs: 0.1, gaps: 0.6 },
  ],
];

/** Rhythms that a host can choose in place of the family's. */
export const chosenRhythms: Partial<Record<string, Rhythm>> = {
  // Discs and half discs.
  '2': { rows: 4, lane: 1, shortest: 1, longest: 1, discs: 0.6, gaps: 0.2 },
  // Wide lanes.
  '3': { rows: 3, lane: 1, shortest: 1.5, longest: 3.5, discs: 0.1, gaps: 0 },
};

/** Returns the rhythm of the first text that belongs to a family, or the default. */
export function familyOf(texts: readonly string[]): Rhythm {
  for (const text of texts) for (const [words, rhythm] of families) if (words.test(text.toLowerCase())) return rhythm;
  return { lane: 1, shortest: 0.75, longest: 3.25, discs: 0.16, gaps: 0.3 };
}
