import { inTransaction } from '../db/contention.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-settings.ts';
import { readDatabaseSettings } from '../env.ts';
import { lockAccount } from '../modules/auth/account-lock.ts';
import { emailKey } from '../modules/auth/email-key.ts';
import { findCredentials } from '../modules/auth/repository.ts';
import { switchCodesOff } from '../modules/two-factor/service.ts';
import { StartError } from '../start-error.ts';

const usage = `Usage:
  npm run codes:off -- ADDRESS   switches codes off for the member of an email address, who is told by email

Make sure who asks for it: codes are what keeps somebody out who knows the password.
Stop a server with the embedded database first.`;

/** Switches a member's codes off. @throws StartError with one line, or the usage. */
async function codesOff([address, ...more]: string[]): Promise<string> {
  if (address === undefined || more.length > 0) throw new StartError(usage);
  const database = await openDatabase(readDatabaseSettings());
  const { db, jobs } = database;
  try {
    await migrate(database);
    const member = await findCredentials(db, emailKey(address));
    if (member === undefined) throw new StartError('No member has this email address.');
    const wereOn = await inTransaction(db, async (trx) => {
      await lockAccount(trx, member.id);
      return await switchCodesOff({ jobs }, trx, member.id);
    });
    return wereOn ? 'Their codes are switched off.' : 'They have no codes switched on.';
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await codesOff(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
