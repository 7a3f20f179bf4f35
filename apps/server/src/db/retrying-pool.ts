import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { retryContention } from './contention.ts';
import { isReadOnly, isReadTimeout } from './database-errors.ts';
import { StatementNames } from './statement-names.ts';

/**
 * A pool whose statements are planned once a connection, and tried again when PostgreSQL gave them up to let another
 * one through (a deadlock, a serialisation failure). It left nothing of such a statement, so a further attempt is safe;
 * not so inside a transaction, where the work before it is gone too: that is `inTransaction`'s business.
 *
 * A connection that still owes an answer after the timeout is never used again, nor one that takes no changes.
 *
 * @param onError is called for every statement that fails
 */
export function retryingPool(pool: PostgresPool, onError: (error: unknown) => void = () => {}): PostgresPool {
  const names = new StatementNames();
  // One wrapper per connection: Kysely caches by the connection object.
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? retryingClient(client, names, onError);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

const openings = /^(begin|start transaction)\b/i;
const endings = /^(commit|rollback)(?! to)\b/i;

function retryingClient(
  client: PostgresPoolClient,
  names: StatementNames,
  onError: (error: unknown) => void,
): PostgresPoolClient {
  let inTransaction = false;
  let isOverdue = false;
  let isStale = false;
  // The driver's own client carries more than this type says (its process id for cancelling), so it stays beneath.
  return Object.create(client, {
    query: {
      value: async (query: unknown, parameters?: readonly unknown[]) => {
        // It would wait behind the statement that is not answered.
        if (isOverdue) throw new Error('Connection terminated: PostgreSQL did not answer in time.');
        const name = typeof query === 'string' ? names.of(query) : undefined;
        // The driver takes a named statement as an object; Kysely's type of it does not say so.
        const statement = (name === undefined ? query : { name, text: query }) as string;
        const run = () =>
          client.query(statement, parameters as unknown[]).catch((error: unknown) => {
            onError(error);
            isOverdue ||= isReadTimeout(error);
            isStale ||= isReadOnly(error);
            throw error;
          });
        if (typeof query !== 'string') return run();
        if (openings.test(query)) inTransaction = true;
        const answer = inTransaction ? await run() : await retryContention(run);
        if (endings.test(query)) inTransaction = false;
        return answer;
      },
    },
    release: {
      value: (destroy?: boolean) => {
        inTransaction = false;
        client.release(isOverdue || isStale || destroy);
      },
    },
  });
}
