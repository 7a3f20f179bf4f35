import {
  type CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { OpenDatabase } from '../../../src/db/open-database.ts';

/** Records every statement of a database, also in transactions, and counts the transactions. */
export class StatementLog implements KyselyPlugin {
  readonly #database: OpenDatabase;
  #ran: RootOperationNode[] = [];
  #transactions = 0;
  #rows = 0;
  /** Also parts of statements, which are never run themselves. */
  readonly #seen = new WeakMap<QueryId, RootOperationNode>();

  constructor(database: OpenDatabase) {
    this.#database = database;
  }

  /** Returns the same database, with recording. */
  watched(): OpenDatabase {
    const db = this.#database.db.withPlugin(this);
    const begin = db.transaction.bind(db);
    db.transaction = () => {
      this.#transactions += 1;
      return begin();
    };
    return { ...this.#database, db };
  }

  /** Returns how many transactions have begun since the last call. */
  takeTransactions(): number {
    const count = this.#transactions;
    this.#transactions = 0;
    return count;
  }

  /** Returns how many rows the statements since the last call have returned. */
  takeRows(): number {
    const count = this.#rows;
    this.#rows = 0;
    return count;
  }

  /**
   * Returns the statements since the last call, ready to run again, without those of a log-in's first call of a day.
   */
  take(): CompiledQuery[] {
    const executor = this.#database.db.getExecutor();
    const statements = this.#ran.map((node) => executor.compileQuery(node, createQueryId()));
    this.#ran = [];
    return statements.filter(
      ({ sql }) => !/^update ("members" set "seen_on"|"auth_sessions" set "expires_at")/.test(sql),
    );
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#seen.set(queryId, node);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const node = this.#seen.get(queryId);
    if (node !== undefined) this.#ran.push(node);
    this.#rows += result.rows.length;
    return result;
  }
}
