import { ApiError } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { storageProblems } from '../../db/storage-problems.ts';
import { withTimeout } from '../../with-timeout.ts';

/** The timeout of the database check, in milliseconds. */
const timeoutMs = 2_000;
const retrySeconds = 5;

/**
 * Checks whether this server can serve requests.
 * @throws ApiError 503 while it stops, and while the database cannot read or write.
 */
export async function requireReady(context: AppContext, isStopping: boolean): Promise<void> {
  const unavailable = (message: string) => new ApiError('unavailable', message, { retryAfterSeconds: retrySeconds });
  if (isStopping) throw unavailable('The server is stopping.');
  const problem = await withTimeout(context.findStorageProblem(), timeoutMs);
  if (problem === undefined) throw unavailable('The database is away for a moment.');
  if (problem !== null) throw unavailable(storageProblems[problem]);
}
