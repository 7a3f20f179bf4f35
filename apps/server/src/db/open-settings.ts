import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSettings } from '../env.ts';
import { lockDataFolder } from './data-lock.ts';
import { type OpenDatabase, openEmbeddedDatabase } from './open-database.ts';
import { openPostgresDatabase } from './open-postgres.ts';

/**
 * Opens the database that the settings name. The embedded one comes with its folder's lock, which closing gives back.
 *
 * @throws StartError with one line: a locked folder, a server that cannot be reached.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) return await openPostgresDatabase(settings.databaseUrl, settings.pool);
  const lock = lockDataFolder(settings.dataDir);
  try {
    const folder = join(settings.dataDir, 'database');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const database = await openEmbeddedDatabase(folder, { queueTimeoutMs: settings.pool.connectTimeoutMs });
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
