import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Links that hosts add once an event is over; null without. */
export interface MaterialRow {
  recording: string | null;
  slides: string | null;
}

export async function findMaterials(db: Kysely<Database>, eventId: string): Promise<MaterialRow> {
  const event = db.selectFrom('events').select(['recording', 'slides']).where('id', '=', eventId);
  return await event.executeTakeFirstOrThrow();
}

/** Stores the links of an event that the caller has locked. */
export async function saveMaterials(trx: Transaction<Database>, eventId: string, links: MaterialRow): Promise<void> {
  await trx.updateTable('events').set(links).where('id', '=', eventId).execute();
}
