import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Which of these sessions still stand at `now`. */
export async function findStandingSessions(
  db: Kysely<Database>,
  ids: string[],
  now: Date,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('auth_sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.id));
}
