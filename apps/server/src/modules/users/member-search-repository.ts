import { searchWords } from '@skill-exchange/api-client/fold-text';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsText, startsWord } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { findSkillsLike } from '../skills/repository.ts';
import { isListedMember } from './listed.ts';

/** Up to this many matches, gathering and sorting is faster than scanning all members in order. */
const fewMembers = 2_000;

/** Above this many matching skills, scanning members is cheaper than an `in` list. */
const fewSkills = 1_000;

/** Skills that are taken for a slip, as the search of skills does. */
const mostLike = 20;

/** A search that names more is no clearer for it, and each word costs. */
const maxWords = 6;

/** The words of a search, the longest first: it finds the fewest, by an index, and the others are looked up in those. */
function wordsOf(text: string): string[] {
  return searchWords(text)
    .sort((one, two) => two.length - one.length)
    .slice(0, maxWords);
}

/** Which members every search may find. */
export interface MemberFilter {
  /** Null for a visitor. */
  viewerId: string | null;
}

/** The condition of a filter, for the `members` of a statement. */
export const passes = ({ viewerId }: MemberFilter) => isListedMember(viewerId);

/** Which of the members found, newest first. */
export interface SearchPage extends MemberFilter {
  /** Only members who joined before this sequence number. */
  beforeSeq: number | null;
  limit: number;
  /** Looks in this list of their skills alone; without it, in both and in their name. */
  kind?: 'offered' | 'requested' | undefined;
  /** Also finds those with a skill that is spelled much like a word. */
  isLoose?: boolean;
}

/**
 * For a statement about members: the sequence numbers of those whom the viewer may find, with each word of the text in their name or in one of
 * their skills. Each half finds its own page by its own index: joined by "or", neither could use one. How those with the skills are
 * found depends on how many they are, so that is counted first.
 */
export async function membersMatching(
  db: Kysely<Database>,
  text: string,
  page: SearchPage,
): Promise<RawBuilder<number>> {
  const [longest, ...others] = wordsOf(text);
  if (longest === undefined) return sql<number>`(select seq from members where false)`;
  const listed = skillsOn(page.kind);
  let members = pageOfMembers(db, page);
  for (const word of others) {
    const condition = page.isLoose ? isOneOf(await findLooseSkillIds(db, word)) : isNamed(word);
    members = withMatch(members, word, sql`${condition}${listed}`, page.kind);
  }
  const skillIds = await (page.isLoose ? findLooseSkillIds : findSkillIds)(db, longest);
  if (page.kind !== undefined) {
    const skilled = await withSkill(db, members, longest, skillIds, listed);
    return sql<number>`(select seq from ${skilled} as skilled)`;
  }
  const named = members.where(nameContains(longest));
  if (skillIds.length === 0) return sql<number>`(select seq from ${named} as named)`;
  const skilled = await withSkill(db, members, longest, skillIds, listed);
  return sql<number>`(select seq from ${named} as named union select seq from ${skilled} as skilled)`;
}

/** Whether a search that is not loose has found too little: some skill is spelled much like one of its words. */
export async function hasSimilarSkills(db: Kysely<Database>, text: string): Promise<boolean> {
  for (const word of wordsOf(text))
    if ((await findSkillsLike(db, word, 1, { ofMembers: true })).length > 0) return true;
  return false;
}

async function withSkill(
  db: Kysely<Database>,
  members: Members,
  text: string,
  skillIds: string[],
  listed: RawBuilder<unknown>,
): Promise<Members> {
  if (skillIds.length > fewSkills) return withCondition(members, sql`${isNamed(text)}${listed}`);
  const skills = sql`${skillIds}::uuid[]`;
  const most = fewMembers + 1;
  const holders = holdersOf(skills, most, listed);
  const areMany = (await countRows(db, holders, most)) === most;
  return areMany ? withCondition(members, sql`skill_id = any(${skills})${listed}`) : thoseAmong(members, holders);
}

/** The end of a condition on `member_skills`, for one list or for both. */
function skillsOn(kind: SearchPage['kind']): RawBuilder<unknown> {
  return kind === undefined ? sql`` : sql` and kind = ${kind}`;
}

function pageOfMembers(db: Kysely<Database>, { beforeSeq, limit, ...filter }: SearchPage) {
  const all = db.selectFrom('members').select('members.seq').where(passes(filter)).orderBy('seq', 'desc');
  const older = beforeSeq === null ? all : all.where('seq', '<', beforeSeq);
  return older.limit(rowCount(limit));
}

type Members = ReturnType<typeof pageOfMembers>;

const nameContains = (text: string) => containsText(sql.ref('members.name_folded'), text);

/** Those with a word in their name or in one of their skills, each of them looked up; with a kind in those skills alone. */
function withMatch(members: Members, word: string, condition: RawBuilder<unknown>, kind: SearchPage['kind']): Members {
  if (kind !== undefined) return withCondition(members, condition);
  return members.where(
    sql<boolean>`(${nameContains(word)} or coalesce(
      (select true from member_skills where member_id = members.id and ${condition} limit 1), false))`,
  );
}

/** For common skills: scans the newest members until the page is full. */
function withCondition(members: Members, condition: RawBuilder<unknown>): Members {
  // Not "exists", which the planner may turn into a join of all members.
  return members.where(
    sql<boolean>`(select true from member_skills where member_id = members.id and ${condition} limit 1)`,
  );
}

/** Whether the skill that a member has is one whose name contains the text. */
function isNamed(text: string): RawBuilder<unknown> {
  return sql`(select ${containsText(sql.ref('name_folded'), text)} from skills where id = skill_id)`;
}

/** For rare skills: finds their members first. */
function thoseAmong(members: Members, holders: RawBuilder<string>): Members {
  const gathered = sql<string>`(with holders as materialized ${holders} table holders)`;
  return members.where('members.id', 'in', gathered);
}

/** Skills whose name contains the text: all of them, or just more than a few. */
async function findSkillIds(db: Kysely<Database>, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where(containsText(sql.ref('name_folded'), text))
    .limit(rowCount(fewSkills + 1))
    .execute();
  return rows.map(({ id }) => id);
}

/** The same with those that are spelled much like it. */
async function findLooseSkillIds(db: Kysely<Database>, text: string): Promise<string[]> {
  const similar = await findSkillsLike(db, text, mostLike, { ofMembers: true });
  return [...(await findSkillIds(db, text)), ...similar.map(({ id }) => id)];
}

const isOneOf = (skillIds: string[]) => sql`skill_id = any(${skillIds}::uuid[])`;

/** Members with the skills on either list, or on the chosen one: at most `most` per skill, one skill after another, which fixes the plan. */
function holdersOf(skills: RawBuilder<unknown>, most: number | null, listed: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(
    select held.member_id from unnest(${skills}) as meant (id) cross join lateral (
      select member_id from member_skills where skill_id = meant.id${listed} limit ${most}::bigint
    ) as held
  )`;
}

/** Counts rows up to `most`. The planner's own estimate is often wrong, and picks a slow plan. */
async function countRows(db: Kysely<Database>, rows: RawBuilder<string>, most: number): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from (select from ${rows} as counted limit ${most}::bigint) as bounded`;
  return (await counted.execute(db)).rows[0]?.count ?? 0;
}

/** The position after which a page of ranked members starts. */
export interface RankedPage extends MemberFilter {
  after: { rank: number; seq: number } | null;
  limit: number;
}

/** Sequence numbers and ranks of members whose name contains each word of the text: 0 where each starts a word of it. */
export function membersNamed(db: Kysely<Database>, text: string, { after, limit, ...filter }: RankedPage) {
  const name = sql.ref('name_folded');
  const words = wordsOf(text);
  const each = (condition: (column: RawBuilder<unknown>, word: string) => RawBuilder<boolean>) =>
    words.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`${sql.join(
          words.map((word) => condition(name, word)),
          sql` and `,
        )}`;
  const startsWords = each(startsWord);
  const contains = each(containsText);
  const ranked = (rank: number, condition: RawBuilder<boolean>) =>
    db
      .selectFrom('members')
      .select(['members.seq', sql<number>`${rank}::int`.as('rank')])
      .where(condition)
      .where(passes(filter))
      .where(sql<boolean>`(${after?.rank ?? -1}::int, -${after?.seq ?? 0}::bigint) < (${rank}::int, -members.seq)`)
      .orderBy('seq', 'desc')
      .limit(rowCount(limit));
  const others = sql<boolean>`${contains} and not (${startsWords})`;
  return db
    .selectFrom(ranked(0, startsWords).as('starting'))
    .selectAll()
    .unionAll(db.selectFrom(ranked(1, others).as('others')).selectAll());
}

/**
 * Sequence numbers and ranks of all members: 0 for those who teach something and have a photo or words about themselves.
 * The others are read only where these do not fill the page.
 */
export function membersFeatured(db: Kysely<Database>, { after, limit, ...filter }: RankedPage) {
  const isFeatured = sql<boolean>`(members.image_hash is not null or members.about <> '') and coalesce(
    (select true from member_skills where member_id = members.id and kind = 'offered' limit 1), false)`;
  const ranked = (rank: number, condition: RawBuilder<boolean>) => {
    const all = db
      .selectFrom('members')
      .select(['members.seq', sql<number>`${rank}::int`.as('rank')])
      .where(condition)
      .where(passes(filter))
      .orderBy('seq', 'desc')
      .limit(rowCount(limit));
    return after?.rank === rank ? all.where('members.seq', '<', after.seq) : all;
  };
  const others = ranked(1, sql<boolean>`not (${isFeatured})`);
  if (after?.rank === 1) return db.selectFrom(others.as('others')).selectAll();
  return db
    .with('featured', () => ranked(0, isFeatured))
    .selectFrom(({ selectFrom }) =>
      selectFrom('featured')
        .selectAll()
        .unionAll(
          db
            .selectFrom(others.where(sql<boolean>`(select count(*) from featured) < ${rowCount(limit)}`).as('others'))
            .selectAll(),
        )
        .as('found'),
    )
    .selectAll();
}
