import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isContention } from './database-errors.ts';
import type { Database } from './schema.ts';

const attempts = 4;
/** The longest first delay, in milliseconds; it doubles with each retry. */
const firstPauseMs = 20;

/**
 * Retries work that the database aborts because of contention, with growing random delays.
 *
 * The work must have no effect when it fails.
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

/** Runs a transaction and retries it as a whole; `work` must have no effect that a rollback cannot undo. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return retryContention(() => db.transaction().execute(work));
}
