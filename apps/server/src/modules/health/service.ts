import { ApiError } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { storageProblems } from '../../db/storage-problems.ts';
import { withTimeout } from '../../with-timeout.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const timeoutMs = 2_000;
const retrySeconds = 5;

/** Whether this server takes calls. @throws ApiError 503 while it stops, and while nothing can be read or stored. */
export async function requireReady(context: AppContext, isStopping: boolean): Promise<void> {
  const unavailable = (message: string) => new ApiError('unavailable', message, { retryAfterSeconds: retrySeconds });
  if (isStopping) throw unavailable('The server is stopping.');
  const problem = await withTimeout(context.findStorageProblem(), timeoutMs);
  if (problem === undefined) throw unavailable('The database is away for a moment.');
  if (problem !== null) throw unavailable(storageProblems[problem]);
}
