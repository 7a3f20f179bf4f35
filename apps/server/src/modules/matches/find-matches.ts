import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { arrange, bestSwaps } from './arrange.ts';
import { type Candidates, type FoundMatch, fillRing, fillSwaps, pairKey, pairsOf } from './fill-seats.ts';
import { fitAt } from './fit.ts';
import {
  findMembersOfPairs,
  findPairsWith,
  findRingsOfFour,
  findRingsOfThree,
  type Pair,
  type RingCaps,
  type SkillLists,
  type SkillPath,
  usualCaps,
} from './path-repository.ts';
import { findBlocksAmong, findPeople, lastSeq, type PersonRow } from './people-repository.ts';
import { findSkills, type OwnSkills } from './skill-repository.ts';

export type MatchKind = 'swap' | 'ring';

export interface MatchSearch {
  memberId: string;
  own: OwnSkills;
  /** The lists to search: all of the member's own, or a part of them. */
  lists: SkillLists;
  kinds: readonly MatchKind[];
  /** Keys of hidden matches. */
  hidden: ReadonlySet<string>;
  now: Date;
  /** `usualCaps` by default; `null` for no limit. */
  caps?: null;
}

/** Maximum length of a list of matches. */
export const maxMatches = 100;

/** Rings of four are searched only for wanted skills with fewer rings of three than this. */
const fewRings = 5;

/** Maximum number of ring paths whose seats are filled. */
const maxPaths = { three: 50, four: 25 };

/** Members read for swaps, and for each seat of a ring: more if some rings are hidden. */
const swapMembers = 300;
const seatMembers = { usual: 4, most: 16 };

/** Stands for no limit: more than any community without caps has. */
const unlimited = 1_000_000;

/** Returns a member's matches, best first: the best swap with each other member, and the best ring of each path. */
export async function findMatches(db: Kysely<Database>, search: MatchSearch): Promise<FoundMatch[]> {
  const { lists, kinds, caps } = search;
  const swaps = kinds.includes('swap') ? swapPaths(lists) : [];
  const rings = kinds.includes('ring') ? await ringPaths(db, lists, caps === null) : [];
  const isWhole = caps === null;
  const perSwap = isWhole ? unlimited : Math.max(3, Math.min(30, Math.floor(swapMembers / Math.max(1, swaps.length))));
  const perSeat = Math.min(seatMembers.most, seatMembers.usual + search.hidden.size);
  const candidates = await findCandidates(db, search, [
    { paths: swaps, rows: perSwap },
    { paths: rings, rows: isWhole ? unlimited : perSeat },
  ]);
  const found = swaps.flatMap((path) => fillSwaps(path, candidates));
  const isForOneSkill = lists.offers.length === 1 || lists.wants.length === 1;
  return arrange(
    [
      ...bestSwaps(found, isWhole || isForOneSkill ? unlimited : undefined),
      ...rings.flatMap((path) => fillRing(path, candidates) ?? []),
    ],
    isWhole ? unlimited : maxMatches,
  );
}

/** Returns all swaps with one other member. */
export async function findMatchesWith(
  db: Kysely<Database>,
  search: MatchSearch,
  other: PersonRow,
): Promise<FoundMatch[]> {
  const pairs = await findPairsWith(db, search.lists, other.seq);
  const paths = pairs.map(({ give, want }) => [want, give]);
  const byPair = new Map(pairs.map((pair) => [pairKey(pair), [other]]));
  const candidates = await candidatesOf(db, search, { paths, byPair, others: [other] });
  return arrange(
    paths.flatMap((path) => fillSwaps(path, candidates)),
    maxMatches,
  );
}

function swapPaths({ offers, wants }: SkillLists): SkillPath[] {
  return offers.flatMap((offer) => wants.filter((want) => want !== offer).map((want) => [offer, want]));
}

async function ringPaths(db: Kysely<Database>, lists: SkillLists, isWhole: boolean): Promise<SkillPath[]> {
  if (lists.offers.length === 0 || lists.wants.length === 0) return [];
  const whole: RingCaps = { near: unlimited, beam: unlimited, perSkill: unlimited, perPair: unlimited };
  const caps = isWhole ? whole : usualCaps(lists);
  const three = await findRingsOfThree(db, lists, caps);
  const scarce = isWhole ? lists.wants : lists.wants.filter((want) => countOf(three, want) < fewRings);
  const four = scarce.length === 0 ? [] : await findRingsOfFour(db, { offers: lists.offers, wants: scarce }, caps);
  return isWhole ? [...three, ...four] : [...roundRobin(three, maxPaths.three), ...roundRobin(four, maxPaths.four)];
}

function countOf(paths: readonly SkillPath[], want: number): number {
  return paths.filter((path) => path.at(-1) === want).length;
}

/** Returns at most `count` paths, taken in turn from each pair of the caller's skills. */
function roundRobin(paths: readonly SkillPath[], count: number): SkillPath[] {
  const places = new Map<string, number>();
  const placed = paths.map((path) => {
    const ends = `${path[0]} ${path.at(-1)}`;
    const place = places.get(ends) ?? 0;
    places.set(ends, place + 1);
    return { path, place };
  });
  return placed
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ path }) => path);
}

/** Reads the members who could take the seats of these paths. */
async function findCandidates(
  db: Kysely<Database>,
  search: MatchSearch,
  wanted: readonly { paths: readonly SkillPath[]; rows: number }[],
): Promise<Candidates> {
  const from = await startFor(db, search);
  const members: (Pair & { member: number })[] = [];
  for (const { paths, rows } of wanted) {
    const pairs = new Map(paths.flatMap(pairsOf).map((pair) => [pairKey(pair), pair]));
    if (pairs.size === 0) continue;
    members.push(...(await findMembersOfPairs(db, [...pairs.values()], { from, rows, except: search.own.seq })));
  }
  const seqs = [...new Set(members.map(({ member }) => member))];
  const others = seqs.length === 0 ? [] : await findPeople(db, search.memberId, { seqs }, search.now);
  const bySeq = new Map(others.map((person) => [person.seq, person]));
  const byPair = new Map<string, Map<number, PersonRow>>();
  for (const { member, ...pair } of members) {
    const person = bySeq.get(member);
    if (person === undefined) continue;
    const key = pairKey(pair);
    byPair.set(key, (byPair.get(key) ?? new Map()).set(member, person));
  }
  return await candidatesOf(db, search, {
    paths: wanted.flatMap(({ paths }) => paths),
    byPair: new Map([...byPair].map(([key, people]) => [key, [...people.values()]])),
    others,
  });
}

async function candidatesOf(
  db: Kysely<Database>,
  { memberId, hidden, now }: MatchSearch,
  found: { paths: readonly SkillPath[]; byPair: Candidates['byPair']; others: readonly PersonRow[] },
): Promise<Candidates> {
  const [caller] = await findPeople(db, memberId, { ids: [memberId] }, now);
  if (caller === undefined) throw new Error('The caller is a member.');
  const seqs = [...new Set(found.paths.flat())];
  const skills = new Map((await findSkills(db, { seqs })).map(({ seq, id }) => [seq, id]));
  const isParted = await partedAmong(db, [caller, ...found.others]);
  return { caller, byPair: found.byPair, isParted, skillId: (seq) => skills.get(seq) ?? '', hidden, fit: fitAt(now) };
}

/** Returns a function that says whether one of two members has blocked the other. */
export async function partedAmong(
  db: Kysely<Database>,
  people: readonly PersonRow[],
): Promise<(one: PersonRow, other: PersonRow) => boolean> {
  const blocks = await findBlocksAmong(
    db,
    people.map(({ id }) => id),
  );
  const parted = new Set(blocks.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => parted.has(`${one.id} ${other.id}`);
}

/** Returns the `seq` at which reading starts. It differs by caller and day, so that nobody is shown to everybody. */
export async function startFor(
  db: Kysely<Database>,
  { memberId, now }: Pick<MatchSearch, 'memberId' | 'now'>,
): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const random = createHash('sha256').update(`${memberId} ${day}`).digest().readUInt32BE();
  return 1 + (random % Math.max(1, await lastSeq(db)));
}
