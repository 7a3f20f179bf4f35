import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { retryContention } from './contention.ts';
import { isReadOnly, isReadTimeout } from './database-errors.ts';
import { StatementNames } from './statement-names.ts';

/**
 * Creates a pool that plans statements once per connection and retries those that PostgreSQL aborted
 * because of contention. An aborted statement had no effect, so a retry is safe. In a transaction the earlier work is
 * lost as well, so `inTransaction` retries the whole.
 *
 * Never reuses a connection with an overdue response, or one that became read-only.
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
  // Kysely's type lacks members of the driver's client (its process id for canceling), so the client stays the
  // prototype.
  return Object.create(client, {
    query: {
      value: async (query: unknown, parameters?: readonly unknown[]) => {
        // The statement would wait behind the overdue one.
        if (isOverdue) throw new Error('Connection terminated: PostgreSQL did not answer in time.');
        const name = typeof query === 'string' ? names.of(query) : undefined;
        // The driver accepts a named statement as an object; Kysely's type does not say so.
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
