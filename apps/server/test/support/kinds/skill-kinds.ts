import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import type { Parts } from './kind-parts.ts';

/** Stores two skills that look alike; returns their ids. */
export async function insertPair(
  db: Kysely<Database>,
  [first, second]: readonly [string, string] = [randomUUID(), randomUUID()],
): Promise<{ first: string; second: string }> {
  const skill = (id: string, name: string) => ({ id, name, name_key: name.toLowerCase() });
  const [one = first, two = second] = [first, second].sort();
  await db
    .insertInto('skills')
    .values([skill(first, `Weaving ${first}`), skill(second, `Weeving ${second}`)])
    .execute();
  await db.insertInto('skill_pairs').values({ one, two, why: 'spelling', likeness: 70 }).execute();
  return { first, second };
}

/** A merge by `two`, of two other skills. */
export async function insertMerge(db: Kysely<Database>, { id, two, now }: Parts): Promise<string> {
  const { first, second } = await insertPair(db);
  await db.updateTable('skills').set({ is_merged: true, canonical_id: first }).where('id', '=', second).execute();
  const merge = { id, from_id: second, into_id: first, merged_by: two, merged_at: now, reason: '' };
  return (await db.insertInto('skill_merges').values(merge).returning('id').executeTakeFirstOrThrow()).id;
}
