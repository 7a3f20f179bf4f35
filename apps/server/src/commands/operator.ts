import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openDatabase } from '../db/open-settings.ts';
import { readDatabaseSettings } from '../env.ts';
import { StartError } from '../start-error.ts';
import { runOperator } from './operator/run-operator.ts';

/** Opens the configured database for one command and closes it. */
async function withDatabase(run: (database: OpenDatabase) => Promise<string>): Promise<string> {
  const database = await openDatabase(readDatabaseSettings());
  try {
    await migrate(database);
    return await run(database);
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await runOperator(process.argv.slice(2), withDatabase)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
