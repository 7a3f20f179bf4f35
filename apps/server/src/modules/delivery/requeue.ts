import type { OpenDatabase } from '../../db/open-database.ts';
import { findUnsentIds } from './repository.ts';

/**
 * Queues emails of unread, unsent notifications after a restore, since a backup has no jobs. Only
 * those of the last week; the next digest covers older ones.
 */
export async function requeueEmails({ db, jobs }: Pick<OpenDatabase, 'db' | 'jobs'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 7 * 24 * 3_600_000);
  const ids = await findUnsentIds(db, since);
  const data = ids.map((notificationId) => ({ notificationId }));
  if (data.length > 0) await db.transaction().execute((trx) => jobs.add(trx, 'email', data));
}
