import { conflict, forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { isHost, mayReadParticipants } from '../../policy.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { queueInvitation } from '../notifications/queue-invitation.ts';
import { markOutdatedRead, type Notice } from '../notifications/repository.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { approveRequests, countRequests } from './approve-all-repository.ts';
import { placesLeft } from './free-places.ts';
import { offerPlaces } from './offer-places.ts';
import * as registrations from './registration-repository.ts';
import { isBarred } from './removal-repository.ts';
import type { EventRow, EventStatus } from './repository.ts';
import { readEvent, readEventPage, readHostedEvent } from './service.ts';
import { closedBecause } from './status.ts';
import { deleteWaiting } from './waitlist-repository.ts';

/**
 * Requests to join an event. Where the host chose automatic approval, the request is approved in the same transaction while a
 * place is free.
 *
 * @returns whether the member takes part now.
 * @throws ApiError 404 without such an event; 409 to its host, to members with a request or place, to guests whom the host
 * removed within a day, when it is full, and when it is not upcoming.
 */
export async function askToJoin(context: AppContext, memberId: string, id: string, words = ''): Promise<boolean> {
  const eventId = requireId(id, 'Event');
  const now = context.clock();
  const asked = await inNotifyingTransaction(context, async (trx, notify) => {
    const stored = await registrations.insertRequest(trx, eventId, { memberId, message: words.trim() || null }, now);
    if (stored === null) return null;
    const { hostId, title, startsAt } = stored;
    const details = { eventId, title, startsAt: startsAt.toISOString() };
    const isIn = stored.needsNoDecision && (await registrations.approveRequest(trx, eventId, memberId, now));
    const kind = isIn ? 'eventJoined' : 'eventRequest';
    await notify({ kind, subject: eventId, to: [hostId], actor: memberId, details });
    if (isIn) {
      await deleteWaiting(trx, eventId, [memberId]);
      await notify({ kind: 'eventApproved', subject: eventId, to: [memberId], actor: hostId, details });
    }
    return { hostId, isIn };
  });
  if (asked !== null) {
    context.broadcaster.emitEventRequest(asked.hostId, eventId);
    return asked.isIn;
  }
  const event = await readEvent(context, eventId, memberId);
  if (isHost(memberId, event)) throw conflict('is_host', 'You are the host of this event.');
  if (event.participants.includes(memberId)) throw conflict('already_participating', "You're already in this event.");
  if (event.requests.includes(memberId))
    throw conflict('already_requested', 'You have already asked to join this event.');
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  if (await isBarred(context.db, eventId, memberId, now)) {
    throw conflict('removed_by_host', 'The host has removed you from this event. You can ask again a day later.');
  }
  throw conflict('event_full', 'This event is full.');
}

async function peopleOf(
  context: AppContext,
  viewerId: string,
  eventId: string,
  state: registrations.RegistrationState,
  request: PageRequest,
): Promise<Page<registrations.PersonRow>> {
  return await readPage(request, {
    kinds: ['number', 'number'],
    keyOf: (row: registrations.PersonRow) => [row.since, row.seq],
    read: (key, rows) => {
      const after = key && { since: key[0], seq: key[1] };
      return registrations.findPeople(context.db, eventId, state, { viewerId, rows, after });
    },
  });
}

/** Returns the pending requests, oldest first. @throws ApiError 403 to all but the host. */
export async function requestersOf(
  context: AppContext,
  memberId: string,
  id: string,
  request: PageRequest,
): Promise<Page<registrations.PersonRow>> {
  const event = await readHostedEvent(context, memberId, id);
  return await peopleOf(context, memberId, event.id, 'pending', request);
}

/**
 * Returns the participants in the order of their approval.
 * @throws ApiError 403 to all but the host and participants.
 */
export async function participantsOf(
  context: AppContext,
  memberId: string,
  id: string,
  request: PageRequest,
): Promise<Page<registrations.PersonRow>> {
  const event = await readEvent(context, id, memberId);
  if (!mayReadParticipants(memberId, event)) {
    throw forbidden('not_participant', 'Only the host and participants can see this.');
  }
  return await peopleOf(context, memberId, event.id, 'approved', request);
}

/** Returns events of a status that a member takes part in, and optionally those they have requested to join. */
export async function eventsJoinedBy(
  context: AppContext,
  memberId: string,
  { status, include, ...request }: PageRequest & { status: EventStatus; include?: 'requested' },
): Promise<Page<EventRow>> {
  const now = context.clock();
  const states = include === 'requested' ? (['approved', 'pending'] as const) : (['approved'] as const);
  return await readEventPage(request, (page) =>
    registrations.findEventsOfMember(context.db, memberId, { ...page, states, status, now }),
  );
}

/** Notifications that are obsolete once a member has no place any more. */
export const untrueWithoutPlace = ['eventApproved', 'eventChanged', 'eventStarting'] as const;

/**
 * Withdraws a member's request, or releases their place.
 *
 * @throws ApiError 404 without such an event, request or place; 409 when the event is not upcoming.
 */
export async function leaveEvent(context: AppContext, memberId: string, id: string): Promise<void> {
  const event = await readEvent(context, id, memberId);
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  // In this order, because the host may approve the request in between.
  const hasLeft =
    (await registrations.deleteRequest(context.db, event.id, memberId)) ||
    (await inNotifyingTransaction(context, async (trx, notify) => {
      if (!(await registrations.deletePlace(trx, event.id, memberId, now))) return false;
      const { host_id: hostId, id: eventId, title } = event;
      await markOutdatedRead(trx, { memberIds: [memberId], subject: eventId, kinds: untrueWithoutPlace }, now);
      await queueInvitation(context, trx, { eventId, memberId });
      const details = { eventId, title, startsAt: event.start_time.toISOString() };
      await notify({ kind: 'eventLeft', subject: eventId, to: [hostId], actor: memberId, details });
      await offerPlaces(trx, notify, eventId, now);
      return true;
    }));
  if (!hasLeft) throw notFound('Registration');
  await settleRequests(context, event.host_id, event.id);
  context.broadcaster.emitEventRequest(event.host_id, event.id);
}

/**
 * Approves a request. Concurrent approvals never exceed the event's size.
 *
 * @throws ApiError 403 to all but the host; 404 without a request; 409 when the member already participates, when the
 * event is full, and when it is not upcoming.
 */
export async function approveRequest(
  context: AppContext,
  hostId: string,
  id: string,
  userId: string,
  note = '',
): Promise<void> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const isApproved = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await registrations.approveRequest(trx, event.id, memberId, now))) return false;
    await deleteWaiting(trx, event.id, [memberId]);
    await notify({ ...decisionOn(event, [memberId], note.trim()), kind: 'eventApproved' });
    return true;
  });
  if (!isApproved) throw await explainUndecided(context, event.id, memberId, now);
  await settleRequests(context, hostId, event.id);
  context.broadcaster.emitEventRequest(hostId, event.id);
}

/**
 * Approves pending requests in their order while places are free, in one transaction.
 *
 * @returns the numbers of approved requests and of those that stay pending.
 * @throws ApiError 403 to all but the host; 409 when the event is not upcoming.
 */
export async function approveAll(context: AppContext, hostId: string, id: string) {
  const event = await readHostedEvent(context, hostId, id);
  const now = context.clock();
  const outcome = await inNotifyingTransaction(context, async (trx, notify) => {
    const approved = await approveRequests(trx, event, now);
    if (approved === null) return null;
    await deleteWaiting(trx, event.id, approved);
    await notify({ ...decisionOn(event, approved), kind: 'eventApproved' });
    return { approved: approved.length, left: await countRequests(trx, event) };
  });
  if (outcome === null) {
    throw closedBecause(await readEvent(context, event.id, hostId), now) ?? notFound('Event');
  }
  await settleRequests(context, hostId, event.id);
  context.broadcaster.emitEventRequest(hostId, event.id);
  return outcome;
}

/** The notification of the host's decision. */
function decisionOn(event: EventRow, to: readonly string[], reason = ''): Omit<Notice, 'kind'> {
  const { id: eventId, title, start_time } = event;
  const details = { eventId, title, startsAt: start_time.toISOString(), ...(reason !== '' && { reason }) };
  return { subject: event.id, to, actor: event.host_id, details };
}

/** Marks the host's notification as read once no requests are pending. */
export async function settleRequests(context: AppContext, hostId: string, eventId: string): Promise<void> {
  if (await registrations.hasRequests(context.db, eventId)) return;
  await readNotificationsOf(context, hostId, 'eventRequest', eventId);
}

export async function explainUndecided(context: AppContext, eventId: string, memberId: string, now: Date) {
  const event = await readEvent(context, eventId, memberId);
  if (event.participants.includes(memberId)) return conflict('already_participating', 'This member is already in.');
  if (!event.requests.includes(memberId)) return notFound('Request');
  const closed = closedBecause(event, now);
  if (closed !== null) return closed;
  return placesLeft(event, now) === 0
    ? conflict('event_full', 'This event is full.')
    : conflict('changed_meanwhile', 'This request has just changed. Try again.');
}
