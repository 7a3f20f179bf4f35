import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { databaseFolder } from '../db/database-folder.ts';
import { freeBytesAt, leastRoom } from '../db/disk-room.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { BackupError } from './backup-format.ts';
import { copyFiles, type File, listFolder } from './copy-files.ts';

const prefix = 'snapshot-';
const dayMs = 24 * 60 * 60 * 1000;

/** The coarsest resolution of file times. */
const coarsestMs = 2_000;

/** Matches segments of the write-ahead log. */
const logFile = /^pg_wal[\\/]([\dA-F]{24})$/;

/**
 * Copies the files of this process's embedded database in the state between two statements.
 *
 * Requests wait only while files that changed during the first copy are copied again. The caller does all slower work.
 *
 * @param parent the folder for the copy, by default the one of the database, where a file system may clone files
 * @returns the new folder; the caller removes it
 */
export async function takeSnapshot(
  database: Pick<OpenDatabase, 'exclusively'>,
  dataDir: string,
  parent = dirname(databaseFolder(dataDir)),
): Promise<string> {
  const folder = databaseFolder(dataDir);
  await removeOldSnapshots(parent);
  // Flush most of the memory now, so that requests wait only for the rest.
  await database.exclusively((db) => sql`checkpoint`.execute(db));
  const { folders, files } = await listFolder(folder);
  const first = files.filter(({ path }) => !logFile.test(path));
  requireRoom(folder, first);
  const copy = await mkdtemp(join(parent, prefix));
  try {
    // Measured by the file system's clock, which also dates the files.
    const begunMs = (await stat(copy)).mtimeMs;
    await copyFiles(folder, copy, folders, first);
    await database.exclusively(async (db) => {
      const isOfLog = await finishLog(db);
      const now = await listFolder(folder);
      const changed = now.files.filter(({ path, modifiedMs }) => {
        const name = logFile.exec(path)?.[1];
        return name === undefined ? modifiedMs > begunMs - coarsestMs : isOfLog(name);
      });
      await copyFiles(folder, copy, now.folders, changed);
    });
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Flushes the memory to the files. Returns a test for the log segments that are still needed. */
async function finishLog(db: Kysely<Database>): Promise<(name: string) => boolean> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ first: string; last: string }>`
    select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_lsn()) as last
    from pg_control_checkpoint()`.execute(db);
  const [log] = rows;
  return (name) => log !== undefined && name >= log.first && name <= log.last;
}

/** Removes files of backups that were interrupted. */
async function removeOldSnapshots(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const left = join(parent, name);
    if (Date.now() - (await stat(left)).mtimeMs > dayMs) await rm(left, { recursive: true, force: true });
  }
}

function requireRoom(folder: string, files: File[]): void {
  const needed = files.reduce((sum, { size }) => sum + size, leastRoom);
  const free = freeBytesAt(folder);
  if (free >= needed) return;
  const mebibytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  throw new BackupError(
    `A backup beside a running server takes ${mebibytes(needed)} MiB of room where the database is, and there are ` +
      `${mebibytes(free)}. Make room, or stop the server for the backup.`,
  );
}
