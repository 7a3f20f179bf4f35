import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface MakerRow {
  id: string;
  name: string;
  image_hash: string | null;
}

/** Returns those of the members who are still here. */
export async function findMakers(db: Kysely<Database>, memberIds: readonly string[]): Promise<MakerRow[]> {
  if (memberIds.length === 0) return [];
  return await db
    .selectFrom('members')
    .select(['id', 'name', 'image_hash'])
    .where('id', 'in', memberIds)
    .where('leaving_at', 'is', null)
    .execute();
}
