import type { DatabaseSettings } from '../env.ts';
import { lockDataFolder } from './data-lock.ts';
import { databaseFolder, explainOpening, findDatabase, makeDatabase } from './database-folder.ts';
import { createEmbeddedDatabase, type OpenDatabase, openEmbeddedDatabase } from './open-database.ts';
import { openPostgresDatabase } from './open-postgres.ts';

/**
 * Opens the configured database. The embedded one locks its folder until it is closed.
 *
 * @param make fills the empty folder of a new embedded database and closes it
 * @throws StartError with one line: a locked, damaged or full folder, or an unreachable server.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  make: (folder: string) => Promise<void> = createEmbeddedDatabase,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) return await openPostgresDatabase(settings.databaseUrl, settings.pool);
  const lock = lockDataFolder(settings.dataDir);
  try {
    if (!findDatabase(settings.dataDir)) await makeDatabase(settings.dataDir, make);
    const database = await openEmbeddedDatabase(databaseFolder(settings.dataDir), {
      queueTimeoutMs: settings.pool.connectTimeoutMs,
    }).catch((error: unknown) => {
      throw explainOpening(error, settings.dataDir);
    });
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
