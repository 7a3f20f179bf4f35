import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isContention } from './database-errors.ts';
import type { Database } from './schema.ts';

const attempts = 4;
/** The first pause is up to this long, in milliseconds; each further one up to twice the one before. */
const firstPauseMs = 20;

/**
 * Runs work again while the database aborts it for contention.
 *
 * It tries a few times, with growing random pauses. The work must leave nothing behind when it fails.
 */
export async function retryContention<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isContention(error)) throw error;
      await pause(Math.random() * firstPauseMs * 2 ** (attempt - 1));
    }
  }
}

/** A transaction that is tried again as a whole; `work` does nothing that a rollback cannot undo. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return retryContention(() => db.transaction().execute(work));
}
