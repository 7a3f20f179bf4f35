import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { kinds } from './kinds/kinds.ts';
import { type Notice, writeNotice } from './repository.ts';

/** Tells members of something, in the transaction that makes it so. */
export type Notify = (notice: Notice) => Promise<void>;

/** How long a message may be read before it is sent by email, in seconds. */
const laterSeconds = 10 * 60;

/**
 * Runs work in a transaction, with a function that notifies members. Notifications and the jobs that send them are
 * stored or undone with the rest; open tabs hear of them once all is stored.
 */
export async function inNotifyingTransaction<Result>(
  context: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'broadcaster'>,
  work: (trx: Transaction<Database>, notify: Notify) => Promise<Result>,
): Promise<Result> {
  const told = new Set<string>();
  const result = await inTransaction(context.db, async (trx) => {
    told.clear();
    return await work(trx, async (notice) => {
      if (notice.to.length === 0) return;
      const written = await writeNotice(trx, notice, context.clock());
      for (const { memberId } of written) told.add(memberId);
      const { email, repeats = false } = kinds[notice.kind];
      const due = written.filter(({ isNew }) => isNew || repeats);
      if (due.length === 0) return;
      const jobs = due.map(({ id }) => ({ notificationId: id }));
      await context.jobs.add(trx, 'email', jobs, email === 'later' ? laterSeconds : 0);
    });
  });
  if (told.size > 0) context.broadcaster.tellNotifications([...told]);
  return result;
}
