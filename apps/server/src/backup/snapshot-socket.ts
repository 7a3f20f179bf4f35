import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { OpenDatabase } from '../db/open-database.ts';
import { BackupError } from './backup-format.ts';
import { takeSnapshot } from './snapshot.ts';

const path = '/snapshot';

type Answer = { folder: string } | { message: string };

const socketName = 'control.sock';

/** The longest path of a socket in bytes: 107 on Linux, less on other systems. */
const longestPath = 100;

/**
 * Opens the data folder and returns the path of the socket in it, which only the folder's owner may open. Linux reaches a
 * folder with a longer path through the open folder.
 */
async function socketFile(dataDir: string): Promise<{ file: string; close(): Promise<void> }> {
  const file = join(dataDir, socketName);
  if (Buffer.byteLength(file) <= longestPath) return { file, close: async () => {} };
  if (process.platform !== 'linux') {
    throw new Error(`the path of DATA_DIR is too long for a socket: use one of ${longestPath - 13} bytes or fewer`);
  }
  const folder = await open(dataDir);
  return { file: `/proc/self/fd/${folder.fd}/${socketName}`, close: () => folder.close() };
}

/**
 * Lets `npm run db -- backup` on this machine request a copy of the running server's database. The
 * caller holds the lock of the data folder.
 *
 * @throws Error when the socket cannot be opened.
 */
export async function serveSnapshots(
  database: Pick<OpenDatabase, 'exclusively'>,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  const { file, close } = await socketFile(dataDir);
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
  try {
    // Left behind by a process that was killed.
    rmSync(file, { force: true });
    server.listen(file);
    await once(server, 'listening');
    chmodSync(file, 0o600);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // The files may not change under a copy.
      await Promise.allSettled(copying);
      server.closeAllConnections();
      await closed;
      await close();
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
  const socket = await socketFile(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new BackupError(`The server made no copy of its database: ${error.message}`);
  });
  if (socket === null) return null;
  const call = request({ socketPath: socket.file, path, method: 'POST', agent: false });
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
  } finally {
    await socket.close();
  }
}
