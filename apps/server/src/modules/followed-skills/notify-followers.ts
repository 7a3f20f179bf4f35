import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { JobData } from '../../jobs/queues.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { findFollowers, findNewEvent, maxAtOnce } from './repository.ts';

/**
 * Notifies the followers of its skills of a new event, of a series once: the first of them in the transaction that
 * creates it, the others in jobs.
 */
export async function notifyFollowers(
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  { trx, notify }: { trx: Transaction<Database>; notify: Notify },
  { eventId, after }: JobData['followers'],
): Promise<void> {
  const event = await findNewEvent(trx, eventId, clock());
  if (event === undefined) return;
  const followers = await findFollowers(trx, event, after ?? null);
  const { id, host_id: actor, title, start_time: start, dates } = event;
  for (const skill of new Set(followers.map((follower) => follower.skill))) {
    const to = followers.filter((follower) => follower.skill === skill).map(({ memberId }) => memberId);
    const details = { eventId: id, title, startsAt: start.toISOString(), skill, ...(dates > 1 && { dates }) };
    await notify({ kind: 'eventTaught', subject: id, to, actor, details });
  }
  const last = followers[maxAtOnce - 1];
  if (last !== undefined) await jobs.add(trx, 'followers', [{ eventId, after: last.memberId }]);
}

/** Notifies the next followers. Those who were notified are left out, so a retry notifies nobody twice. */
export async function notifyMoreFollowers(context: AppContext, data: JobData['followers']): Promise<void> {
  await inNotifyingTransaction(context, (trx, notify) => notifyFollowers(context, { trx, notify }, data));
}
