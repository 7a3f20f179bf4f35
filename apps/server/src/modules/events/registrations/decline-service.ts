import type { EventScope } from '@skill-exchange/api-client/types';
import { notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/contention.ts';
import { requireId } from '../../../db/ids.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { emitRequests, requireHosted, settleRequests } from '../cohosts/event-hosts.ts';
import { severalOf } from '../series/series.ts';
import { datesInScope, restorableHosted } from '../series/series-repository.ts';
import { readHostedEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import * as declines from './decline-repository.ts';
import { lockUpcoming } from './registration-repository.ts';
import { explainUndecided } from './registration-service.ts';
import { undoMs } from './undo-time.ts';

/**
 * Declines a request, or a member's requests for several dates of a series, also canceled ones that may come back. The member
 * may request again, and is notified once, after a minute. Returns the number of dates. Rejects like `approveRequest`, except
 * for a full event.
 */
export async function declineRequest(
  context: AppContext,
  hostId: string,
  id: string,
  userId: string,
  { reason = '', scope = 'this' }: { reason?: string | undefined; scope?: EventScope | undefined } = {},
): Promise<number> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const declined = await inTransaction(context.db, async (trx) => {
    const dates = await datesInScope(trx, event, scope, now);
    await requireHosted(trx, hostId, dates);
    const declined: string[] = [];
    for (const { id: dateId } of dates) {
      const isDeclined = await declines.markDeclined(trx, dateId, { memberId, reason: reason.trim() || null }, now);
      if (isDeclined) declined.push(dateId);
    }
    if (declined.length > 0)
      for (const { id: dateId } of await restorableHosted(trx, { event, scope, hostId }, now))
        await declines.markDeclined(trx, dateId, { memberId, reason: reason.trim() || null }, now);
    return declined;
  });
  if (declined.length === 0) throw await explainUndecided(context, event.id, memberId, now);
  await settleRequests(context, declined);
  return declined.length;
}

/**
 * Makes a declined request pending again, or those for several dates of a series.
 *
 * @throws ApiError 403 to all but the host; 404 once its member is notified; 409 when the event is not upcoming.
 */
export async function undoDecline(
  context: AppContext,
  hostId: string,
  id: string,
  { userId, scope = 'this' }: { userId: string; scope?: EventScope | undefined },
): Promise<void> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const pending = await inTransaction(context.db, async (trx) => {
    const dates = await datesInScope(trx, event, scope, now);
    await requireHosted(trx, hostId, dates);
    const pending: string[] = [];
    for (const { id: dateId } of dates) {
      await lockUpcoming(trx, dateId, now).execute();
      if (await declines.markPending(trx, dateId, memberId)) pending.push(dateId);
    }
    if (pending.length > 0)
      for (const { id: dateId } of await restorableHosted(trx, { event, scope, hostId }, now))
        await declines.markPending(trx, dateId, memberId);
    return pending;
  });
  if (pending.length === 0) throw notFound('Request');
  for (const dateId of pending) await emitRequests(context, dateId);
}

/** Removes requests that were declined a minute ago, and notifies their members. */
export async function settleDeclines(context: AppContext): Promise<void> {
  const before = new Date(context.clock().getTime() - undoMs);
  await inNotifyingTransaction(context, async (trx, notify) => {
    for (const [first, ...more] of declines.groupByRequest(await declines.deleteDeclined(trx, before))) {
      const { id: eventId, member_id, host_id, title, start_time, reason } = first;
      const about = { eventId, title, startsAt: start_time.toISOString(), ...(reason !== null && { reason }) };
      const details = { ...about, ...severalOf([first, ...more]) };
      await notify({ kind: 'eventDeclined', subject: eventId, to: [member_id], actor: host_id, details });
    }
  });
}
