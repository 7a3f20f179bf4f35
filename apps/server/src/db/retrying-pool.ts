import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { retryContention } from './contention.ts';

/**
 * A pool whose statements are tried again when PostgreSQL gave them up to let another one through (a deadlock, a
 * serialisation failure). It left nothing of such a statement, so a further attempt is safe; not so inside a
 * transaction, where the work before it is gone too: that is `inTransaction`'s business.
 */
export function retryingPool(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => retryingClient(await pool.connect()),
    end: () => pool.end(),
  };
}

const openings = /^(begin|start transaction)\b/i;
const endings = /^(commit|rollback)(?! to)\b/i;

function retryingClient(client: PostgresPoolClient): PostgresPoolClient {
  let inTransaction = false;
  // The driver's own client carries more than this type says (its process id for cancelling), so it stays beneath.
  return Object.create(client, {
    query: {
      value: async (query: unknown, parameters?: readonly unknown[]) => {
        const run = () => client.query(query as string, parameters as unknown[]);
        if (typeof query !== 'string') return run();
        if (openings.test(query)) inTransaction = true;
        const answer = inTransaction ? await run() : await retryContention(run);
        if (endings.test(query)) inTransaction = false;
        return answer;
      },
    },
    release: { value: (destroy?: boolean) => client.release(destroy) },
  });
}
