import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsOneOrTwoWords, pattern, startsWithText, startsWord } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { hasTwoHolders } from './count-holders.ts';
import { linkSkills } from './link-skills.ts';
import { queueLookAlikes } from './look-alikes.ts';
import { skillKey } from './skill-key.ts';

export interface SkillRow {
  id: string;
  name: string;
  description: string;
  image_hash: string | null;
  kind: string | null;
  /** The name of the broader skill. */
  parent: string | null;
}

const columns = [
  'id',
  'name',
  'description',
  'image_hash',
  'category as kind',
  sql<string | null>`(
    select parent.name from skills as parent
    where parent.id = skills.parent_id and (not parent.is_merged or parent.canonical_id is not null))`.as('parent'),
] as const;

/** The names of `columns`, to select them from a subquery. */
const selected = ['id', 'name', 'description', 'image_hash', 'kind', 'parent'] as const;

/**
 * Finds skills whose name contains the key, ignoring accents. Order: equal names, names that start with it, names with a word
 * that starts with it, others; shorter names first. An index gives the first two groups in this order, so the slower query
 * for the others runs only if these are too few.
 */
export async function findSkillsContaining(db: Kysely<Database>, key: string, limit: number): Promise<SkillRow[]> {
  return await skillsContaining(db, key, limit).execute();
}

/** Selects the same skills, as a part of a statement. */
export function skillsContaining(db: Kysely<Database>, key: string, limit: number) {
  const isNamed = sql<boolean>`name_key = ${key}`;
  const name = sql.ref('name_folded');
  const starts = startsWithText(name, key);
  const best = (rank: RawBuilder<number>) =>
    db
      .selectFrom('skills')
      .select([...columns, 'name_key', rank.as('rank')])
      .where('is_merged', '=', false)
      .orderBy('rank')
      .orderBy(sql`length(name_key)`)
      .orderBy('name_key')
      .limit(rowCount(limit));
  return db
    .with('named', () => best(sql`0`).where(isNamed))
    .with('starting', () => best(sql`1`).where(starts).where(sql<boolean>`not ${isNamed}`))
    .with('others', () =>
      best(sql`case when ${startsWord(name, key)} then 2 else 3 end`)
        .where(sql<boolean>`(select count(*) from starting) < ${rowCount(limit)}`)
        .where(containsOneOrTwoWords(name, key))
        .where(sql<boolean>`not ${starts}`),
    )
    .selectFrom(({ selectFrom }) =>
      selectFrom('named')
        .selectAll()
        .unionAll(selectFrom('starting').selectAll())
        .unionAll(selectFrom('others').selectAll())
        .as('found'),
    )
    .select(selected)
    .orderBy('rank')
    .orderBy(sql`length(name_key)`)
    .orderBy('name_key')
    .limit(rowCount(limit));
}

/** Finds skills by id, in no particular order, without hidden ones. */
export async function findSkillRows(db: Kysely<Database>, ids: string[]): Promise<SkillRow[]> {
  if (ids.length === 0) return [];
  return await db.selectFrom('skills').select(columns).where('id', 'in', ids).where('is_merged', '=', false).execute();
}

/** Finds skills with an alias that starts with the key, and that alias; shorter ones first. */
export async function findSkillsByAliasStart(
  db: Kysely<Database>,
  key: string,
  limit: number,
): Promise<{ id: string; matched: string }[]> {
  const { rows } = await sql<{ id: string; matched: string }>`
    select coalesce(canonical_id, id) as id, alias.name as matched
    from skill_aliases as alias join skills on id = skill_id
    where alias_key like ${pattern(`${key}%`)}
    order by length(alias_key), alias_key limit ${rowCount(limit)}`.execute(db);
  return rows;
}

/** Finds skills whose name is spelled like the key, closest first. */
export async function findSkillsLike(db: Kysely<Database>, key: string, limit: number): Promise<SkillRow[]> {
  return await db
    .selectFrom('skills')
    .select(columns)
    .where('is_merged', '=', false)
    .where(sql<boolean>`name_key % ${key}`)
    .orderBy(sql`name_key <-> ${key}`)
    .orderBy('name_key')
    .limit(rowCount(limit))
    .execute();
}

/** Returns skills that two members have or that were approved: newest or most used first. */
export async function findTopSkills(
  db: Kysely<Database>,
  limit: number,
  order: 'newest' | 'used',
): Promise<SkillRow[]> {
  // Two conditions in this form match the partial indexes.
  let query = db.selectFrom('skills').select(columns).where(sql<boolean>`is_approved or is_shared`);
  query = query.where('is_merged', '=', false).where(sql<boolean>`(is_approved or ${hasTwoHolders})`);
  if (order === 'used') query = query.orderBy('holders', 'desc');
  return await query.orderBy('seq', 'desc').limit(rowCount(limit)).execute();
}

export interface NewSkill {
  name: string;
  name_key: string;
  description: string;
  image_hash: string | null;
  created_by: string;
  created_at: Date;
}

/**
 * Inserts a skill, or claims a shipped one that no member has named yet. `hidden` is another name of a hidden skill, `taken` an
 * existing one.
 */
export async function insertSkill(db: Kysely<Database>, skill: NewSkill): Promise<'added' | 'hidden' | 'taken'> {
  const row = await db
    .insertInto('skills')
    .values(skill)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (row === undefined) {
    const { name_key, name: _shipped, ...by } = skill;
    return (await awakenSkills(db, [name_key], by)) === 1 ? 'added' : 'taken';
  }
  if (await linkSkills(db, [row])) return 'hidden';
  await queueLookAlikes(db, [row]);
  return 'added';
}

/** Adds the skills that the catalog lacks. */
export async function insertMissingSkills(
  db: Kysely<Database>,
  names: string[],
  createdBy: string,
  now: Date,
): Promise<void> {
  const rows = names.map((name) => ({
    name,
    name_key: skillKey(name),
    created_by: createdBy,
    created_at: now,
  }));
  const added = await db
    .insertInto('skills')
    .values(rows)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(['id', 'name'])
    .execute();
  await linkSkills(db, added);
  await queueLookAlikes(db, added);
}

export interface KnownSkill {
  id: string;
  name_key: string;
  is_dormant: boolean;
  /** The skill of which this one is another name; its own id for others. */
  root_id: string;
  /** Moderators have hidden it, under all its names. */
  is_hidden: boolean;
}

/** Whether a row of `skills` is a hidden skill, or another name of one. */
const isHidden = sql<boolean>`exists (
  select from skills as root where root.id = coalesce(skills.canonical_id, skills.id) and root.is_merged)`;

/** The id to store for a skill: that of the skill it was merged into, if any. */
const writtenFor = sql<string>`case when skills.is_merged then coalesce(skills.canonical_id, skills.id) else skills.id end`;

/** Finds skills by at least one key (see `skillKey`), and prevents their merge until the end of a transaction. */
export async function findKnownSkills(db: Kysely<Database>, keys: string[]): Promise<KnownSkill[]> {
  return await db
    .selectFrom('skills')
    .select([writtenFor.as('id'), 'name_key', 'is_dormant'])
    .select([sql<string>`coalesce(canonical_id, id)`.as('root_id'), isHidden.as('is_hidden')])
    .where('name_key', 'in', keys)
    .orderBy('name_key')
    .forKeyShare()
    .execute();
}

/** What a member adds to a shipped skill; undefined fields stay as they are. */
export interface Awakening {
  created_by: string;
  created_at: Date;
  description?: string;
  image_hash?: string | null;
}

/**
 * Claims shipped skills for the first member who names them, so that lists show them as new. Locks rows in a fixed order to
 * avoid deadlocks.
 *
 * @returns how many were unclaimed until now
 */
export async function awakenSkills(db: Kysely<Database>, keys: string[], by: Awakening): Promise<number> {
  const rows = await db
    .with('locked', (qb) =>
      qb
        .selectFrom('skills')
        .select('id')
        .where('name_key', 'in', keys)
        .where('is_dormant', '=', true)
        .orderBy('name_key')
        .forNoKeyUpdate(),
    )
    .updateTable('skills')
    .set({ ...by, is_dormant: false, seq: sql`default` })
    .where('id', 'in', (eb) => eb.selectFrom('locked').select('id'))
    .where('is_dormant', '=', true)
    .returning('id')
    .execute();
  return rows.length;
}

/** Returns the id of a skill, or of the skill it was merged into; not of a hidden one. Pass a well-formed id: see `parseId`. */
export async function findSkillId(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const skill = db
    .selectFrom('skills')
    .select(writtenFor.as('id'))
    .where('id', '=', id)
    .where(sql<boolean>`not ${isHidden}`);
  return (await skill.executeTakeFirst())?.id;
}
