import { migrate } from '../../../../apps/server/src/db/migrate.ts';
import type { OpenDatabase } from '../../../../apps/server/src/db/open-database.ts';
import { openPostgresDatabase } from '../../../../apps/server/src/db/open-postgres.ts';
import { fillSearchable } from './fill-searchable.ts';

/** For statements that fill a community. */
const pool = { connections: 4, connectTimeoutMs: 30_000, statementTimeoutMs: 3_600_000 };

/**
 * Opens a PostgreSQL database and fills it with members. One that has members stays as it is, because a million take
 * 25 minutes.
 */
export async function openSearchable(url: string, members: number, now: Date): Promise<OpenDatabase> {
  const database = await openPostgresDatabase(url, pool);
  await migrate(database);
  const member = await database.db.selectFrom('members').select('id').limit(1).executeTakeFirst();
  if (member === undefined) await fillSearchable(database.db, members, now);
  return database;
}
