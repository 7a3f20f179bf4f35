import type pg from 'pg';
import { isDiskFull } from './database-errors.ts';

/** Why nothing can be stored, in words for operators and members. */
export const storageProblems = {
  full: "We can't save anything right now. Try again later.",
  readOnly: "We can't save changes right now. Try again later.",
} as const;

export type StorageProblem = keyof typeof storageProblems;

/** As large as a few pictures, so it does not fit into pages with free space. */
const trial = `
  begin;
  create temp table room on commit drop as select repeat(md5(n::text), 32) as text from generate_series(1, 500) n;
  rollback`;

/** Checks whether PostgreSQL can write: it reports a full disk only when it has to. */
export class PostgresStorage {
  readonly #pool: pg.Pool;
  #wasFull = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Records a failed write, so that `findProblem` attempts one from now on, until it succeeds. */
  noteFailure(error: unknown): void {
    this.#wasFull ||= isDiskFull(error);
  }

  /** Rejects while PostgreSQL is unavailable. */
  async findProblem(): Promise<StorageProblem | null> {
    const client = await this.#pool.connect();
    // A connection that became read-only stays so; only return good ones to the pool.
    let isGood = false;
    try {
      // Also `on` for a standby.
      const { rows } = await client.query<{ setting: string }>(
        `select current_setting('transaction_read_only') as setting`,
      );
      if (rows[0]?.setting === 'on') return 'readOnly';
      if (this.#wasFull) {
        await client.query(trial);
        this.#wasFull = false;
      }
      isGood = true;
      return null;
    } catch (error) {
      if (isDiskFull(error)) return 'full';
      throw error;
    } finally {
      client.release(!isGood);
    }
  }
}
