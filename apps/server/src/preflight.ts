import { once } from 'node:events';
import { createServer } from 'node:net';
import { lockDataFolder } from './db/data-lock.ts';
import { findDatabase } from './db/database-folder.ts';
import type { Settings } from './env.ts';
import { explainListen } from './explain-listen.ts';

/**
 * Finds out at once what would stop the server later: a data folder in use, damaged or full, a port in use. For a start that has long
 * work to do before it listens; the start itself makes sure again.
 *
 * @throws StartError with one line for the person at the terminal.
 */
export async function preflight(settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) {
    const lock = lockDataFolder(settings.dataDir);
    try {
      findDatabase(settings.dataDir);
    } finally {
      lock.release();
    }
  }
  const probe = createServer();
  probe.listen(settings.port, settings.host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explainListen(error, settings);
  }
  probe.close();
  await once(probe, 'close');
}
