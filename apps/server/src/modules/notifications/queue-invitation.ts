import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { JobData } from '../../jobs/queues.ts';

/**
 * Queues the calendar update for the member who agreed to, changed or canceled a session, or left an
 * event, in the transaction of the change. The other members get theirs with the notification.
 */
export async function queueInvitation(
  { jobs }: Pick<AppContext, 'jobs'>,
  trx: Transaction<Database>,
  data: JobData['invitation'],
): Promise<void> {
  await jobs.add(trx, 'invitation', [data]);
}
