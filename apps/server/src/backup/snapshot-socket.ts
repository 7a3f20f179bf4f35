import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { OpenDatabase } from '../db/open-database.ts';
import { BackupError } from './backup-format.ts';
import { takeSnapshot } from './snapshot.ts';

const path = '/snapshot';

type Answer = { folder: string } | { message: string };

/** Returns the socket's path in the data folder. Only the folder's owner may open it. */
function socketFile(dataDir: string): string {
  return join(dataDir, 'control.sock');
}

/**
 * Lets `npm run db -- backup` on this machine request a copy of the running server's database. The
 * caller holds the lock of the data folder.
 *
 * @throws Error when the socket cannot be opened, for example when its path exceeds a hundred characters.
 */
export async function serveSnapshots(
  database: Pick<OpenDatabase, 'exclusively'>,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  const file = socketFile(dataDir);
  const copying = new Set<Promise<void>>();
  const server = createServer((call, response) => {
    const answer = (status: number, body: Answer) => response.writeHead(status).end(JSON.stringify(body));
    if (call.method !== 'POST' || call.url !== path) return void answer(404, { message: 'There is no such thing.' });
    const copied = takeSnapshot(database, dataDir)
      .then(
        // The server removes the copy of a caller that has disconnected.
        async (folder) => {
          if (call.socket.destroyed) await rm(folder, { recursive: true });
          else answer(200, { folder });
        },
        (error: Error) => void answer(500, { message: error.message }),
      )
      .then(() => void copying.delete(copied));
    copying.add(copied);
  });
  // Left behind by a process that was killed.
  rmSync(file, { force: true });
  server.listen(file);
  await once(server, 'listening');
  chmodSync(file, 0o600);
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // The files may not change under a copy.
      await Promise.allSettled(copying);
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Requests a copy of its database from the server of this data folder.
 *
 * @returns the copy's folder, which the caller removes; null when no server listens
 * @throws BackupError with the reason why there is no copy.
 */
export async function requestSnapshot(dataDir: string): Promise<string | null> {
  const call = request({ socketPath: socketFile(dataDir), path, method: 'POST', agent: false });
  call.end();
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const answer = (await json(response)) as Answer;
    if ('folder' in answer) return answer.folder;
    throw new BackupError(`The server made no copy of its database: ${answer.message}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK') return null;
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The server made no copy of its database: ${message}`);
  }
}
