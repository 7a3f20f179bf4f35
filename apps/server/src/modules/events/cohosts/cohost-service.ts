import type { EventScope } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { conflict, forbidden, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { mayAnswerInvitation, mayRemoveCohost } from '../../../policy.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { inNotifyingTransaction, type Notify } from '../../notifications/notify.ts';
import { queueInvitation } from '../../notifications/queue-invitation.ts';
import { lockMembers, lockPairForShare } from '../../users/repository.ts';
import { requireOther } from '../../users/service.ts';
import { leaveCanceled, leaveDate } from '../registrations/leave-service.ts';
import { lockUpcoming } from '../registrations/registration-repository.ts';
import { groupByRecipients, idsOf, type SeriesDate, severalOf } from '../series/series.ts';
import { datesInScope, restorableInScope } from '../series/series-repository.ts';
import { changedMeanwhile, notHost, readEvent, readOwnEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import * as cohosts from './cohost-repository.ts';
import { emitRequests, requireOwn, settleRequests } from './event-hosts.ts';

/** Co-hosts and invitations of an event. */
const maxCohosts = 5;

/**
 * Invites a member to co-host an event, or several dates of a series. Repeating it changes nothing.
 *
 * @throws ApiError 400 for the host's own id; 403 to all but the host of all dates, and to a limited one; 404 if the host may not find the
 * member; 409 when the event is not upcoming, or a date has as many co-hosts and invitations as it can have.
 */
export async function inviteCohost(
  context: AppContext,
  hostId: string,
  id: string,
  { userId, scope = 'this' }: { userId: string; scope?: EventScope | undefined },
): Promise<void> {
  const event = await readOwnEvent(context, hostId, id);
  await requireNotLimited(context, hostId);
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const memberId = await requireOther(context, hostId, userId, 'userId');
  await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await lockPairForShare(trx, hostId, memberId))) throw notFound('User');
    const invited: SeriesDate[] = [];
    const dates = await datesInScope(trx, event, scope, now);
    await requireOwn(trx, hostId, dates);
    for (const date of dates) {
      if ((await lockUpcoming(trx, date.id, now).executeTakeFirst()) === undefined) continue;
      const known = await cohosts.findCohostIds(trx, date.id);
      if (known.includes(memberId)) continue;
      if (known.length >= maxCohosts) throw conflict('too_many_cohosts', 'An event has at most five co-hosts.');
      await cohosts.insertInvitation(trx, date.id, memberId, now);
      invited.push(date);
    }
    const [first] = invited;
    if (first === undefined) return;
    // They are invited to these when one comes back.
    for (const date of await restorableInScope(trx, { event, scope, mayAct: cohosts.isOwnOf(hostId) }, now)) {
      const known = await cohosts.findCohostIds(trx, date.id);
      if (!known.includes(memberId) && known.length < maxCohosts)
        await cohosts.insertInvitation(trx, date.id, memberId, now);
    }
    const details = detailsOf(first, invited);
    await notify({ kind: 'eventCohostInvited', subject: first.id, to: [memberId], actor: hostId, details });
  });
  await emitRequests(context, event.id);
}

/**
 * Answers an invitation to co-host, for all upcoming dates of a series to which the member is invited, and canceled ones that may
 * come back. A co-host takes no place, so accepting ends the member's place, request and position on the waitlist.
 *
 * @throws ApiError 403 without an invitation; 404 without such an event; 409 when it is not upcoming.
 */
export async function answerInvitation(
  context: AppContext,
  memberId: string,
  id: string,
  accepts: boolean,
): Promise<void> {
  const event = await readEvent(context, id, memberId);
  if (!mayAnswerInvitation(memberId, event))
    throw forbidden('not_invited', 'You have no invitation to co-host this event.');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const answered = await inNotifyingTransaction(context, async (trx, notify) => {
    // A request of the member at the same moment waits, or its place ends here.
    await lockMembers(trx, [memberId, event.host_id]);
    const answered: SeriesDate[] = [];
    for (const date of await datesInScope(trx, event, 'all', now)) {
      if ((await lockUpcoming(trx, date.id, now).executeTakeFirst()) === undefined) continue;
      const isAnswered = accepts
        ? await cohosts.acceptInvitation(trx, date.id, memberId, now)
        : (await cohosts.deleteCohost(trx, date.id, memberId, ['invited'])) !== null;
      if (!isAnswered) continue;
      if (accepts) await leaveDate(trx, notify, { eventId: date.id, memberId, withWaitlist: true }, now);
      answered.push(date);
    }
    await markInvitationsRead(notify, answered, memberId);
    const [first] = answered;
    if (first === undefined) return answered;
    for (const date of await restorableInScope(trx, { event, scope: 'all' }, now)) {
      if (!accepts) await cohosts.deleteCohost(trx, date.id, memberId, ['invited']);
      else if (await cohosts.acceptInvitation(trx, date.id, memberId, now)) await leaveCanceled(trx, date.id, memberId);
    }
    await notifyHosts(trx, notify, answered, { memberId, change: accepts ? 'accepted' : 'declined' });
    return answered;
  });
  if (answered.length === 0) throw changedMeanwhile();
  await settleRequests(context, idsOf(answered));
}

/**
 * Removes a co-host or withdraws an invitation; a co-host steps down. With a scope, for several dates of a series, also
 * canceled ones that may come back.
 *
 * @throws ApiError 403 to all but the host and the co-host; 404 without such an event or co-host; 409 when the event is not
 * upcoming.
 */
export async function removeCohost(
  context: AppContext,
  callerId: string,
  id: string,
  { userId, scope = 'this' }: { userId: string; scope?: EventScope | undefined },
): Promise<void> {
  const event = await readEvent(context, id, callerId);
  const memberId = requireId(userId, 'Cohost');
  if (!mayRemoveCohost(callerId, memberId, event)) throw notHost();
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const removed = await inNotifyingTransaction(context, async (trx, notify) => {
    const removed = [];
    const inScope = await datesInScope(trx, event, scope, now);
    if (callerId !== memberId) await requireOwn(trx, callerId, inScope);
    for (const date of inScope) {
      const state = await cohosts.deleteCohost(trx, date.id, memberId, ['invited', 'accepted']);
      if (state !== null) removed.push({ date, state });
    }
    const asHost = callerId === memberId ? {} : { mayAct: cohosts.isOwnOf(callerId) };
    for (const date of await restorableInScope(trx, { event, scope, ...asHost }, now))
      await cohosts.deleteCohost(trx, date.id, memberId, ['invited', 'accepted']);
    const dates = removed.map(({ date }) => date);
    await markInvitationsRead(notify, dates, memberId);
    const left = removed.filter(({ state }) => state === 'accepted').map(({ date }) => date);
    const [first] = left;
    if (first === undefined) return dates;
    await queueInvitation(context, trx, { eventId: first.id, eventIds: idsOf(left), memberId });
    // Requests are no longer for them to answer.
    for (const { id: subject } of left)
      await notify.markRead({ memberIds: [memberId], subject, kinds: ['eventRequest'] });
    if (callerId === memberId) {
      await notifyHosts(trx, notify, left, { memberId, change: 'left' });
      return dates;
    }
    // "Now co-hosts" is true no longer.
    for (const { id } of left)
      await notify.markRead({ memberIds: [callerId], subject: id, kinds: ['eventCohostChanged'], actor: memberId });
    const details = { ...detailsOf(first, left), change: 'removed' };
    const subject = `${first.id} ${memberId}`;
    await notify({ kind: 'eventCohostChanged', subject, to: [memberId], actor: callerId, details });
    return dates;
  });
  if (removed.length === 0) throw notFound('Cohost');
  for (const date of removed) await emitRequests(context, date.id);
}

/** Notifies the host of each date of what a member answered, once for all of theirs. */
async function notifyHosts(
  trx: Transaction<Database>,
  notify: Notify,
  dates: readonly SeriesDate[],
  { memberId, change }: { memberId: string; change: 'accepted' | 'declined' | 'left' },
): Promise<void> {
  const hosts = await cohosts.findOwnHosts(trx, idsOf(dates));
  const notices = dates.map((date) => ({
    ...date,
    to: hosts.filter(({ id }) => id === date.id).map((row) => row.host_id),
  }));
  for (const { to, dates: theirs, ...first } of groupByRecipients(notices)) {
    const details = { ...detailsOf(first, theirs), change };
    await notify({ kind: 'eventCohostChanged', subject: `${first.id} ${memberId}`, to, actor: memberId, details });
  }
}

function detailsOf({ id, title, start_time }: SeriesDate, dates: readonly SeriesDate[]) {
  return { eventId: id, title, startsAt: start_time.toISOString(), ...severalOf(dates) };
}

async function markInvitationsRead(notify: Notify, dates: readonly SeriesDate[], memberId: string): Promise<void> {
  for (const { id: subject } of dates)
    await notify.markRead({ memberIds: [memberId], subject, kinds: ['eventCohostInvited'] });
}
