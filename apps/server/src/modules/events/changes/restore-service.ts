import type { EventScope } from '@skill-exchange/api-client/types';
import { type ApiError, conflict } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { comeBack } from '../../notifications/kinds/news.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { skipDueReminders } from '../../notifications/reminder-repository.ts';
import { findHostIds, findInvitedIds } from '../cohosts/cohost-repository.ts';
import { emitRequests, lockWithHosts } from '../cohosts/event-hosts.ts';
import type { EventRow } from '../event-columns.ts';
import { memberIdsApprovedSince, memberIdsOf } from '../registrations/registration-repository.ts';
import { undoMs } from '../registrations/undo-time.ts';
import { groupByRecipients, severalOf } from '../series/series.ts';
import { readEvent, readOwnEvent } from '../service.ts';
import { restorableMs } from '../status.ts';
import { offerPlaces } from '../waitlist/offer-places.ts';
import { memberIdsWaiting } from '../waitlist/waitlist-repository.ts';
import { lockRestorable, restoreEventRow } from './restore-repository.ts';

/**
 * Restores a canceled event, or the canceled dates of a series that the member hosts, and returns their number. Places, requests and the waitlist
 * are as they were, without members who have left, were suspended or are blocked since. All of them are notified once.
 *
 * @throws ApiError 403 to all but the host, and to a limited one; 409 when the event is not canceled, has begun, or was canceled
 * more than a day ago.
 */
export async function restoreEvent(
  context: AppContext,
  memberId: string,
  id: string,
  scope: EventScope = 'this',
): Promise<number> {
  const event = await readOwnEvent(context, memberId, id);
  await requireNotLimited(context, memberId);
  const now = context.clock();
  const early = notRestorableBecause(event, now);
  if (early !== null) throw early;
  const restored = await inNotifyingTransaction(context, async (trx, notify) => {
    await lockWithHosts(trx, memberId, [event.id]);
    const dates = await lockRestorable(
      trx,
      { eventId: event.id, hostId: memberId, series: datesOf(event, scope) },
      now,
    );
    // Another call may have restored it while this one waited for the lock.
    if (!dates.some((date) => date.id === event.id)) return [];
    const told = [];
    const invited = [];
    const approved = [];
    for (const date of dates) {
      await restoreEventRow(trx, date, now);
      await skipDueReminders(trx, { id: date.id, startsAt: date.start_time }, now);
      // Its page stays removed.
      if (date.hidden_at !== null) continue;
      const hosts = (await findHostIds(trx, date.id)).filter((hostId) => hostId !== memberId);
      const members = await memberIdsOf(trx, date.id, ['approved', 'pending']);
      const to = new Set([...hosts, ...members, ...(await memberIdsWaiting(trx, date.id))]);
      // A member who got the place with those of other dates is notified of it.
      const gotIn = await memberIdsApprovedSince(trx, date.id, date.cancelled_at);
      approved.push({ id: date.id, date, to: gotIn });
      for (const memberId of gotIn) to.delete(memberId);
      await notify.markRead({ memberIds: gotIn, subject: date.id, kinds: ['eventCanceled'] });
      told.push({ id: date.id, date, to: [...to] });
      const newlyInvited = (await findInvitedIds(trx, date.id)).filter((invitedId) => !to.has(invitedId));
      invited.push({ id: date.id, date, to: newlyInvited });
      await offerPlaces(trx, notify, date.id, now);
    }
    for (const { kind, notices, change } of [
      { kind: 'eventChanged', notices: told, change: comeBack },
      { kind: 'eventApproved', notices: approved, change: undefined },
      { kind: 'eventCohostInvited', notices: invited, change: undefined },
    ] as const) {
      for (const { id: eventId, date, to, dates: theirs } of groupByRecipients(notices)) {
        const about = { eventId, title: date.title, startsAt: date.start_time.toISOString() };
        const details = { ...about, ...change, ...severalOf(theirs) };
        const afterSeconds = kind === 'eventApproved' ? undoMs / 1000 : 0;
        await notify({ kind, subject: eventId, to, actor: memberId, details, afterSeconds });
      }
    }
    return dates.map((date) => date.id);
  });
  if (restored.length === 0)
    throw notRestorableBecause(await readEvent(context, event.id, memberId), now) ?? notCanceled();
  for (const eventId of restored) await emitRequests(context, eventId);
  return restored.length;
}

function datesOf({ series }: EventRow, scope: EventScope): { id: string; from: number } | null {
  if (series === null || scope === 'this') return null;
  return { id: series._id, from: scope === 'all' ? 1 : series.position };
}

function notRestorableBecause({ cancelled_at, start_time }: EventRow, now: Date): ApiError | null {
  if (cancelled_at === null) return notCanceled();
  if (start_time <= now)
    return conflict('event_started', 'This event would have begun already. Create a new one instead.');
  if (now.getTime() - cancelled_at.getTime() < restorableMs) return null;
  const message = 'A canceled event can be brought back within 24 hours. Create a new one instead.';
  return conflict('restore_too_late', message, { params: { limit: 24 } });
}

function notCanceled() {
  return conflict('not_canceled', 'This event is not canceled.');
}
