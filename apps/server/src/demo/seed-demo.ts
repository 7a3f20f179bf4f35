import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';

/** The result of `seedDemo`, for the lines printed at start. */
export type DemoSummary = {
  /** False when the database already had members and was not changed. */
  created: boolean;
  accounts: readonly DemoAccount[];
};

/**
 * An arbitrary constant: if two instances start together on one database, the second waits and then
 * finds members.
 */
const seedLock = 7_305_114;

/**
 * Fills an empty database with the demo community, all of it or nothing. The same `now` gives the same
 * community, except for the salts of the password hashes; every date is relative to `now`.
 *
 * @throws the database's errors; nothing is written then.
 */
export async function seedDemo(db: Kysely<Database>, now: Date): Promise<DemoSummary> {
  const created = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    const anyone = await transaction.selectFrom('members').select('id').limit(1).executeTakeFirst();
    if (anyone) return false;
    // Imported here, so that a start with data reads no texts and pictures of the demo.
    const { insertCommunity } = await import('./insert-community.ts');
    await insertCommunity(transaction, now);
    return true;
  });
  return { created, accounts: demoAccounts };
}
