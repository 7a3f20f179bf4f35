import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEncrypted } from './encryption.ts';

/** Why a backup was not made. */
export type BackupFailure = 'interrupted' | 'no_room' | 'failed';

/** A backup of the folder, or one that is being made or was not. */
export interface FolderBackup {
  /** Its name: when it was begun, and who asked for it. */
  id: string;
  startedAt: Date;
  /** The operator who asked for it; null for a daily one. */
  madeBy: string | null;
  state: 'running' | 'failed' | 'done';
  failure?: BackupFailure;
  /** Of those that are done. */
  bytes?: number;
  isEncrypted?: boolean;
}

const ending = '.backup';
const pattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(daily|[\da-f-]{36})$/;

/** The note of a backup that has begun and is not done: one that a killed server was making is known by it. */
const noteName = 'unfinished.json';

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');
export const backupFile = (folder: string, id: string) => join(folder, `${id}${ending}`);

export function newBackup(startedAt: Date, madeBy: string | null): FolderBackup {
  const id = `${startedAt.toISOString().replaceAll(':', '-')}-${madeBy ?? 'daily'}`;
  return { id, startedAt, madeBy, state: 'running' };
}

/** Returns the parts of an id; null for a text that is none, so that no path of another file comes of it. */
function readId(id: string): Pick<FolderBackup, 'id' | 'startedAt' | 'madeBy'> | null {
  const [, day, hour, minute, second, by = ''] = pattern.exec(id) ?? [];
  const startedAt = new Date(`${day}T${hour}:${minute}:${second}`);
  if (day === undefined || Number.isNaN(startedAt.getTime())) return null;
  return { id, startedAt, madeBy: by === 'daily' ? null : by };
}

export const isBackupId = (id: string) => readId(id) !== null;

/** Makes the folder in the data folder, which must exist. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Returns the whole backups, latest first. A name is complete only when its file is. */
export async function listBackups(folder: string): Promise<FolderBackup[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith(ending));
  const found = names.map(async (name) => {
    const read = readId(name.slice(0, -ending.length));
    const file = join(folder, name);
    const stats = read === null ? undefined : await stat(file).catch(() => undefined);
    if (read === null || stats === undefined) return [];
    return [{ ...read, state: 'done' as const, bytes: stats.size, isEncrypted: await isEncrypted(file) }];
  });
  return (await Promise.all(found)).flat().toSorted((one, other) => +other.startedAt - +one.startedAt);
}

/** Removes what a killed server has left: drafts and copies of the database. Backups of other names are not ours. */
export async function cleanBackupFolder(folder: string): Promise<void> {
  const left = (await namesIn(folder)).filter((name) => name.endsWith('.part') || name.startsWith('snapshot-'));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

/** Removes all but the newest backups. */
export async function removeOldBackups(folder: string, kept: number): Promise<void> {
  const old = (await listBackups(folder)).slice(kept);
  for (const { id } of old) await rm(backupFile(folder, id), { force: true });
}

/** Notes a backup that is not done, for the next start. */
export async function noteUnfinished(folder: string, { id, failure }: FolderBackup): Promise<void> {
  const draft = join(folder, `${noteName}.part`);
  await writeFile(draft, JSON.stringify({ id, failure: failure ?? 'interrupted' }), { mode: 0o600 });
  await rename(draft, join(folder, noteName));
}

export const forgetUnfinished = (folder: string) => rm(join(folder, noteName), { force: true });

/** Returns the last backup if it was not done. */
export async function readUnfinished(folder: string): Promise<FolderBackup | null> {
  const text = await readFile(join(folder, noteName), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { id, failure } = JSON.parse(text) as { id: string; failure: BackupFailure };
    const read = readId(id);
    return read === null ? null : { ...read, state: 'failed', failure };
  } catch {
    return null;
  }
}
