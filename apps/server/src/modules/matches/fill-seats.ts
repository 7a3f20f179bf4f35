import { type Fit, scoreOf } from './fit.ts';
import { matchKeyOf } from './match-key.ts';
import type { Pair, SkillPath } from './path-repository.ts';
import type { PersonRow } from './people-repository.ts';

/** A match with everything that its rank depends on. */
export interface FoundMatch {
  key: string;
  /** Starts with the caller; each teaches the next one. */
  people: readonly PersonRow[];
  path: SkillPath;
  score: number;
  /** The number of other members who could take a seat. */
  alternatives: number;
}

/** The members who may take seats, with what ranks them. */
export interface Candidates {
  caller: PersonRow;
  /** Members with each pair, by `pairKey`. */
  byPair: ReadonlyMap<string, readonly PersonRow[]>;
  isParted: (one: PersonRow, other: PersonRow) => boolean;
  /** Returns a skill's id by its `seq`. */
  skillId: (seq: number) => string;
  /** Keys of hidden matches. */
  hidden: ReadonlySet<string>;
  fit: Fit;
}

const maxAlternatives = 30;

export const pairKey = ({ give, want }: Pair) => `${give} ${want}`;

/** Returns what each member except the caller gives and wants, by seat. */
export function pairsOf(path: SkillPath): Pair[] {
  return path.slice(1).map((give, index) => ({ give, want: path[index] ?? 0 }));
}

/** Returns a match for each member who can swap these two skills. */
export function fillSwaps(path: SkillPath, candidates: Candidates): FoundMatch[] {
  const { caller } = candidates;
  const members = membersOf(path, candidates)[0] ?? [];
  return members.flatMap((member) => {
    const match = matchOf(path, [caller, member], members.length - 1, candidates);
    return candidates.hidden.has(match.key) || candidates.isParted(caller, member) ? [] : [match];
  });
}

/** Returns the best ring for a path of skills; null if its seats cannot be filled. */
export function fillRing(path: SkillPath, candidates: Candidates): FoundMatch | null {
  const seats = membersOf(path, candidates);
  const alternatives = seats.reduce((sum, members) => sum + members.length - 1, 0);
  let best: FoundMatch | null = null;
  for (const people of circles([candidates.caller], seats, candidates)) {
    if (best !== null && scoreOf(people, path, candidates.fit) < best.score) continue;
    const match = matchOf(path, people, alternatives, candidates);
    if ((best === null || isBetter(match, best)) && !candidates.hidden.has(match.key)) best = match;
  }
  return best;
}

/** Compares by score, then by key. */
function isBetter(one: FoundMatch, other: FoundMatch): boolean {
  return one.score > other.score || (one.score === other.score && one.key < other.key);
}

export const byScore = (one: FoundMatch, other: FoundMatch) => (isBetter(one, other) ? -1 : 1);

function membersOf(path: SkillPath, { byPair }: Candidates): (readonly PersonRow[])[] {
  return pairsOf(path).map((pair) => byPair.get(pairKey(pair)) ?? []);
}

/** Generates all assignments of members to seats: nobody twice, and no two who have blocked each other. */
function* circles(
  seated: readonly PersonRow[],
  [members, ...others]: readonly (readonly PersonRow[])[],
  candidates: Candidates,
): Generator<readonly PersonRow[]> {
  if (members === undefined) {
    yield seated;
    return;
  }
  for (const member of members) {
    const fits = seated.every((other) => other.seq !== member.seq && !candidates.isParted(other, member));
    if (fits) yield* circles([...seated, member], others, candidates);
  }
}

function matchOf(
  path: SkillPath,
  people: readonly PersonRow[],
  alternatives: number,
  { skillId, fit }: Candidates,
): FoundMatch {
  const seats = people.map(({ id }, index) => ({ memberId: id, gives: skillId(path[index] ?? 0) }));
  return {
    key: matchKeyOf(seats),
    people,
    path,
    score: scoreOf(people, path, fit),
    alternatives: Math.min(maxAlternatives, alternatives),
  };
}
