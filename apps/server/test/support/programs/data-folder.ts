import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../src/db/migrate.ts';
import { openDatabase } from '../../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../../src/env.ts';

let made: Promise<string> | undefined;

async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'made-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(readDatabaseSettings({ DATA_DIR: folder }));
  await migrate(database);
  await database.close();
  return folder;
}

/**
 * Returns the test's own data folder with a migrated, empty database: a copy, since creating one takes
 * seconds.
 */
export async function newDataFolder(): Promise<string> {
  made ??= makeDataFolder();
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(await made, folder, { recursive: true });
  return folder;
}
