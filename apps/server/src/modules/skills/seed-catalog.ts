import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { linkSkills } from './link-skills.ts';
import { aliasesOf, readShippedSkills, type ShippedSkill } from './shipped-skills.ts';
import { skillKey } from './skill-key.ts';

/**
 * Adds the shipped skills and aliases in one transaction, unless the database has this version of them. Skills that members
 * added earlier stay; those that are aliases of a shipped skill are linked to it.
 *
 * @returns whether it added anything
 */
export async function seedCatalog(database: Pick<OpenDatabase, 'db' | 'exclusively'>, now: Date): Promise<boolean> {
  const { version, skills } = readShippedSkills();
  const isSeeded = (db: Kysely<Database>) =>
    db.selectFrom('skill_catalog').select('version').where('version', '=', version).executeTakeFirst();
  if (await isSeeded(database.db)) return false;
  return await database.exclusively(async (db) => {
    // Another instance may have added them while this one waited.
    if (await isSeeded(db)) return false;
    await db.transaction().execute(async (trx) => {
      const ids = await insertSkills(trx, skills);
      await replaceAliases(trx, skills, ids);
      await linkAll(trx);
      // The daily job compares them with the new names.
      await trx.updateTable('skills').set({ is_compared: false }).where('is_dormant', '=', false).execute();
      await trx.deleteFrom('skill_catalog').execute();
      await trx.insertInto('skill_catalog').values({ version, seeded_at: now }).execute();
    });
    // Until then statements that are prepared already keep plans for the few names that there were.
    await sql`analyze skills, skill_aliases`.execute(db);
    return true;
  });
}

/** Returns the ids of the shipped skills by name. */
async function insertSkills(db: Kysely<Database>, skills: readonly ShippedSkill[]): Promise<Map<string, string>> {
  const keys = skills.map(({ name }) => skillKey(name));
  const known = await db.selectFrom('skills').select(['id', 'name_key']).where('name_key', 'in', keys).execute();
  const knownIds = new Map(known.map(({ id, name_key }) => [name_key, id]));
  const ids = new Map(skills.map(({ name }) => [name, knownIds.get(skillKey(name)) ?? randomUUID()]));
  const columns = [
    skills.map(({ name }) => ids.get(name)),
    skills.map(({ name }) => name),
    keys,
    skills.map(({ kind }) => kind),
    skills.map(({ parent }) => (parent === null ? null : ids.get(parent))),
  ] as const;
  const [id, name, key, kind, parent] = columns.map((values) => [...values]);
  // Inserts the parent too: a later update would rewrite all index entries.
  await sql`
    insert into skills (id, name, name_key, category, parent_id, is_dormant)
    select id, name, name_key, kind, parent_id, true
    from unnest(${id}::uuid[], ${name}::text[], ${key}::text[], ${kind}::text[], ${parent}::uuid[])
      as shipped (id, name, name_key, kind, parent_id)
    on conflict (name_key) do update set category = excluded.category, parent_id = excluded.parent_id`.execute(db);
  return ids;
}

/** Replaces shipped aliases; those from moderators stay. */
async function replaceAliases(
  db: Kysely<Database>,
  skills: readonly ShippedSkill[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const aliases = aliasesOf(skills);
  const column = (name: 'key' | 'name' | 'locale' | 'source') => aliases.map((alias) => alias[name]);
  await db.deleteFrom('skill_aliases').where('source', '<>', 'merge').execute();
  // Arrays, because parsing the same rows from JSON takes longer than the insert.
  await sql`
    insert into skill_aliases (alias_key, name, skill_id, locale, source)
    select * from unnest(
      ${column('key')}::text[], ${column('name')}::text[], ${aliases.map(({ skill }) => ids.get(skill))}::uuid[],
      ${column('locale')}::text[], ${column('source')}::text[]
    )
    on conflict (alias_key) do nothing`.execute(db);
}

const batch = 2_000;

/** Links members' own skill names that are aliases of another skill. */
async function linkAll(db: Kysely<Database>): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('skills')
      .select(['id', 'name', 'seq'])
      .where('is_dormant', '=', false)
      .where('canonical_id', 'is', null)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(batch)
      .execute();
    await linkSkills(db, rows);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}
