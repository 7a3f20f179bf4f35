import type { AppContext } from '../../context.ts';
import { inTime } from '../../in-time.ts';
import { Refusal } from '../../refusals.ts';
import { ping } from './repository.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const patienceMs = 2_000;
const retrySeconds = 5;

/** Whether this server takes calls. @throws Refusal 503 while it stops, and while the database is away. */
export async function requireReady(context: AppContext, isStopping: boolean): Promise<void> {
  if (isStopping) throw new Refusal('unavailable', 'The server is stopping.', retrySeconds);
  if ((await inTime(ping(context.db), patienceMs)) === undefined) {
    throw new Refusal('unavailable', 'The database is away for a moment.', retrySeconds);
  }
}
