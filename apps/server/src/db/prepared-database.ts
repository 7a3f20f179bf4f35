import { createHash } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockDataFolder } from './data-lock.ts';
import { createEmbeddedDatabase, type OpenDatabase, openEmbeddedDatabase } from './open-database.ts';

/** Where the build puts databases. */
const preparedFolder = resolve(import.meta.dirname, '../../dist/database');

const migrations = join(import.meta.dirname, 'migrations');
const sources = [
  ...readdirSync(migrations).map((name) => join(migrations, name)),
  resolve(import.meta.dirname, '../modules/skills/shipped-skills.txt'),
  // The versions of PostgreSQL and of the job queues.
  resolve(import.meta.dirname, '../../../../package-lock.json'),
];

/** Names the database that is made from exactly these sources. */
function nameOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sources) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes an empty database with what `fill` puts into it, unless the folder has one of the same sources. Removes those of
 * earlier sources.
 *
 * @throws DataFolderLockedError while another process makes it.
 */
export async function prepareDatabase(
  fill: (database: OpenDatabase) => Promise<void>,
  folder = preparedFolder,
): Promise<void> {
  const made = nameOfSources();
  if (existsSync(join(folder, made))) return;
  mkdirSync(folder, { recursive: true });
  const lock = lockDataFolder(folder);
  try {
    const draft = join(folder, 'draft');
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    await createEmbeddedDatabase(draft);
    const database = await openEmbeddedDatabase(draft);
    await fill(database).finally(() => database.close());
    for (const name of readdirSync(folder))
      if (/^[\da-f]{16}$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
    renameSync(draft, join(folder, made));
  } finally {
    lock.release();
  }
}

/** Fills an empty folder with a copy of the prepared database, or makes a new one when the build has made none. */
export async function copyPreparedDatabase(folder: string, from = preparedFolder): Promise<void> {
  const prepared = join(from, nameOfSources());
  if (!existsSync(prepared)) return await createEmbeddedDatabase(folder);
  // Cheap where the file system can clone files.
  await cp(prepared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
