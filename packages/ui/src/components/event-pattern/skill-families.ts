/** How a family's pattern runs. Lengths are in heights of a row, chances from 0 to 1. */
export type Rhythm = readonly [
  /** Zero for two to four. */
  rows: number,
  /** A lane's share of its row's height. */
  lane: number,
  shortest: number,
  longest: number,
  /** Chance of a disc in a lane's place. */
  discs: number,
  /** Chance of a gap behind a lane. */
  gaps: number,
  /** One lets every lane head right; else each row turns. */
  oneWay?: 1,
];

/** Parts of lower-case words, and the rhythm of what they are about. The first match counts. */
const families: readonly (readonly [words: RegExp, Rhythm])[] = [
  // Music: staves and notes.
  [/music|guitar|ukulele|drum|\bsing(?!l)/, [5, 0.2, 2, 4, 0.4, 0]],
  // Code: indented lines.
  [/python|script|sql|react|\bgit\b|cod[ei]|\bdata|sheet/, [7, 0.55, 1, 5, 0, 0.5, 1]],
  // Cooking: bowls and plates.
  [/cook|baking|bread|dough|dumpling|pasta|cheese|coffee/, [2, 1, 0.5, 0.5, 0.35, 0.15]],
  // Art: discs and frames.
  [/paint|watercol|draw|photo|film|illustr|design|video/, [2, 0.5, 1, 2, 0.75, 0]],
  // Crafts: a weave.
  [/wood|joinery|knit|sewing|craft|repair|binding|pottery|weav|garden/, [4, 1, 1, 1, 0, 0]],
  // Movement: long tracks.
  [/yoga|danc|\brunn|juggl/, [3, 0.7, 4, 7, 0, 0.2, 1]],
  // Games: a board and its pieces.
  [/chess|\bgo\b|game/, [4, 1, 1, 1, 0.6, 0.4]],
  // Business: bars of a chart.
  [/speaking|business/, [4, 0.7, 2, 6, 0, 1]],
  // Languages: talk that goes both ways.
  [/language|french|german|portug|arabic|\w(ish|ese)\b/, [3, 1, 2, 4, 0.1, 0.6]],
];

/** Returns the rhythm of the first text that belongs to a family, or the one of everything else. */
export function familyOf(texts: readonly string[]): Rhythm {
  for (const text of texts) for (const [words, rhythm] of families) if (words.test(text.toLowerCase())) return rhythm;
  return [0, 1, 0.75, 3.25, 0.16, 0.3];
}
