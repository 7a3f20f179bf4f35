import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsFolded, startsFolded } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { isListedMember } from './listed.ts';

/** Up to so many are quicker gathered and sorted than met on the way through all members. */
const fewMembers = 2_000;

/** Past so many skills, as one letter finds, a list of them is longer work than what they are looked up for. */
const fewSkills = 1_000;

/** A search that names more is no clearer for it, and each word costs. */
const mostWords = 6;

/** The words of a search, the longest first: it finds the fewest, by an index, and the others are looked up in those. */
function wordsOf(text: string): [string, ...string[]] {
  const [longest = text, ...others] = text
    .trim()
    .split(/\s+/)
    .sort((one, two) => two.length - one.length)
    .slice(0, mostWords);
  return [longest, ...others];
}

/** Which of the members found, newest first. */
export interface SearchPage {
  /** Only members who joined before this sequence number. */
  beforeSeq: number | null;
  limit: number;
  /** Null for a visitor. */
  viewerId: string | null;
  /** Looks in this list of their skills alone; without it, in both and in their name. */
  kind?: 'offered' | 'requested' | undefined;
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
  const skills = skillsOn(page.kind);
  const members = others.reduce((found, word) => thoseWith(found, word, page.kind), pageOfMembers(db, page));
  if (page.kind !== undefined) {
    const skilled = await thoseSkilled(db, members, longest, await findSkillIds(db, longest), skills);
    return sql<number>`(select seq from ${skilled} as skilled)`;
  }
  const named = thoseNamed(members, longest);
  const skillIds = await findSkillIds(db, longest);
  if (skillIds.length === 0) return sql<number>`(select seq from ${named} as named)`;
  const skilled = await thoseSkilled(db, members, longest, skillIds, skills);
  return sql<number>`(select seq from ${named} as named union select seq from ${skilled} as skilled)`;
}

async function thoseSkilled(
  db: Kysely<Database>,
  members: Members,
  text: string,
  skillIds: string[],
  listed: RawBuilder<unknown>,
): Promise<Members> {
  if (skillIds.length > fewSkills) return thoseMetWith(members, sql`${isNamed(text)}${listed}`);
  const skills = sql`${skillIds}::uuid[]`;
  const most = fewMembers + 1;
  const holders = holdersOf(skills, most, listed);
  const areMany = (await countRows(db, holders, most)) === most;
  return areMany ? thoseMetWith(members, sql`skill_id = any(${skills})${listed}`) : thoseAmong(members, holders);
}

/** The end of a condition on `member_skills`, for one list or for both. */
function skillsOn(kind: SearchPage['kind']): RawBuilder<unknown> {
  return kind === undefined ? sql`` : sql` and kind = ${kind}`;
}

function pageOfMembers(db: Kysely<Database>, { beforeSeq, limit, viewerId }: SearchPage) {
  const all = db.selectFrom('members').select('members.seq').where(isListedMember(viewerId)).orderBy('seq', 'desc');
  const older = beforeSeq === null ? all : all.where('seq', '<', beforeSeq);
  return older.limit(rowCount(limit));
}

type Members = ReturnType<typeof pageOfMembers>;

function thoseNamed(members: Members, text: string): Members {
  return members.where(nameContains(text));
}

function nameContains(text: string): RawBuilder<boolean> {
  // With the C locale the database knows no capitals but English ones, and leaves others in the name as they are.
  const lowered = new Set([text, text.toLowerCase()]);
  const forms = [...lowered].map((form) => sql`members.name_folded like ${containsFolded(form)}`);
  return sql<boolean>`(${sql.join(forms, sql` or `)})`;
}

/** Those with a word in their name or in one of their skills, each of them looked up; with a kind in those skills alone. */
function thoseWith(members: Members, word: string, kind: SearchPage['kind']): Members {
  if (kind !== undefined) return thoseMetWith(members, sql`${isNamed(word)}${skillsOn(kind)}`);
  return members.where(
    sql<boolean>`(${nameContains(word)} or coalesce(
      (select true from member_skills where member_id = members.id and ${isNamed(word)} limit 1), false))`,
  );
}

/** Where many have the skills, each of the newest members is looked up on the way until the page is full. */
function thoseMetWith(members: Members, isMeant: RawBuilder<unknown>): Members {
  // Not "exists", which the planner may turn into a join of all members.
  return members.where(
    sql<boolean>`(select true from member_skills where member_id = members.id and ${isMeant} limit 1)`,
  );
}

/** Whether the skill that a member has is one whose name contains the text. */
function isNamed(text: string): RawBuilder<unknown> {
  return sql`(select name_folded like ${containsFolded(text.toLowerCase())} from skills where id = skill_id)`;
}

/** Where few have them, those few are gathered first. */
function thoseAmong(members: Members, holders: RawBuilder<string>): Members {
  const gathered = sql<string>`(with holders as materialized ${holders} table holders)`;
  return members.where('members.id', 'in', gathered);
}

/** Skills whose name contains the text: all of them, or just more than a few. */
async function findSkillIds(db: Kysely<Database>, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where('name_folded', 'like', containsFolded(text.toLowerCase()))
    .limit(rowCount(fewSkills + 1))
    .execute();
  return rows.map(({ id }) => id);
}

/** Who has the skills on either list, or on the one that is meant: those of one skill after the other, `most` of each, which binds the planner. */
function holdersOf(skills: RawBuilder<unknown>, most: number | null, listed: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(
    select held.member_id from unnest(${skills}) as meant (id) cross join lateral (
      select member_id from member_skills where skill_id = meant.id${listed} limit ${most}::bigint
    ) as held
  )`;
}

/** How many rows there are, without counting on past `most`. The planner would guess, and walk on a wrong guess. */
async function countRows(db: Kysely<Database>, rows: RawBuilder<string>, most: number): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from (select from ${rows} as counted limit ${most}::bigint) as bounded`;
  return (await counted.execute(db)).rows[0]?.count ?? 0;
}

/** Where a page of members by rank begins: after a member of this rank and sequence number. */
export interface RankedPage {
  after: { rank: number; seq: number } | null;
  limit: number;
  /** Null for a visitor. */
  viewerId: string | null;
}

/** Sequence numbers and ranks of members whose name contains each word of the text: 0 where each starts a word of it. */
export function membersNamed(db: Kysely<Database>, text: string, { after, limit, viewerId }: RankedPage) {
  const name = sql`name_folded`;
  const words = wordsOf(text);
  const each = (isMeant: (word: string) => RawBuilder<boolean>) =>
    sql<boolean>`${sql.join(words.map(isMeant), sql` and `)}`;
  const startsWord = each(
    (word) => sql`(${name} like ${startsFolded(word)} or ${name} like ${containsFolded(` ${word}`)})`,
  );
  const contains = each((word) => sql`${name} like ${containsFolded(word)}`);
  const ranked = (rank: number, isMeant: RawBuilder<boolean>) =>
    db
      .selectFrom('members')
      .select(['members.seq', sql<number>`${rank}::int`.as('rank')])
      .where(isMeant)
      .where(isListedMember(viewerId))
      .where(sql<boolean>`(${after?.rank ?? -1}::int, -${after?.seq ?? 0}::bigint) < (${rank}::int, -members.seq)`)
      .orderBy('seq', 'desc')
      .limit(rowCount(limit));
  const others = sql<boolean>`${contains} and not (${startsWord})`;
  return db
    .selectFrom(ranked(0, startsWord).as('starting'))
    .selectAll()
    .unionAll(db.selectFrom(ranked(1, others).as('others')).selectAll());
}

/**
 * Sequence numbers and ranks of all members: 0 for those who teach something and have a photo or words about themselves.
 * The others are read only where these do not fill the page.
 */
export function membersFeatured(db: Kysely<Database>, { after, limit, viewerId }: RankedPage) {
  const isFeatured = sql<boolean>`(members.image_hash is not null or members.about <> '') and coalesce(
    (select true from member_skills where member_id = members.id and kind = 'offered' limit 1), false)`;
  const ranked = (rank: number, isMeant: RawBuilder<boolean>) => {
    const all = db
      .selectFrom('members')
      .select(['members.seq', sql<number>`${rank}::int`.as('rank')])
      .where(isMeant)
      .where(isListedMember(viewerId))
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
