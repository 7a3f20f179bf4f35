import { conflict, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireId } from '../../../db/ids.ts';
import { type Page, type PageRequest, readPage } from '../../../paging.ts';
import { mayManageEvent } from '../../../policy.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import type { PersonRow } from '../attendance/people-repository.ts';
import { emitRequests, lockWithHosts } from '../cohosts/event-hosts.ts';
import type { EventRow } from '../event-columns.ts';
import { isHostOf } from '../registrations/registration-service.ts';
import { findStateOfRemoved } from '../registrations/removal-repository.ts';
import { areSignUpsClosed, signUpsClosed } from '../registrations/sign-ups.ts';
import { findEvent } from '../repository.ts';
import { readEvent, readHostedEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import { offerPlaces } from './offer-places.ts';
import { isFirstCome } from './offer-times.ts';
import * as waitlist from './waitlist-repository.ts';

/** Returns the members on the waitlist, in their order. @throws ApiError 403 to all but the host. */
export async function waitingFor(
  context: AppContext,
  memberId: string,
  id: string,
  request: PageRequest,
): Promise<Page<PersonRow>> {
  const event = await readHostedEvent(context, memberId, id);
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: PersonRow) => [row.seq],
    read: (key, rows) => {
      const after = key && { since: 0, seq: key[0] };
      return waitlist.findWaitingPeople(context.db, event.id, {
        viewerId: memberId,
        rows,
        after,
        now: context.clock(),
      });
    },
  });
}

/**
 * Adds a member to the waitlist of a full event, or of one where others wait.
 *
 * @throws ApiError 404 without such an event; 409 to its host, its participants and guests whom the host removed, when it has
 * a free place or no waitlist, when sign-ups are closed, and when it is not upcoming.
 */
export async function joinWaitlist(context: AppContext, memberId: string, id: string): Promise<void> {
  const { id: eventId } = await readOpenEvent(context, memberId, id);
  const now = context.clock();
  await inNotifyingTransaction(context, async (trx, notify) => {
    await lockWithHosts(trx, memberId, [eventId]);
    // Members who joined the waitlist earlier come first.
    await offerPlaces(trx, notify, eventId, now);
    const locked = await waitlist.lockWithPlaces(trx, eventId, now);
    // Read once the event is locked, since the host may just have approved or removed the member.
    const event = await findEvent(trx, eventId, memberId);
    if (event === undefined) throw notFound('Event');
    if (locked === undefined) throw closedBecause(event, now) ?? notFound('Event');
    if (mayManageEvent(memberId, event)) throw isHostOf(memberId, event);
    if (event.participants.includes(memberId)) throw conflict('already_participating', "You're already in this event.");
    const isNew = event.waitlist.position === 0;
    if (isNew && areSignUpsClosed(event, now)) throw signUpsClosed();
    if (!event.has_waitlist) throw conflict('no_waitlist', 'This event has no waitlist.');
    // A place from the waitlist needs no approval.
    if ((await findStateOfRemoved(trx, eventId, memberId)) !== null) {
      throw conflict('removed_by_host', 'The host has removed you from this event, so you can’t join its waitlist.');
    }
    if (locked.free > 0) throw conflict('has_free_places', 'This event has a free place. Ask to join it.');
    await waitlist.insertWaiting(trx, eventId, memberId, now);
  });
  context.broadcaster.emitNotifications([memberId]);
}

/**
 * Removes a member from the waitlist, and offers the place that was held for them to the next one.
 *
 * @throws ApiError 404 without such an event; 409 if they are not on it, or the event is not upcoming.
 */
export async function leaveWaitlist(context: AppContext, memberId: string, id: string): Promise<void> {
  const event = await readOpenEvent(context, memberId, id);
  const now = context.clock();
  await inNotifyingTransaction(context, async (trx, notify) => {
    await waitlist.lockWithPlaces(trx, event.id, now);
    // A cancellation at the same moment comes first.
    await readOpenEvent({ ...context, db: trx }, memberId, event.id);
    if (!(await waitlist.deleteWaiting(trx, event.id, [memberId]))) throw notWaiting();
    await notify.markRead({ memberIds: [memberId], subject: event.id, kinds: ['eventPlace', 'eventChanged'] });
    await offerPlaces(trx, notify, event.id, now);
  });
}

/**
 * Makes a member a participant, in their held place, or in the last hour in any free one.
 *
 * @throws ApiError 404 without such an event; 409 without a place for them, if they are not on the waitlist, or if the event is
 * not upcoming.
 */
export async function takePlace(context: AppContext, memberId: string, id: string): Promise<void> {
  const event = await readOpenEvent(context, memberId, id);
  const now = context.clock();
  await inNotifyingTransaction(context, async (trx, notify) => {
    await lockWithHosts(trx, memberId, [event.id]);
    const locked = await waitlist.lockWithPlaces(trx, event.id, now);
    if (locked === undefined) await readOpenEvent({ ...context, db: trx }, memberId, event.id);
    const own = await waitlist.findWaiting(trx, event.id, memberId);
    if (locked === undefined || own === undefined) throw notWaiting();
    const isHeld = own.offer_expires_at !== null && own.offer_expires_at > now;
    if (!isHeld && !(isFirstCome(locked.start_time, now) && locked.free > 0)) {
      throw conflict('no_offer', 'No place is free for you yet. We notify you when one is.');
    }
    await waitlist.deleteWaiting(trx, event.id, [memberId]);
    await waitlist.insertPlace(trx, event.id, memberId, now);
    await notify.markRead({ memberIds: [memberId], subject: event.id, kinds: ['eventPlace'] });
    const details = { eventId: event.id, title: event.title, startsAt: event.start_time.toISOString() };
    await notify({ kind: 'eventApproved', subject: event.id, to: [memberId], actor: event.host_id, details });
  });
  await emitRequests(context, event.id);
}

function notWaiting() {
  return conflict('not_waiting', 'You are not on the waitlist of this event.');
}

async function readOpenEvent(context: AppContext, memberId: string, id: string): Promise<EventRow> {
  const event = await readEvent(context, requireId(id, 'Event'), memberId);
  const closed = closedBecause(event, context.clock());
  if (closed !== null) throw closed;
  return event;
}
