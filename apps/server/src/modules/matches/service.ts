import type { Match, MatchKind, MatchList, NewMatchState } from '@skill-exchange/api-client/types';
import { type ApiError, notFoundAs } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { isOffered } from '../community/offered.ts';
import { findNamed } from '../skills/named-skills.ts';
import { requireOther } from '../users/service.ts';
import type { FoundMatch } from './fill-seats.ts';
import { findMatches, findMatchesWith, type MatchSearch, maxMatches } from './find-matches.ts';
import { seatsOfKey } from './match-key.ts';
import type { SkillLists } from './path-repository.ts';
import { findPeople } from './people-repository.ts';
import { presentMatch } from './present-match.ts';
import { findOwnSkills, findSkills, findUnlocking } from './skill-repository.ts';
import { findStates, findTakenRings, setState } from './state-repository.ts';
import { verifyMatches } from './verify.ts';

/** A ring that a member has declined is hidden from all its members for this time, in milliseconds. */
export const declinedForMs = 90 * 24 * 3_600_000;

/** The number of skills suggested to a member without a match. */
const unlockSize = 5;

export interface MatchFilter extends PageRequest {
  kind?: MatchKind | undefined;
  skill?: string | undefined;
  userId?: string | undefined;
  state?: 'saved' | undefined;
}

export interface MatchPage extends Page<Match> {
  missing?: NonNullable<MatchList['missing']>;
  unlock?: NonNullable<MatchList['unlock']>;
}

/**
 * Returns a member's matches, best first, and suggestions for a member without any.
 *
 * @throws ApiError 400 for the caller's own id, 404 for a member whom the caller may not find.
 */
export async function listMatches(context: AppContext, memberId: string, filter: MatchFilter): Promise<MatchPage> {
  const { db } = context;
  const own = await findOwnSkills(db, memberId);
  const saved = await findStates(db, memberId, 'saved');
  const now = context.clock();
  const lists = await listsFor(context, own, filter.skill);
  const offered = matchKinds(context);
  const kinds = filter.kind === undefined ? offered : offered.filter((kind) => kind === filter.kind);
  const hidden = await findHidden(db, memberId, now);
  const search = { memberId, own, lists, kinds, hidden, now };
  const found = await findFor(context, search, filter, saved);
  const rows = await present(context, found, { saved: new Set(saved), now });
  const page = await readPage(filter, {
    kinds: ['number'],
    keyOf: ({ position }: { position: number; match: Match }) => [position],
    read: async (after, count) =>
      rows
        .map((match, position) => ({ position, match }))
        .slice((after?.[0] ?? -1) + 1, (after?.[0] ?? -1) + 1 + count),
  });
  const missing = missingOf(own);
  const isFiltered = [filter.kind, filter.skill, filter.userId, filter.state].some((value) => value !== undefined);
  const isHelped = found.length === 0 && !isFiltered && own.wants.length > 0;
  const skills = isHelped ? await findUnlocking(db, own, unlockSize) : [];
  return {
    rows: page.rows.map(({ match }) => match),
    nextCursor: page.nextCursor,
    ...(missing !== undefined && { missing }),
    ...(isHelped && { unlock: { skills: skills.map(({ id, name, members }) => ({ _id: id, name, members })) } }),
  };
}

export const kindOf = (people: readonly unknown[]): MatchKind => (people.length === 2 ? 'swap' : 'ring');

/** Returns the kinds of matches that the community offers. */
export const matchKinds = ({ community }: Pick<AppContext, 'community'>): readonly MatchKind[] =>
  isOffered(community.values, 'rings') ? ['swap', 'ring'] : ['swap'];

/** Returns the keys of hidden matches: dismissed ones, and rings that are open, agreed or declined. */
export async function findHidden(db: AppContext['db'], memberId: string, now: Date): Promise<ReadonlySet<string>> {
  return new Set([
    ...(await findStates(db, memberId, 'dismissed')),
    ...(await findTakenRings(db, memberId, { now, declinedSince: new Date(now.getTime() - declinedForMs) })),
  ]);
}

async function findFor(
  context: AppContext,
  search: MatchSearch,
  { userId, state }: MatchFilter,
  saved: readonly string[],
): Promise<FoundMatch[]> {
  const { memberId, now, kinds, lists } = search;
  if (state === 'saved') {
    const circles = saved.slice(0, maxMatches).flatMap((key) => {
      const seats = seatsOfKey(key, memberId);
      return seats === null ? [] : [seats];
    });
    const possible = await verifyMatches(context.db, memberId, circles, now);
    const isMeant = (skill: number | undefined, list: readonly number[]) =>
      lists === search.own || list.includes(skill ?? 0);
    return possible.filter(
      ({ people, path }) =>
        kinds.includes(kindOf(people)) && isMeant(path[0], lists.offers) && isMeant(path.at(-1), lists.wants),
    );
  }
  if (userId === undefined) return await findMatches(context.db, search);
  const id = await requireOther(context, memberId, userId, 'userId');
  const [other] = await findPeople(context.db, memberId, { ids: [id] }, now);
  if (other === undefined || !kinds.includes('swap')) return [];
  return await findMatchesWith(context.db, search, other);
}

/** Returns the member's lists, reduced to one skill if the filter names one. */
async function listsFor({ db }: AppContext, own: SkillLists, skill: string | undefined): Promise<SkillLists> {
  if (skill === undefined) return own;
  const named = (await findSkills(db, { ids: await findNamed(db, skill) })).map(({ seq }) => seq);
  const isNamed = (seq: number) => named.includes(seq);
  const { offers, wants } = own;
  if (wants.some(isNamed)) return { offers, wants: wants.filter(isNamed) };
  if (offers.some(isNamed)) return { offers: offers.filter(isNamed), wants };
  return { offers: [], wants: [] };
}

async function present(
  { db }: AppContext,
  found: readonly FoundMatch[],
  { saved, now }: { saved: ReadonlySet<string>; now: Date },
): Promise<Match[]> {
  if (found.length === 0) return [];
  const seqs = [...new Set(found.flatMap(({ path }) => path))];
  const skills = new Map((await findSkills(db, { seqs })).map((skill) => [skill.seq, skill]));
  return found.map((match) => presentMatch(match, { skills, saved, now }));
}

function missingOf({ offers, wants }: SkillLists): MatchList['missing'] {
  if (offers.length > 0 && wants.length > 0) return undefined;
  if (offers.length > 0) return 'requested';
  return wants.length > 0 ? 'offered' : 'both';
}

/** Returns a match by its key. @throws ApiError 404 if the member has no such match, or no longer. */
export async function requireMatch(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
  key: string,
): Promise<FoundMatch> {
  const seats = seatsOfKey(key, memberId);
  const [match] = seats === null ? [] : await verifyMatches(db, memberId, [seats], clock());
  if (match === undefined) throw noMatch();
  return match;
}

export function noMatch(): ApiError {
  return notFoundAs('match_not_found', 'This match is no longer possible. Look at what else there is.');
}

/**
 * Saves or dismisses a match, or undoes both.
 *
 * @throws ApiError 404 if the member has no such match, or no longer.
 */
export async function setMatchState(
  context: AppContext,
  memberId: string,
  key: string,
  { state }: NewMatchState,
): Promise<void> {
  const isUndone = state === 'none';
  // Undoing also works for a match that is no longer possible.
  if (isUndone && seatsOfKey(key, memberId) === null) throw noMatch();
  if (!isUndone) await requireMatch(context, memberId, key);
  await setState(context.db, { memberId, key, state: isUndone ? null : state, now: context.clock() });
}
