import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import * as declines from './decline-repository.ts';
import { emitRequests, settleRequests } from './hosts.ts';
import { lockUpcoming } from './registration-repository.ts';
import { explainUndecided } from './registration-service.ts';
import { readHostedEvent } from './service.ts';
import { closedBecause } from './status.ts';

/** How long a decline can be taken back before its member is notified: longer than the app's ten seconds. */
const undoMs = 60_000;

/**
 * Declines a request. Its member may request again, and is notified after a minute. Rejects like `approveRequest`, except
 * for a full event.
 */
export async function declineRequest(
  context: AppContext,
  hostId: string,
  id: string,
  userId: string,
  reason = '',
): Promise<void> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  if (!(await declines.markDeclined(context.db, event.id, { memberId, reason: reason.trim() || null }, now))) {
    throw await explainUndecided(context, event.id, memberId, now);
  }
  await settleRequests(context, event.id);
}

/**
 * Makes a declined request pending again.
 *
 * @throws ApiError 403 to all but the host; 404 once its member is notified; 409 when the event is not upcoming.
 */
export async function undoDecline(context: AppContext, hostId: string, id: string, userId: string): Promise<void> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const isPending = await inTransaction(context.db, async (trx) => {
    await lockUpcoming(trx, event.id, now).execute();
    return await declines.markPending(trx, event.id, memberId);
  });
  if (!isPending) throw notFound('Request');
  await emitRequests(context, event.id);
}

/** Removes requests that were declined a minute ago, and notifies their members. */
export async function settleDeclines(context: AppContext): Promise<void> {
  const before = new Date(context.clock().getTime() - undoMs);
  await inNotifyingTransaction(context, async (trx, notify) => {
    for (const { event_id: eventId, member_id, host_id, ...declined } of await declines.deleteDeclined(trx, before)) {
      const { title, start_time, reason } = declined;
      const details = { eventId, title, startsAt: start_time.toISOString(), ...(reason !== null && { reason }) };
      await notify({ kind: 'eventDeclined', subject: eventId, to: [member_id], actor: host_id, details });
    }
  });
}
