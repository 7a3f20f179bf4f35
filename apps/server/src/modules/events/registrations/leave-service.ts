import type { EventScope } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import { inNotifyingTransaction, type Notify } from '../../notifications/notify.ts';
import { queueInvitation, queueUntoldCancellations } from '../../notifications/queue-invitation.ts';
import { groupByHosts, lockWithHosts, settleRequests } from '../cohosts/event-hosts.ts';
import { idsOf, type SeriesDate, severalOf } from '../series/series.ts';
import { restorableInScope, upcomingInScope } from '../series/series-repository.ts';
import { readEvent } from '../service.ts';
import { closedBecause, restorableUntil } from '../status.ts';
import { offerPlaces } from '../waitlist/offer-places.ts';
import { deleteWaiting } from '../waitlist/waitlist-repository.ts';
import { endRegistration } from './kept-registration.ts';
import { countPlaces, deletePlace } from './registration-repository.ts';

/** Notifications that are obsolete once a member has neither a place nor a position on the waitlist. */
export const obsoleteWithoutPlace = ['eventApproved', 'eventChanged', 'eventStarting', 'eventPlace'] as const;

/**
 * Withdraws a member's request, or releases their place; with a scope those of several dates, and positions on waitlists. Of
 * canceled dates that may come back, nobody is notified.
 *
 * @returns the number of dates that the member has left.
 * @throws ApiError 404 without such an event, request or place; 409 when the event is over, or is canceled and cannot come back or
 * has nothing of the member.
 */
export async function leaveEvent(
  context: AppContext,
  memberId: string,
  id: string,
  scope: EventScope = 'this',
): Promise<number> {
  const event = await readEvent(context, id, memberId);
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null && restorableUntil(event, now) === null) throw closed;
  const left = await inNotifyingTransaction(context, async (trx, notify) => {
    const dates = await upcomingInScope(trx, event, scope, now);
    await lockWithHosts(trx, memberId, idsOf(dates));
    const left: { date: SeriesDate; kind: LeftKind | 'canceled' }[] = [];
    for (const date of dates) {
      const kind = await leaveDate(trx, notify, { eventId: date.id, memberId, withWaitlist: scope !== 'this' }, now);
      if (kind !== null) left.push({ date, kind });
    }
    const canceled = [];
    for (const date of await restorableInScope(trx, { event, scope }, now))
      if (await leaveCanceled(trx, date.id, memberId)) canceled.push(date);
    left.push(...canceled.map((date) => ({ date, kind: 'canceled' as const })));
    await queueUntoldCancellations(context, trx, { eventIds: idsOf(canceled), memberId });
    await notify.takeBackDates({ kind: 'eventJoined', dates: idsOf(canceled), actors: [memberId] });
    const places = left.filter(({ kind }) => kind === 'place').map(({ date }) => date);
    const [first] = places;
    if (first === undefined) return left;
    await queueInvitation(context, trx, { eventId: first.id, eventIds: idsOf(places), memberId });
    for (const { hosts, dates: theirs } of await groupByHosts(trx, places)) {
      const [{ id: eventId, title, start_time }] = theirs;
      const details = { eventId, title, startsAt: start_time.toISOString(), ...severalOf(theirs) };
      // Hosts who have not read that they came read that they left.
      if (event.series === null || scope === 'all')
        await notify.takeBack({ kind: 'eventJoined', subject: eventId, actor: memberId });
      await takeBackJoined(notify, { hosts, dates: theirs, memberId });
      await notify({ kind: 'eventLeft', subject: eventId, to: hosts, actor: memberId, details });
    }
    return left;
  });
  if (left.length === 0) throw closed ?? notFound('Registration');
  await settleRequests(
    context,
    left.map(({ date }) => date.id),
  );
  return left.length;
}

/** Takes back that a member is coming to these dates, from hosts who have not read it. */
export async function takeBackJoined(
  notify: Notify,
  {
    hosts,
    dates,
    memberId,
  }: { hosts: readonly string[]; dates: readonly [{ id: string }, ...{ id: string }[]]; memberId: string },
): Promise<void> {
  const gone = idsOf(dates);
  await notify.takeBackDates({ kind: 'eventJoined', dates: gone, actors: [memberId] });
  const others = { memberIds: hosts, subject: dates[0].id, dates: gone, actor: memberId };
  await notify.markRead({ ...others, kinds: ['eventJoined'] });
}

/** Ends what a member has on a canceled event that the caller has locked; false if there is nothing. */
export async function leaveCanceled(trx: Transaction<Database>, eventId: string, memberId: string): Promise<boolean> {
  const hasWaited = await deleteWaiting(trx, eventId, [memberId]);
  const hasAsked = await endRegistration(trx, { eventId, memberId, state: 'pending' });
  const hadPlace = await endRegistration(trx, { eventId, memberId, state: 'approved' });
  if (hadPlace) await countPlaces(trx, eventId, -1);
  return hasWaited || hasAsked || hadPlace;
}

type LeftKind = 'request' | 'place' | 'waitlist';

/** Ends a member's place, request or position on the waitlist. Returns what the member has left; null if nothing. */
export async function leaveDate(
  trx: Transaction<Database>,
  notify: Notify,
  { eventId, memberId, withWaitlist }: { eventId: string; memberId: string; withWaitlist: boolean },
  now: Date,
): Promise<LeftKind | null> {
  const hasWaited = withWaitlist && (await deleteWaiting(trx, eventId, [memberId]));
  // In this order, because the host may approve the request in between.
  const hasAsked = await endRegistration(trx, { eventId, memberId, state: 'pending' });
  const hadPlace = !hasAsked && (await deletePlace(trx, eventId, memberId, now));
  if (hasWaited || hadPlace || hasAsked) {
    await notify.markRead({ memberIds: [memberId], subject: eventId, kinds: obsoleteWithoutPlace });
  }
  if (hasWaited || hadPlace) {
    await offerPlaces(trx, notify, eventId, now);
  }
  if (hadPlace) return 'place';
  if (hasAsked) return 'request';
  return hasWaited ? 'waitlist' : null;
}
