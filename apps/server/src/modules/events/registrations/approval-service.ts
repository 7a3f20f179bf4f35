import type { Transaction } from 'kysely';
import { conflict, forbidden, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { emitRequests, hostedOf } from '../cohosts/event-hosts.ts';
import { readEvent, readHostedEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import { offerPlaces } from '../waitlist/offer-places.ts';
import * as approvals from './approval-repository.ts';
import { obsoleteWithoutPlace } from './leave-service.ts';
import { lockUpcoming } from './registration-repository.ts';

/**
 * Makes an approved request pending again, with its position, and those for all dates of a series that the same decision
 * approved. The places go to the waitlist; the member's notification is deleted before it was read or sent.
 *
 * @returns the number of dates.
 * @throws ApiError 403 to all but the hosts of all these dates; 404 without such a request; 409 when the member knows of the
 * approval, when another host was faster, and when the event is not upcoming.
 */
export async function undoApproval(context: AppContext, hostId: string, id: string, userId: string): Promise<number> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const undone = await inNotifyingTransaction(context, async (trx, notify) => {
    const dates = await approvals.findApprovedTogether(trx, event, memberId, now);
    if (dates.length === 0) return null;
    await requireAllHosted(trx, hostId, dates);
    for (const date of dates) await lockUpcoming(trx, date.id, now).execute();
    if (!(await approvals.deleteApprovals(trx, memberId, dates))) return null;
    const undone: string[] = [];
    for (const date of dates) {
      if (!(await approvals.undoApproval(trx, date.id, memberId, now))) continue;
      await notify.markRead({ memberIds: [memberId], subject: date.id, kinds: obsoleteWithoutPlace });
      await offerPlaces(trx, notify, date.id, now);
      undone.push(date.id);
    }
    return undone;
  });
  if (undone === null || undone.length === 0) throw await explainNotUndone(context, hostId, event.id, memberId);
  for (const dateId of undone) await emitRequests(context, dateId);
  context.broadcaster.emitNotifications([memberId]);
  return undone.length;
}

async function requireAllHosted(
  trx: Transaction<Database>,
  hostId: string,
  dates: readonly approvals.ApprovedDate[],
): Promise<void> {
  const { length: hosted } = await hostedOf(trx, hostId, dates);
  if (hosted === dates.length) return;
  const words = `You host ${hosted} of the ${dates.length} dates that were approved. Ask the host.`;
  throw forbidden('not_host_of_all', words, { hosted, dates: dates.length });
}

async function explainNotUndone(context: AppContext, hostId: string, eventId: string, memberId: string) {
  const event = await readEvent(context, eventId, hostId);
  if (event.requests.includes(memberId)) return conflict('changed_meanwhile', 'This request is pending again already.');
  if (!event.participants.includes(memberId)) return notFound('Request');
  return conflict('undo_too_late', 'This member knows that they are in. Remove them from the event instead.');
}

/** Ends the undo time of approvals. */
export async function settleApprovals(context: AppContext): Promise<void> {
  await approvals.forgetApprovals(context.db, context.clock());
}
