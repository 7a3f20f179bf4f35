import { once } from 'node:events';
import { createServer } from 'node:net';
import { lockDataFolder } from './db/data-lock.ts';
import { findDatabase } from './db/database-folder.ts';
import type { Settings } from './env.ts';
import { explainListen } from './explain-listen.ts';
import { listenableHost } from './listenable-host.ts';

/**
 * Checks early for problems that would stop the server later: a data folder in use, damaged or full,
 * or a port in use. For a start with long work before it listens; the start itself checks again.
 *
 * @returns whether the server will make an embedded database
 * @throws StartError with one line for the operator.
 */
export async function preflight(settings: Settings): Promise<{ isEmpty: boolean }> {
  let isEmpty = false;
  if (settings.databaseUrl === null) {
    const lock = lockDataFolder(settings.dataDir);
    try {
      isEmpty = !findDatabase(settings.dataDir);
    } finally {
      lock.release();
    }
  }
  const probe = createServer();
  probe.listen(settings.port, await listenableHost(settings.host));
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explainListen(error, settings);
  }
  probe.close();
  await once(probe, 'close');
  return { isEmpty };
}
