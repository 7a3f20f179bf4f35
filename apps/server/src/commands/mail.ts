import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-settings.ts';
import { readDatabaseSettings } from '../env.ts';
import { StartError } from '../start-error.ts';

/** Lists emails that were given up, and with `--retry` queues them again. */
async function deadMail(): Promise<string> {
  const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
  const database = await openDatabase(readDatabaseSettings());
  try {
    await migrate(database);
    if (values.retry) return `Queued ${await database.jobs.retryDeadEmails()} emails again.`;
    const dead = await database.jobs.deadEmails();
    // What it was about, never to whom.
    const lines = dead.map(({ id, data, since }) => {
      const about = { ...data, email: undefined };
      return `${since.toISOString()} ${id} ${JSON.stringify(about)}`;
    });
    return [...lines, `${dead.length} emails were given up.`].join('\n');
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await deadMail()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
