import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Asks the database nothing but whether it answers: true, or it rejects. */
export async function ping(db: Kysely<Database>): Promise<true> {
  await sql`select 1`.execute(db);
  return true;
}
