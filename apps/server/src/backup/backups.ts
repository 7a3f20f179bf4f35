import { type FileHandle, open, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex, pipeline, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { databaseFolder } from '../db/database-folder.ts';
import { freeBytesAt, leastRoom } from '../db/disk-room.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { DatabaseSettings } from '../env.ts';
import { lastTime } from '../zones.ts';
import {
  type BackupFailure,
  backupFile,
  backupFolder,
  cleanBackupFolder,
  type FolderBackup,
  forgetUnfinished,
  isBackupId,
  listBackups,
  makeBackupFolder,
  newBackup,
  noteUnfinished,
  readUnfinished,
  removeOldBackups,
} from './backup-folder.ts';
import { listFolder } from './copy-files.ts';
import { createDownloadLinks, type DownloadLinks } from './download-links.ts';
import { encryptedSize, encrypting, isEncrypted } from './encryption.ts';
import { takeSnapshot } from './snapshot.ts';
import { writeInProcess } from './write-in-process.ts';

/** Why no backup is begun. */
export type Refusal =
  | { code: 'elsewhere' }
  | { code: 'running' }
  | { code: 'no_room' /** Free bytes that it takes, and that there are. */; needed: number; free: number };

/** An open backup, to download. */
export interface OpenBackup {
  startedAt: Date;
  isEncrypted: boolean;
  /** The size of what `read` yields. */
  size: number;
  /** Streams the file; the stream closes it, whole or cut off. */
  read(): Readable;
  close(): Promise<void>;
}

/** The backups of the embedded database in its data folder. One is made at a time. */
export interface Backups {
  /** Latest first: those that are done, and the last one if it runs or has failed. */
  list(): Promise<FolderBackup[]>;
  /**
   * Begins a backup, which goes on after the call.
   *
   * @param madeBy the operator who asks for it; null for a daily one
   */
  begin(madeBy: string | null): Promise<FolderBackup | Refusal>;
  /** Begins a daily one if none was made since the last quiet hour. */
  beginDaily(): Promise<void>;
  /** Whether the last one that is done, or else the database, is older than this. False if backups are made elsewhere. */
  isOlderThan(ms: number): Promise<boolean>;
  /** Opens one that is done, encrypted with a passphrase if there is one; null if there is none of this id. */
  open(id: string, passphrase: string | null): Promise<OpenBackup | null>;
  /** Removes one that is done, or the note of one that failed. False if there is none of this id. */
  remove(id: string): Promise<boolean>;
  /** Links to those that are done. */
  links: DownloadLinks;
  /** Resolves once none is being made. */
  settled(): Promise<void>;
  /** Removes what a killed server has left. */
  clean(): Promise<void>;
  /** Stops the one that is being made. */
  close(): Promise<void>;
}

export interface BackupsOptions {
  database: Pick<OpenDatabase, 'exclusively'>;
  settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl' | 'backupPassphrase'>;
  /** How many stay. */
  kept: () => number;
  /** The community's, for its nights. */
  timeZone: () => string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  freeBytes?: (folder: string) => number;
}

/** The hour of the community's day from which a daily backup is due. */
const quietHour = 3;

/** Creates the backups of a server. With PostgreSQL there are none: `pg_dump` makes them where the database is. */
export function createBackups(options: BackupsOptions): Backups {
  const { database, settings, kept, timeZone, clock, log, freeBytes = freeBytesAt } = options;
  const { dataDir, databaseUrl, backupPassphrase } = settings;
  const folder = backupFolder(dataDir);
  const stopping = new AbortController();
  let running: FolderBackup | null = null;
  let failed: FolderBackup | null = null;
  let work: Promise<void> = Promise.resolve();

  /** Returns a refusal if the copy of the database and twice the last backup do not fit. */
  const findRefusal = async (): Promise<Refusal | null> => {
    const [last] = await listBackups(folder);
    const { files } = await listFolder(databaseFolder(dataDir)).catch(() => ({ files: [] }));
    const copied = files.reduce((sum, { size }) => sum + size, leastRoom);
    const needed = copied + 2 * (last?.bytes ?? 0);
    const free = freeBytes(dataDir);
    return free < needed ? { code: 'no_room', needed, free } : null;
  };

  const fail = async (backup: FolderBackup, failure: BackupFailure) => {
    const noted: FolderBackup = { ...backup, state: 'failed', failure };
    failed = noted;
    // On a full disk the note of the start is still there.
    await noteUnfinished(folder, noted).catch(() => {});
  };

  const make = async (backup: FolderBackup) => {
    const copy = await takeSnapshot(database, dataDir, folder);
    try {
      const file = backupFile(folder, backup.id);
      const createdAt = backup.startedAt.toISOString();
      await writeInProcess({ copy, file, createdAt, passphrase: backupPassphrase }, stopping.signal);
    } finally {
      await cleanBackupFolder(folder);
    }
    failed = null;
    await forgetUnfinished(folder);
    await removeOldBackups(folder, kept());
    log.info({ backup: backup.id }, 'backup made');
  };

  const run = async (backup: FolderBackup) => {
    try {
      await make(backup);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error, backup: backup.id }, 'no backup was made');
      const { code = '' } = error as NodeJS.ErrnoException;
      const isFull = ['ENOSPC', 'EDQUOT'].includes(code) || freeBytes(dataDir) < leastRoom;
      await fail(backup, isFull ? 'no_room' : 'failed');
    } finally {
      running = null;
    }
  };

  const begin = async (madeBy: string | null): Promise<FolderBackup | Refusal> => {
    if (databaseUrl !== null) return { code: 'elsewhere' };
    if (running !== null || stopping.signal.aborted) return { code: 'running' };
    const backup = newBackup(clock(), madeBy);
    // Before anything is waited for: of two calls at once one begins.
    running = backup;
    try {
      const refusal = await findRefusal();
      if (refusal !== null) {
        running = null;
        // Nobody is there to read the answer to a daily one.
        if (madeBy === null) await fail(backup, 'no_room');
        return refusal;
      }
      await makeBackupFolder(folder);
      await noteUnfinished(folder, backup);
    } catch (error) {
      running = null;
      throw error;
    }
    work = run(backup);
    return backup;
  };

  const lastDone = async (): Promise<Date | null> => (await listBackups(folder))[0]?.startedAt ?? null;

  /** When the last backup that is done was begun; else when the database was made, which no later start changes. */
  const safeSince = async (): Promise<Date | null> =>
    (await lastDone()) ??
    (await stat(join(databaseFolder(dataDir), 'PG_VERSION')).then(
      ({ mtime }) => mtime,
      () => null,
    ));

  return {
    list: async () => {
      if (databaseUrl !== null) return [];
      const current = running ?? failed;
      return [...(current === null ? [] : [current]), ...(await listBackups(folder))];
    },
    begin,
    beginDaily: async () => {
      const since = databaseUrl === null ? await safeSince() : null;
      if (since !== null && since.getTime() < lastTime(clock().getTime(), timeZone(), { hour: quietHour }))
        await begin(null);
    },
    isOlderThan: async (ms) => {
      const since = databaseUrl === null ? await safeSince() : null;
      return since !== null && since.getTime() < clock().getTime() - ms;
    },
    open: async (id, passphrase) => {
      const done = databaseUrl === null ? (await listBackups(folder)).find((backup) => backup.id === id) : undefined;
      const file = backupFile(folder, id);
      const handle = done === undefined ? null : await open(file).catch(() => null);
      if (done === undefined || handle === null) return null;
      return openedFrom(handle, done.startedAt, { isEncrypted: await isEncrypted(file), passphrase });
    },
    remove: async (id) => {
      if (databaseUrl !== null || !isBackupId(id) || running?.id === id) return false;
      if (failed?.id === id) {
        failed = null;
        await forgetUnfinished(folder);
        return true;
      }
      // Of calls at the same moment, `rm` lets all succeed.
      return await unlink(backupFile(folder, id)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
    },
    links: createDownloadLinks(clock),
    settled: () => work,
    clean: async () => {
      if (databaseUrl !== null) return;
      await cleanBackupFolder(folder);
      failed = await readUnfinished(folder);
      const isDone = (await listBackups(folder)).some(({ id }) => id === failed?.id);
      if (!isDone) return;
      // Its server was killed right after.
      failed = null;
      await forgetUnfinished(folder);
    },
    close: async () => {
      stopping.abort();
      await work;
    },
  };
}

async function openedFrom(
  handle: FileHandle,
  startedAt: Date,
  { isEncrypted, passphrase }: { isEncrypted: boolean; passphrase: string | null },
): Promise<OpenBackup> {
  const { size } = await handle.stat();
  return {
    startedAt,
    isEncrypted,
    size: passphrase === null ? size : encryptedSize(size),
    read: () => {
      const file = handle.createReadStream();
      // Whichever end is cut off, the file is closed; the response reports the error.
      return passphrase === null ? file : pipeline(file, Duplex.from(encrypting(passphrase)), () => {});
    },
    close: () => handle.close(),
  };
}
