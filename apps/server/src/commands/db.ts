import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BackupSummary } from '../backup/backup-format.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { requestSnapshot } from '../backup/snapshot-socket.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { DataFolderLockedError } from '../db/data-lock.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../db/open-database.ts';
import { openDatabase } from '../db/open-settings.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { type DatabaseSettings, readDatabaseSettings } from '../env.ts';
import { requeueEmails } from '../modules/delivery/requeue.ts';
import { StartError } from '../start-error.ts';
import { askPassphrase } from './ask-passphrase.ts';

const usage = `Usage:
  npm run db -- migrate             brings the database to the newest migration
  npm run db -- seed                fills an empty database with the demo community
  npm run db -- backup FILE      writes everything in the database to a new file
  npm run db -- restore FILE     fills an empty database from such a file

With BACKUP_PASSPHRASE a backup is encrypted, and an encrypted one is restored; without it a restore asks for the passphrase.

The database is the embedded one in DATA_DIR or the one in DATABASE_URL. A server may be using it while it is backed up;
for the others, stop a server with the embedded database first.`;

type Command = (database: OpenDatabase, file: string, settings: DatabaseSettings) => Promise<string>;

interface CommandEntry {
  takesFile: boolean;
  open?: typeof openDatabase;
  run: Command;
}

const commands: Record<string, CommandEntry> = {
  migrate: {
    takesFile: false,
    run: async (database) => {
      const applied = await migrate(database);
      return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`;
    },
  },
  seed: {
    takesFile: false,
    run: async (database) => {
      await migrate(database);
      const { created, accounts } = await seedDemo(database.db, new Date());
      if (!created) throw new StartError('The database has members already: nothing was changed.');
      const lines = accounts.map(({ email, password }) => `Demo account: ${email}, password ${password}`);
      return ['The demo community is in.', ...lines].join('\n');
    },
  },
  backup: {
    takesFile: true,
    open: openForBackup,
    run: async (database, file, { backupPassphrase }) =>
      `Backed up ${inWords(await writeBackup(database, file, new Date(), backupPassphrase))}`,
  },
  restore: {
    takesFile: true,
    run: async (database, file, { backupPassphrase }) => {
      const summary = await restoreBackup(database, file, async () => backupPassphrase ?? (await askPassphrase()));
      await requeueEmails(database, new Date());
      return `Restored ${inWords(summary)}`;
    },
  },
};

/** Opens the database, or a copy of it made by the running server; closing removes the copy. */
async function openForBackup(settings: DatabaseSettings): Promise<OpenDatabase> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    if (!(error instanceof DataFolderLockedError)) throw error;
    const copy = await requestSnapshot(settings.dataDir);
    if (copy === null) throw error;
    const remove = () => rmSync(copy, { recursive: true, force: true });
    process.once('exit', remove);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    return await openEmbeddedDatabase(copy);
  }
}

function inWords({ rows, tables, sha256 }: BackupSummary): string {
  return `${rows} rows of ${tables} tables, checksum ${sha256}.`;
}

/** Runs a command against the configured database. @throws StartError with one line, or the usage. */
async function runCommand([name = '', file, ...more]: string[]): Promise<string> {
  const command = commands[name];
  if (command === undefined || more.length > 0 || command.takesFile !== (file !== undefined)) {
    throw new StartError(usage);
  }
  const open = command.open ?? openDatabase;
  const settings = readDatabaseSettings();
  const database = await open(settings);
  try {
    return await command.run(database, resolve(file ?? ''), settings);
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
