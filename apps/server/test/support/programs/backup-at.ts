// Makes a backup of the database in DATA_DIR as a server does, until it is killed.
import { createBackups } from '../../../src/backup/backups.ts';
import { openDatabase } from '../../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../../src/env.ts';

const settings = readDatabaseSettings();
const database = await openDatabase(settings);
const log = { info: () => {}, warn: () => {} };
const backups = createBackups({
  database,
  settings,
  kept: () => 7,
  timeZone: () => 'UTC',
  clock: () => new Date(),
  log,
});
await backups.begin(null);
await backups.settled();
await database.close();
