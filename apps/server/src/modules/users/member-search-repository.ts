import { searchWords } from '@skill-exchange/api-client/fold-text';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsText, startsWord } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { skillsLike, writtenFor } from '../skills/repository.ts';
import { isDiscoverable } from './listed.ts';

/** Up to this many matches, collecting and sorting is faster than scanning all members in order. */
const fewMembers = 2_000;

/** Above this many matching skills, scanning members is cheaper than an `in` list. */
const fewSkills = 1_000;

/** Maximum number of skills with a similar spelling, as in the search for skills. */
const maxSimilar = 20;

/** Further words are ignored: each one costs time and rarely changes the result. */
const maxWords = 6;

/** Returns a search's words, longest first: its matches are fewest, and only these are checked for the other words. */
function wordsOf(text: string): string[] {
  return searchWords(text)
    .sort((one, two) => two.length - one.length)
    .slice(0, maxWords);
}

/** The viewer whose searches find only members that they may see. */
export interface MemberFilter {
  /** Null for a visitor. */
  viewerId: string | null;
}

/** Creates the condition of a filter for a statement's `members`. */
export const passes = ({ viewerId }: MemberFilter) =>
  sql<boolean>`(members.erased_at is null and ${isDiscoverable(viewerId, 'members.id')})`;

/** Selects a page of the results, newest member first. */
export interface SearchPage extends MemberFilter {
  /** Only members who joined before this sequence number. */
  beforeSeq: number | null;
  limit: number;
  /** Searches only this list of skills; otherwise both lists and the name. */
  kind?: 'offered' | 'requested' | undefined;
  /** Also finds members with a skill whose spelling is similar to a word. */
  isLoose?: boolean;
}

/**
 * Selects the sequence numbers of members whom the viewer may find and who have each word of the text in their name or
 * in a skill. Names and skills are searched separately, each by its own index: combined with "or", neither would use
 * one. How members with the skills are found depends on their number, so that is counted first.
 */
export async function membersMatching(
  db: Kysely<Database>,
  text: string,
  page: SearchPage,
): Promise<RawBuilder<number>> {
  const [longest, ...others] = wordsOf(text);
  if (longest === undefined) return sql<number>`(select seq from members where false)`;
  const listed = skillsOn(page.kind);
  const loose = page.isLoose ? await findLooseSkillIds(db, [longest, ...others]) : null;
  let members = pageOfMembers(db, page);
  for (const word of others) {
    const condition = loose === null ? isNamed(word) : isOneOf(loose.get(word) ?? []);
    members = withMatch(members, word, sql`${condition}${listed}`, page.kind);
  }
  const skillIds = loose === null ? await findSkillIds(db, longest) : (loose.get(longest) ?? []);
  if (page.kind !== undefined) {
    const skilled = await withSkill(db, members, longest, skillIds, listed);
    return sql<number>`(select seq from ${skilled} as skilled)`;
  }
  const named = members.where(nameContains(longest));
  if (skillIds.length === 0) return sql<number>`(select seq from ${named} as named)`;
  const skilled = await withSkill(db, members, longest, skillIds, listed);
  return sql<number>`(select seq from ${named} as named union select seq from ${skilled} as skilled)`;
}

/** Returns whether a loose search would find more: some skill's spelling is similar to one of the words. */
export async function hasSimilarSkills(db: Kysely<Database>, text: string): Promise<boolean> {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  const similar = words.map((word) => sql`exists ${skillsLike(db, word, 1, { ofMembers: true })}`);
  const { rows } = await sql<{ has: boolean }>`select ${sql.join(similar, sql` or `)} as has`.execute(db);
  return rows[0]?.has ?? false;
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
  return areMany ? withCondition(members, sql`skill_id = any(${skills})${listed}`) : amongHolders(members, holders);
}

/** Creates the end of a condition on `member_skills`, for one list or both. */
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

/** Keeps members with a word in their name or a skill, checking each one; with a kind, only in skills of that list. */
function withMatch(members: Members, word: string, condition: RawBuilder<unknown>, kind: SearchPage['kind']): Members {
  if (kind !== undefined) return withCondition(members, condition);
  return members.where(
    sql<boolean>`(${nameContains(word)} or coalesce(
      (select true from member_skills where member_id = members.id and ${condition} limit 1), false))`,
  );
}

/** For common skills: scans the newest members until the page is full. */
function withCondition(members: Members, condition: RawBuilder<unknown>): Members {
  // Not "exists", which the planner may turn into a join with all members.
  return members.where(
    sql<boolean>`(select true from member_skills where member_id = members.id and ${condition} limit 1)`,
  );
}

/** Creates a condition: the name of a member's skill contains the text. */
function isNamed(text: string): RawBuilder<unknown> {
  return sql`(select ${containsText(sql.ref('name_folded'), text)} from skills where id = skill_id)`;
}

/** For rare skills: finds their members first. */
function amongHolders(members: Members, holders: RawBuilder<string>): Members {
  const gathered = sql<string>`(with holders as materialized ${holders} table holders)`;
  return members.where('members.id', 'in', gathered);
}

/** Selects skills whose name contains the text; at most one more than `fewSkills`. */
function skillIdsNamed(db: Kysely<Database>, text: string) {
  return db
    .selectFrom('skills')
    .select(writtenFor.as('id'))
    .where(containsText(sql.ref('name_folded'), text))
    .limit(rowCount(fewSkills + 1));
}

async function findSkillIds(db: Kysely<Database>, text: string): Promise<string[]> {
  return (await skillIdsNamed(db, text).execute()).map(({ id }) => id);
}

/** Returns for each word the skills whose name contains it, and those with a similar spelling, in one statement. */
async function findLooseSkillIds(db: Kysely<Database>, words: readonly string[]): Promise<Map<string, string[]>> {
  const parts = words.flatMap((word, place) =>
    [skillIdsNamed(db, word), skillsLike(db, word, maxSimilar, { ofMembers: true })].map(
      (skills) => sql`select ${sql.lit(place)} as place, id from ${skills} as found`,
    ),
  );
  const { rows } = await sql<{ place: number; id: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(words.map((word, index) => [word, rows.filter(({ place }) => place === index).map(({ id }) => id)]));
}

const isOneOf = (skillIds: string[]) => sql`skill_id = any(${skillIds}::uuid[])`;

/** Selects members with the skills, at most `most` per skill. The lateral join per skill fixes the plan. */
function holdersOf(skills: RawBuilder<unknown>, most: number | null, listed: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(
    select held.member_id from unnest(${skills}) as meant (id) cross join lateral (
      select member_id from member_skills where skill_id = meant.id${listed} limit ${most}::bigint
    ) as held
  )`;
}

/** Counts rows up to `most`, because the planner's own estimate is often wrong and selects a slow plan. */
async function countRows(db: Kysely<Database>, rows: RawBuilder<string>, most: number): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from (select from ${rows} as counted limit ${most}::bigint) as bounded`;
  return (await counted.execute(db)).rows[0]?.count ?? 0;
}

/** Selects a page of ranked members after a position. */
export interface RankedPage extends MemberFilter {
  after: { rank: number; seq: number } | null;
  limit: number;
}

/** Selects members whose name contains each word of the text, with their rank: 0 if each word starts a name. */
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
 * Selects all members with their rank: 0 for those who teach something and have a photo or a text about themselves.
 * The others are read only if these do not fill the page.
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
