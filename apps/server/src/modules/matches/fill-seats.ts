import { type Fit, scoreOf } from './fit.ts';
import { matchKeyOf } from './match-key.ts';
import type { Pair, SkillPath } from './path-repository.ts';
import type { PersonRow } from './people-repository.ts';

/** A match with everything that decides about its place. */
export interface FoundMatch {
  key: string;
  /** The caller first; each teaches the next one. */
  people: readonly PersonRow[];
  path: SkillPath;
  score: number;
  /** Other members who could take a seat. */
  alternatives: number;
}

/** What is known of the members who may take seats. */
export interface Candidates {
  caller: PersonRow;
  /** Members of each pair, by `pairKey`. */
  byPair: ReadonlyMap<string, readonly PersonRow[]>;
  isParted: (one: PersonRow, other: PersonRow) => boolean;
  /** Ids of skills by `seq`. */
  skillId: (seq: number) => string;
  /** Keys of matches that are not shown. */
  hidden: ReadonlySet<string>;
  fit: Fit;
}

const maxAlternatives = 30;

export const pairKey = ({ give, want }: Pair) => `${give} ${want}`;

/** What the members beside the caller give and want, in the order of the seats. */
export function pairsOf(path: SkillPath): Pair[] {
  return path.slice(1).map((give, index) => ({ give, want: path[index] ?? 0 }));
}

/** Every swap with a path of two skills: a match for each member. */
export function fillSwaps(path: SkillPath, candidates: Candidates): FoundMatch[] {
  const { caller } = candidates;
  const members = membersOf(path, candidates)[0] ?? [];
  return members.flatMap((member) => {
    const match = matchOf(path, [caller, member], members.length - 1, candidates);
    return candidates.hidden.has(match.key) || candidates.isParted(caller, member) ? [] : [match];
  });
}

/** The best ring with a path of skills; null where its seats cannot be filled. */
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

/** By score, and by key where that is the same. */
function isBetter(one: FoundMatch, other: FoundMatch): boolean {
  return one.score > other.score || (one.score === other.score && one.key < other.key);
}

export const byScore = (one: FoundMatch, other: FoundMatch) => (isBetter(one, other) ? -1 : 1);

function membersOf(path: SkillPath, { byPair }: Candidates): (readonly PersonRow[])[] {
  return pairsOf(path).map((pair) => byPair.get(pairKey(pair)) ?? []);
}

/** All ways to seat somebody at each place: nobody twice, and no two who have parted. */
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
