import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { freeBytesAt, leastRoom } from './disk-room.ts';

const mebibyte = 1024 * 1024;

/** Disk space for a new database with some rows, in bytes. */
const firstRoom = leastRoom + 64 * mebibyte;

/** Files of a complete database folder. */
const essentials = ['PG_VERSION', 'global/pg_control'];

/** Returns the embedded database's folder, inside the data folder or where a link in it points. */
export function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'database');
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/**
 * Whether the data folder contains a database. PGlite would create one over anything that lacks a
 * PG_VERSION.
 *
 * @throws StartError for a damaged database, another file in its place, or too little space for a new one.
 */
export function findDatabase(dataDir: string): boolean {
  const folder = databaseFolder(dataDir);
  const names = namesIn(folder);
  if (names.length === 0) {
    requireRoom(dataDir);
    return false;
  }
  const missing = essentials.find((name) => !existsSync(join(folder, name)));
  if (missing === undefined) return true;
  throw new StartError(
    `${folder} holds files, but no whole database: ${missing} is missing. Nothing was changed. ` +
      'Put it back, or set DATA_DIR to an empty folder and restore a backup there.',
  );
}

/**
 * Creates a database under a temporary name first, so that it is never half made. Removes the remains
 * of an earlier attempt. The caller holds the lock of the data folder.
 *
 * @param make fills the folder and closes it
 */
export async function makeDatabase(dataDir: string, make: (folder: string) => Promise<void>): Promise<void> {
  const folder = databaseFolder(dataDir);
  const draft = `${folder}.new`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await make(draft);
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw new StartError(`No database can be made at ${folder}: ${reasonOf(error, dataDir)}`);
  }
}

/** Explains in one line, for the operator, why the database cannot be opened. */
export function explainOpening(error: unknown, dataDir: string): StartError {
  return new StartError(
    `The database at ${databaseFolder(dataDir)} cannot be opened: ${reasonOf(error, dataDir)} ` +
      'If it is damaged, set DATA_DIR to an empty folder and restore a backup there.',
  );
}

function reasonOf(error: unknown, dataDir: string): string {
  if (freeBytesAt(dataDir) < mebibyte) return 'no space is left on the disk.';
  const { message, errno } = error as { message?: string; errno?: number };
  // PGlite's file system throws errors without a message.
  const reason = message?.split('\n')[0] || `the file system answers with error ${errno}`;
  return reason.endsWith('.') ? reason : `${reason}.`;
}

function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder);
    accessSync(folder, constants.W_OK);
    return names;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Not a dangling link.
    if (code === 'ENOENT' && lstatSync(folder, { throwIfNoEntry: false }) === undefined) return [];
    throw new StartError(`${folder} cannot be used: ${message}`);
  }
}

function requireRoom(dataDir: string): void {
  const free = freeBytesAt(dataDir);
  if (free >= firstRoom) return;
  throw new StartError(
    `DATA_DIR ${dataDir} has ${Math.floor(free / mebibyte)} MiB of room, and a new database takes ` +
      `${firstRoom / mebibyte} MiB. Make room, or set DATA_DIR to a folder on another disk.`,
  );
}
