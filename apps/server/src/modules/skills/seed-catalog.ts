import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { linkSkills } from './link-skills.ts';
import { aliasesOf, readShippedSkills, type ShippedSkill } from './shipped-skills.ts';
import { skillKey } from './skill-key.ts';

/**
 * Adds the skills and names that come with the server, where the database does not have this version of them: all or
 * nothing. Skills that members added before stay as they are; what is another name for one is joined to it.
 *
 * @returns whether it added anything.
 */
export async function seedCatalog(database: Pick<OpenDatabase, 'db' | 'exclusively'>, now: Date): Promise<boolean> {
  const { version, skills } = readShippedSkills();
  const isSeeded = (db: Kysely<Database>) =>
    db.selectFrom('skill_catalog').select('version').where('version', '=', version).executeTakeFirst();
  if (await isSeeded(database.db)) return false;
  return await database.exclusively(async (db) => {
    // Another instance may have done it while this one waited.
    if (await isSeeded(db)) return false;
    await db.transaction().execute(async (trx) => {
      await insertSkills(trx, skills);
      await replaceAliases(trx, skills);
      await linkAll(trx);
      await trx.deleteFrom('skill_catalog').execute();
      await trx.insertInto('skill_catalog').values({ version, seeded_at: now }).execute();
    });
    return true;
  });
}

async function insertSkills(db: Kysely<Database>, skills: readonly ShippedSkill[]): Promise<void> {
  const rows = skills.map(({ name, kind, parent }) => ({
    name,
    name_key: skillKey(name),
    kind,
    parent_key: parent === null ? null : skillKey(parent),
  }));
  await sql`
    insert into skills (name, name_key, kind, is_dormant)
    select name, name_key, kind, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped (name text, name_key text, kind text)
    on conflict (name_key) do update set kind = excluded.kind`.execute(db);
  await sql`
    update skills set parent_id = parent.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped (name_key text, parent_key text)
    join skills as parent on parent.name_key = shipped.parent_key
    where skills.name_key = shipped.name_key and skills.parent_id is distinct from parent.id`.execute(db);
}

/** Names that moderators added stay. */
async function replaceAliases(db: Kysely<Database>, skills: readonly ShippedSkill[]): Promise<void> {
  const rows = aliasesOf(skills).map(({ skill, ...alias }) => ({ ...alias, name_key: skillKey(skill) }));
  await db.deleteFrom('skill_aliases').where('source', '<>', 'merge').execute();
  await sql`
    insert into skill_aliases (alias_key, name, skill_id, locale, source)
    select key, shipped.name, skills.id, locale, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as shipped (key text, name text, name_key text, locale text, source text)
    join skills using (name_key)
    on conflict (alias_key) do nothing`.execute(db);
}

const batch = 2_000;

/** Joins members' own names of skills to the skills that they are names of. */
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
