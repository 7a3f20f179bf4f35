import type { EventScope } from '@skill-exchange/api-client/types';
import { forbidden, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireId } from '../../../db/ids.ts';
import { mayAnswerHosting } from '../../../policy.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { inNotifyingTransaction, type Notify } from '../../notifications/notify.ts';
import { lockMembers, lockPairForShare } from '../../users/repository.ts';
import { lockUpcoming } from '../registrations/registration-repository.ts';
import type { SeriesDate } from '../series/series.ts';
import { datesInScope, restorableInScope } from '../series/series-repository.ts';
import { changedMeanwhile, readEvent, readOwnEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import { isOwnOf } from './cohost-repository.ts';
import { emitRequests, requireOwn } from './event-hosts.ts';
import * as handovers from './handover-repository.ts';
import { detailsOf, giveTo } from './new-host.ts';

/**
 * Asks a co-host to host an event instead, or those dates of a series that they co-host, also canceled ones that may come back.
 * Repeating it changes nothing.
 *
 * @returns the number of dates.
 * @throws ApiError 403 to all but the host of all dates, and to a limited one; 404 for a member who co-hosts none of them; 409
 * when the event is not upcoming.
 */
export async function offerHosting(
  context: AppContext,
  hostId: string,
  id: string,
  { userId, scope = 'this' }: { userId: string; scope?: EventScope | undefined },
): Promise<number> {
  const event = await readOwnEvent(context, hostId, id);
  await requireNotLimited(context, hostId);
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const to = requireId(userId, 'Cohost');
  const dates = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await lockPairForShare(trx, hostId, to))) throw notFound('Cohost');
    const inScope = await datesInScope(trx, event, scope, now);
    await requireOwn(trx, hostId, inScope);
    const offered: SeriesDate[] = [];
    let count = 0;
    for (const date of inScope) {
      if ((await lockUpcoming(trx, date.id, now).executeTakeFirst()) === undefined) continue;
      const offer = await handovers.insertOffer(trx, date.id, { from: hostId, to }, now);
      if (offer === null) continue;
      count += 1;
      await markOffersRead(notify, [date], offer.earlier);
      if (offer.isNew) offered.push(date);
    }
    if (count === 0) throw notFound('Cohost');
    for (const date of await restorableInScope(trx, { event, scope, mayAct: isOwnOf(hostId) }, now))
      await handovers.insertOffer(trx, date.id, { from: hostId, to }, now);
    const [first] = offered;
    if (first === undefined) return count;
    const details = { ...detailsOf(first, offered), change: 'host' };
    await notify({ kind: 'eventCohostInvited', subject: first.id, to: [to], actor: hostId, details });
    return count;
  });
  await emitRequests(context, event.id, hostId);
  return dates;
}

/**
 * Answers an offer to host an event, for all upcoming dates of a series that are offered: the member hosts them, and the
 * former host becomes a co-host. The host takes an offer back by declining it.
 *
 * @returns the number of dates.
 * @throws ApiError 403 without an offer, and to a limited member who accepts; 404 without such an event; 409 when it is not
 * upcoming.
 */
export async function answerHosting(
  context: AppContext,
  callerId: string,
  id: string,
  accepts: boolean,
): Promise<number> {
  const event = await readEvent(context, id, callerId);
  const { host_id: from, offeredTo: to } = event;
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (to === null || !mayAnswerHosting(callerId, event, accepts)) {
    // A host or co-host learns of the end first.
    if (closed !== null && (event.cohosts.includes(callerId) || callerId === from)) throw closed;
    throw forbidden('not_offered', 'There is no offer to host this event.');
  }
  if (closed !== null) throw closed;
  if (accepts) await requireNotLimited(context, callerId);
  const answered = await inNotifyingTransaction(context, async (trx, notify) => {
    // A block, a suspension or a deletion of an account at the same moment comes before or after it.
    await lockMembers(trx, [from, to]);
    const answered: SeriesDate[] = [];
    for (const date of await datesInScope(trx, event, 'all', now)) {
      if ((await lockUpcoming(trx, date.id, now).executeTakeFirst()) === undefined) continue;
      if (!(await handovers.isOffered(trx, date.id, { from, to }))) continue;
      if (!accepts) await handovers.deleteOffer(trx, date.id);
      answered.push(date);
    }
    const [first] = answered;
    if (first === undefined) throw changedMeanwhile();
    await markOffersRead(notify, answered, [to]);
    const canceled: SeriesDate[] = [];
    for (const date of await restorableInScope(trx, { event, scope: 'all' }, now)) {
      if (!(await handovers.isOffered(trx, date.id, { from, to }))) continue;
      if (!accepts) await handovers.deleteOffer(trx, date.id);
      canceled.push(date);
    }
    if (accepts) await giveTo(trx, notify, answered, { from, to, staysAsCohost: true, canceled }, now);
    if (callerId === from) return answered;
    const details = { ...detailsOf(first, answered), change: accepts ? 'hosts' : 'not hosting' };
    await notify({ kind: 'eventCohostChanged', subject: `${first.id} ${to}`, to: [from], actor: to, details });
    return answered;
  });
  for (const { id: eventId } of answered) await emitRequests(context, eventId, callerId);
  return answered.length;
}

async function markOffersRead(
  notify: Notify,
  dates: readonly SeriesDate[],
  memberIds: readonly string[],
): Promise<void> {
  for (const { id: subject } of dates) await notify.markRead({ memberIds, subject, kinds: ['eventCohostInvited'] });
}
