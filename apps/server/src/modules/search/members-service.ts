import type { MemberSearch, operations, SearchFilters, SkillRef } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { readTimeZone } from '../../input.ts';
import { type Page, readPage } from '../../paging.ts';
import { readLanguage } from '../users/read-facts.ts';
import { findMembersBySeq } from '../users/repository.ts';
import { countDrops, countFacets } from './facets.ts';
import type { MemberCriteria } from './member-conditions.ts';
import {
  type FoundRow,
  findOwnLists,
  findPage,
  findSkillNames,
  findWalk,
  keyOf,
  type Order,
} from './members-repository.ts';
import { type ReadWords, readWiderSkills, readWords } from './read-words.ts';

type Query = NonNullable<operations['searchMembers']['parameters']['query']>;

const defaultLimit = 24;

/** A member as stored, with what the search matched. */
export interface FoundMember {
  row: Awaited<ReturnType<typeof findMembersBySeq>>[number];
  bothWays: boolean;
  match: { teaches: string[]; wants: string[] };
}

export interface MembersFound {
  members: FoundMember[];
  nextCursor: string | null;
  skills: SkillRef[];
  corrected: ReadWords['corrected'];
  facets: MemberSearch['facets'];
  drop: MemberSearch['drop'];
}

/** Returns a page of members for the viewer. @throws ApiError 400 for an invalid time zone or cursor. */
export async function searchMembers(context: AppContext, viewerId: string | null, query: Query): Promise<MembersFound> {
  const { db } = context;
  const order = query.sort ?? 'best';
  const find = async (isExact: boolean) => {
    const words = await readWords(db, query.q ?? '', isExact);
    const criteria = await readCriteria(context, viewerId, query, words);
    return { words, criteria, page: await readFoundPage(context, criteria, order, query) };
  };
  const asked = await find(query.exact ?? false);
  // A correction that finds nobody helps nobody.
  const isInVain = asked.words.corrected !== undefined && asked.page.rows.length === 0;
  const typed = isInVain ? await find(true) : asked;
  const { words, criteria, page } = typed.page.rows.length > 0 ? typed : asked;
  const isFirst = query.cursor === undefined;
  const drop = isFirst && page.rows.length === 0 ? await countDrops(db, criteria) : undefined;
  return {
    members: await withMatches(context, criteria, page.rows),
    nextCursor: page.nextCursor,
    skills: words.skills.map(({ _id, name }) => ({ _id, name })),
    corrected: page.rows.length > 0 || drop?.some(({ filter }) => filter !== 'q') ? words.corrected : undefined,
    facets: query.facets ? await countFacets(db, criteria) : undefined,
    drop,
  };
}

/** Parses filters. @throws ApiError 400 for an invalid language or time zone. */
export async function criteriaOf(
  context: Pick<AppContext, 'db' | 'clock'>,
  viewerId: string,
  filters: SearchFilters,
): Promise<MemberCriteria> {
  const words = await readWords(context.db, filters.q ?? '', filters.exact ?? false);
  return await readCriteria(context, viewerId, filters, words);
}

async function readCriteria(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  viewerId: string | null,
  query: Query,
  { wider, words, otherWords }: ReadWords,
): Promise<MemberCriteria> {
  const skillsIn = async (text: string | undefined) =>
    text === undefined || text.trim() === '' ? null : (await readWiderSkills(db, text)).map(({ seq }) => seq);
  const hasText = (query.q ?? '').trim() !== '';
  return {
    viewerId,
    own: viewerId === null ? { offered: [], requested: [] } : await findOwnLists(db, viewerId),
    q: hasText ? { skills: wider.map(({ seq }) => seq), words, otherWords } : null,
    teaches: await skillsIn(query.teaches),
    wants: await skillsIn(query.wants),
    both: query.both ? true : null,
    level: query.level ?? null,
    language: query.language === undefined ? null : readLanguage('language', query.language),
    hours: query.hours ?? null,
    timeZone: query.timeZone === undefined ? 'UTC' : readTimeZone('timeZone', query.timeZone),
    rating: query.rating ?? null,
    active: query.active ?? null,
    now: clock(),
  };
}

/** A row with its side: 1 if a swap works both ways (these come first), otherwise 0. */
type SidedRow = FoundRow & { side: number };

/** Reads a page by a cursor of integers, so that the next page continues exactly, despite concurrent writes. */
async function readFoundPage(
  { db }: AppContext,
  criteria: MemberCriteria,
  order: Order,
  { limit = defaultLimit, cursor }: Query,
): Promise<Page<SidedRow>> {
  const { own } = criteria;
  const hasSides = order === 'best' && own.offered.length > 0 && own.requested.length > 0;
  const kinds =
    order === 'newest' ? (['number', 'number'] as const) : (['number', 'number', 'number', 'number'] as const);
  return await readPage<SidedRow, 'number'[]>(
    { limit, cursor },
    {
      kinds: [...kinds],
      keyOf: (row) => [row.side, ...keyOf(row, order)],
      read: async (key, rows) => {
        const [side = 1, ...after] = key ?? [];
        const start = key === null ? null : after;
        const walk = await findWalk(db, rows);
        if (!hasSides)
          return withSide(await findPage(db, criteria, { order, isBoth: null, after: start, limit: rows, walk }), 0);
        const first = side === 1 ? { order, isBoth: true, after: start, limit: rows, walk } : null;
        const partners = first === null ? [] : withSide(await findPage(db, criteria, first), 1);
        if (partners.length >= rows || criteria.both) return partners;
        const rest = { order, isBoth: false, after: side === 1 ? null : start, limit: rows - partners.length, walk };
        return [...partners, ...withSide(await findPage(db, criteria, rest), 0)];
      },
    },
  );
}

const withSide = (rows: FoundRow[], side: number): SidedRow[] => rows.map((row) => ({ ...row, side }));

/** Returns the members of a page with their skills that match the search or the caller's lists. */
async function withMatches(
  { db }: AppContext,
  { q, teaches, wants, own }: MemberCriteria,
  found: FoundRow[],
): Promise<FoundMember[]> {
  if (found.length === 0) return [];
  const rows = new Map(
    (
      await findMembersBySeq(
        db,
        found.map(({ seq }) => seq),
      )
    ).map((row) => [row.seq, row]),
  );
  const named = q?.skills ?? [];
  const taught = [...named, ...(teaches ?? []), ...own.requested];
  const wanted = [...named, ...(wants ?? []), ...own.offered];
  const numbers = await findSkillNames(db, [...new Set([...taught, ...wanted])]);
  const among = (names: string[], seqs: readonly number[]) =>
    names.filter((name) => seqs.includes(numbers.get(name) ?? 0));
  return found.flatMap(({ seq }) => {
    const row = rows.get(seq);
    if (row === undefined) return [];
    const { skills_offered: offered, skills_requested: requested } = row;
    return {
      row,
      bothWays: among(offered, own.requested).length > 0 && among(requested, own.offered).length > 0,
      match: { teaches: among(offered, taught), wants: among(requested, wanted) },
    };
  });
}
