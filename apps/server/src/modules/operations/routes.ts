import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { inTime } from '../../in-time.ts';
import { Refusal } from '../../refusals.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const patienceMs = 2_000;
const retrySeconds = 5;

/** For those who run the server. `isStopping` turns load balancers away while open calls are still answered. */
export function operationsHandlers(
  context: AppContext,
  isStopping: () => boolean,
): Handlers<'getHealth' | 'getReadiness'> {
  return {
    getHealth: async () => ({ status: 200, body: { success: true } }),
    getReadiness: async () => {
      if (isStopping()) throw new Refusal('unavailable', 'The server is stopping.', retrySeconds);
      if ((await inTime(sql`select 1`.execute(context.db), patienceMs)) === undefined) {
        throw new Refusal('unavailable', 'The database is away for a moment.', retrySeconds);
      }
      return { status: 200, body: { success: true } };
    },
  };
}
