import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
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
      if (!(await answersInTime(context))) {
        throw new Refusal('unavailable', 'The database is away for a moment.', retrySeconds);
      }
      return { status: 200, body: { success: true } };
    },
  };
}

async function answersInTime({ db }: AppContext): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const inTime = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return inTime;
}
