import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { JobData } from '../../jobs/queues.ts';

/**
 * Sends a member who has just agreed to a session, changed or canceled one that both had agreed to, or left an event,
 * what their calendar has to know of it, in the transaction that makes it so. Others get it with their notification.
 */
export async function queueInvitation(
  { jobs }: Pick<AppContext, 'jobs'>,
  trx: Transaction<Database>,
  data: JobData['invitation'],
): Promise<void> {
  await jobs.add(trx, 'invitation', [data]);
}
