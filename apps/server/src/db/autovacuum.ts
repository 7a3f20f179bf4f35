import type { PGlite } from '@electric-sql/pglite';
import { aroundQueries } from './around-queries.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import type { Queryable } from './preparing-pglite.ts';

/** Tables are checked after this many changed rows. */
const rowsBetweenLooks = 250;

/**
 * The statistics target of each table: a third of PostgreSQL's default.
 *
 * ANALYZE blocks all requests: about 100 ms for 100,000 messages, instead of 600.
 */
const statisticsTarget = 30;

/**
 * PostgreSQL's autovacuum conditions, with lower thresholds. Calls the functions of `pg_stat_all_tables`, because the view
 * also joins the indexes, which takes twice as long.
 */
const tablesInNeed = `
  select oid::regclass::text as name,
    pg_stat_get_dead_tuples(oid) > ${rowsBetweenLooks} + 0.2 * greatest(reltuples, 0)
      or pg_stat_get_ins_since_vacuum(oid) > 1000 + 0.2 * greatest(reltuples, 0)
      or age(relfrozenxid) > current_setting('autovacuum_freeze_max_age')::int as vacuum,
    pg_stat_get_mod_since_analyze(oid) > ${rowsBetweenLooks} + 0.2 * greatest(reltuples, 0)
      or (reltuples < 0 and pg_relation_size(oid) > 0) as analyze
  from pg_class where relkind = 'r' and relpersistence = 'p'`;

interface TableInNeed {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * Replaces PostgreSQL's autovacuum, which the embedded database lacks. Without it statements keep the
 * plans they got while the tables were small, and deleted rows keep their space. New statistics make PostgreSQL replan
 * its prepared statements.
 *
 * Vacuums one table at a time; failures are retried at the next check.
 */
export class Autovacuum {
  readonly #pglite: PGlite;
  readonly #queue: ConnectionQueue;
  readonly #hasRoom: () => boolean;
  #changedRows = 0;
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(pglite: PGlite, queue: ConnectionQueue, hasRoom: () => boolean) {
    this.#pglite = pglite;
    this.#queue = queue;
    this.#hasRoom = hasRoom;
  }

  /** Wraps the database to count changed rows. */
  watch(queryable: Queryable): Queryable {
    return aroundQueries(queryable, (query) => async (...parameters) => {
      const results = await query(...parameters);
      this.#count(results.affectedRows ?? 0);
      return results as never;
    });
  }

  /** Checks the tables now; resolves when the due ones are vacuumed. */
  async look(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // Rows that changed meanwhile may be of tables that this check had passed.
      this.#count(0);
    });
    await this.#running;
  }

  /** Stops after the current table. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  #count(rows: number): void {
    this.#changedRows += rows;
    if (this.#changedRows < rowsBetweenLooks || this.#running !== null || this.#isStopped) return;
    this.#changedRows = 0;
    void this.look();
  }

  async #run(): Promise<void> {
    try {
      for (const { name, vacuum, analyze } of await this.#queue.run(() => this.#findTables())) {
        if (this.#isStopped || !this.#hasRoom()) return;
        const command = vacuum ? `vacuum (analyze ${analyze})` : 'analyze';
        await this.#queue.run(() => this.#pglite.exec(`${command} ${name}`));
      }
    } catch {
      // The table was dropped or the disk is full: neither affects a request.
    }
  }

  async #findTables(): Promise<TableInNeed[]> {
    await this.#pglite.exec(`set default_statistics_target = ${statisticsTarget}; select pg_stat_force_next_flush()`);
    const { rows } = await this.#pglite.query<TableInNeed>(tablesInNeed);
    return rows.filter(({ vacuum, analyze }) => vacuum || analyze);
  }
}
