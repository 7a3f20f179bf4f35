import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-settings.ts';
import { readDatabaseSettings } from '../env.ts';
import { setRole } from '../modules/auth/roles.ts';
import { StartError } from '../start-error.ts';

const usage = `Usage:
  npm run role -- ADDRESS moderator   lets the member of an email address moderate
  npm run role -- ADDRESS member      takes that back

Stop a server with the embedded database first. It counts from the member's next call on.`;

/** Gives a member a role. @throws StartError with one line, or the usage. */
async function changeRole([address, role, ...more]: string[]): Promise<string> {
  if (address === undefined || (role !== 'moderator' && role !== 'member') || more.length > 0)
    throw new StartError(usage);
  const database = await openDatabase(readDatabaseSettings());
  try {
    await migrate(database);
    const done = await setRole(database.db, address, role, new Date());
    if (done === 'unknown') throw new StartError('No member has this email address.');
    return done === 'same' ? `They are a ${role} already.` : `They are a ${role} now.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await changeRole(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
