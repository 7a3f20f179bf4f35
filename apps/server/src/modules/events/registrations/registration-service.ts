import type { EventScope } from '@skill-exchange/api-client/types';
import { conflict, forbidden, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { placesLeft } from '../../../db/free-places.ts';
import { parseId, requireId } from '../../../db/ids.ts';
import { type Page, type PageRequest, readPage } from '../../../paging.ts';
import { isHost, mayManageEvent, mayReadParticipants } from '../../../policy.ts';
import { inNotifyingTransaction, type Notify } from '../../notifications/notify.ts';
import type { Notice } from '../../notifications/repository.ts';
import * as people from '../attendance/people-repository.ts';
import { emitRequests, lockWithHosts, requireHosted, settleRequests } from '../cohosts/event-hosts.ts';
import type { EventRow } from '../event-columns.ts';
import * as lists from '../list-repository.ts';
import { groupByRecipients, idsOf, type SeriesDate, severalOf } from '../series/series.ts';
import { countMissed, datesInScope, restorableHosted } from '../series/series-repository.ts';
import { type OwnEventsRequest, readEvent, readEventPage, readHostedEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import { deleteWaiting } from '../waitlist/waitlist-repository.ts';
import { keepForUndo } from './approval-repository.ts';
import { approveLockedRequests, approveRequests, countRequests } from './approve-all-repository.ts';
import * as registrations from './registration-repository.ts';
import type { Joined } from './registration-words.ts';
import { isBarred } from './removal-repository.ts';
import { type AskedDate, notifyOfRequests } from './request-notices.ts';
import { areSignUpsClosed, signUpsClosed } from './sign-ups.ts';
import { undoMs, undoUntil } from './undo-time.ts';

/**
 * Requests to join an event, or several dates of a series. Where the host chose automatic approval, requests are approved in
 * the same transaction while places are free.
 *
 * @returns the numbers of dates, and whether the member has joined this event itself.
 * @throws ApiError 404 without such an event; 409 to its host, to members with a request or place, to guests whom the host
 * removed within a day, when it is full, when sign-ups are closed, and when it is not upcoming.
 */
export async function askToJoin(
  context: AppContext,
  memberId: string,
  id: string,
  { message: words = '', scope = 'this' }: { message?: string | undefined; scope?: EventScope | undefined },
): Promise<Joined & { isIn: boolean }> {
  const eventId = requireId(id, 'Event');
  const now = context.clock();
  const event = scope === 'this' ? null : await readEvent(context, eventId, memberId);
  const message = words.trim() || null;
  const { asked, missed } = await inNotifyingTransaction(context, async (trx, notify) => {
    const dates = event === null ? [{ id: eventId }] : await datesInScope(trx, event, scope, now);
    await lockWithHosts(trx, memberId, idsOf(dates));
    const asked: AskedDate[] = [];
    for (const date of dates) {
      // Before places are counted: a request at the same moment may take the last one.
      await registrations.lockUpcoming(trx, date.id, now).execute();
      const stored = await registrations.insertRequest(trx, date.id, { memberId, message }, now);
      if (stored === null) continue;
      const isIn = stored.needsNoDecision && (await registrations.approveRequest(trx, date.id, memberId, now));
      if (isIn) await deleteWaiting(trx, date.id, [memberId]);
      asked.push({ ...stored, id: date.id, isIn });
    }
    await notifyOfRequests(trx, notify, asked, { memberId, now });
    return { asked, missed: event === null ? 0 : await countMissed(trx, idsOf(dates), memberId) };
  });
  for (const { id: askedId } of asked) await emitRequests(context, askedId);
  if (asked.length === 0) throw await explainNotJoined(context, memberId, eventId, now);
  const joined = asked.filter(({ isIn }) => isIn);
  const isIn = joined.some((date) => date.id === eventId);
  return { joined: joined.length, asked: asked.length - joined.length, missed, isIn };
}

async function explainNotJoined(context: AppContext, memberId: string, eventId: string, now: Date) {
  const event = await readEvent(context, eventId, memberId);
  if (mayManageEvent(memberId, event)) return isHostOf(memberId, event);
  if (event.participants.includes(memberId)) return conflict('already_participating', "You're already in this event.");
  if (event.requests.includes(memberId))
    return conflict('already_requested', 'You have already asked to join this event.');
  const closed = closedBecause(event, now);
  if (closed !== null) return closed;
  if (areSignUpsClosed(event, now)) return signUpsClosed();
  return (await isBarred(context.db, eventId, memberId, now))
    ? conflict('removed_by_host', 'The host has removed you from this event. You can ask again a day later.')
    : conflict('event_full', 'This event is full.');
}

/** Returns the reason why hosts neither request a place nor wait for one. */
export function isHostOf(memberId: string, event: EventRow) {
  const message = isHost(memberId, event) ? 'You are the host of this event.' : 'You are a co-host of this event.';
  return conflict('is_host', message);
}

async function peopleOf(
  context: AppContext,
  viewerId: string,
  eventId: string,
  state: registrations.RegistrationState,
  { isForHosts = false, ...request }: PageRequest & { isForHosts?: boolean },
): Promise<Page<people.PersonRow>> {
  return await readPage(request, {
    kinds: ['number', 'number'],
    keyOf: (row: people.PersonRow) => [row.since, row.seq],
    read: (key, rows) => {
      const after = key && { since: key[0], seq: key[1] };
      return people.findPeople(context.db, eventId, state, {
        viewerId,
        rows,
        after,
        isForHosts,
        now: context.clock(),
      });
    },
  });
}

/** Returns the pending requests, oldest first. @throws ApiError 403 to all but the host. */
export async function requestersOf(
  context: AppContext,
  memberId: string,
  id: string,
  request: PageRequest,
): Promise<Page<people.PersonRow>> {
  const event = await readHostedEvent(context, memberId, id);
  return await peopleOf(context, memberId, event.id, 'pending', { ...request, isForHosts: true });
}

/**
 * Returns the participants in the order of their approval, with their attendance and when they signed up for hosts.
 * @throws ApiError 403 to all but the host and participants.
 */
export async function participantsOf(
  context: AppContext,
  memberId: string,
  id: string,
  request: PageRequest,
): Promise<Page<people.PersonRow>> {
  const event = await readEvent(context, id, memberId);
  if (!mayReadParticipants(memberId, event)) {
    throw forbidden('not_participant', 'Only the host and participants can see this.');
  }
  const isForHosts = mayManageEvent(memberId, event);
  return await peopleOf(context, memberId, event.id, 'approved', { ...request, isForHosts });
}

/** Returns events of a status that a member takes part in, and optionally those they have requested to join. */
export async function eventsJoinedBy(
  context: AppContext,
  memberId: string,
  { status, include, with: withMember, ...request }: OwnEventsRequest & { include?: 'requested' },
): Promise<Page<EventRow>> {
  const withId = withMember === undefined ? null : parseId(withMember);
  if (withMember !== undefined && withId === null) return { rows: [], nextCursor: null };
  const states = include === 'requested' ? (['approved', 'pending'] as const) : (['approved'] as const);
  const filter = { status, states, withId, now: context.clock() };
  return await readEventPage(request, (page) => lists.findEventsOfMember(context.db, memberId, { ...page, ...filter }));
}

/**
 * Approves a request, or a member's requests for several dates of a series, where places are free, also of canceled dates that
 * may come back. Concurrent approvals never exceed an event's size. Emails and pushes wait until it can no longer be undone.
 *
 * @returns the number of dates in which the member now takes part.
 * @throws ApiError 403 to all but the hosts of all dates; 404 without a request; 409 when the member already participates, when the
 * event is full, and when it is not upcoming.
 */
export async function approveRequest(
  context: AppContext,
  hostId: string,
  id: string,
  { userId, note = '', scope = 'this' }: { userId: string; note?: string | undefined; scope?: EventScope | undefined },
): Promise<number> {
  const event = await readHostedEvent(context, hostId, id);
  const memberId = requireId(userId, 'Request');
  const now = context.clock();
  const approved = await inNotifyingTransaction(context, async (trx, notify) => {
    const dates: SeriesDate[] = [];
    const inScope = await datesInScope(trx, event, scope, now);
    await requireHosted(trx, hostId, inScope);
    for (const date of inScope) {
      if (!(await registrations.approveRequest(trx, date.id, memberId, now))) continue;
      await keepForUndo(trx, date.id, [memberId], undoUntil(now));
      dates.push(date);
    }
    const [first] = dates;
    if (first === undefined) return dates;
    // They are notified when one is restored.
    for (const date of await restorableHosted(trx, { event, scope, hostId }, now))
      if (await registrations.approveLocked(trx, date.id, memberId, now))
        await keepForUndo(trx, date.id, [memberId], undoUntil(now));
    const { details, ...notice } = decisionOn({ ...event, ...first }, [memberId], note.trim());
    const several = { ...details, ...severalOf(dates) };
    await notify({ ...notice, details: several, kind: 'eventApproved', afterSeconds: undoMs / 1000 });
    return dates;
  });
  if (approved.length === 0) throw await explainUndecided(context, event.id, memberId, now);
  await settleRequests(context, idsOf(approved));
  return approved.length;
}

/**
 * Approves pending requests in their order while places are free, also of several dates of a series, in one transaction. Each
 * new participant is notified once.
 *
 * @returns the numbers of approved requests and of those that stay pending.
 * @throws ApiError 403 to all but the hosts of all dates; 409 when the event is not upcoming.
 */
export async function approveAll(context: AppContext, hostId: string, id: string, scope: EventScope = 'this') {
  const event = await readHostedEvent(context, hostId, id);
  const now = context.clock();
  const outcome = await inNotifyingTransaction(context, async (trx, notify) => {
    const inScope = await datesInScope(trx, event, scope, now);
    await requireHosted(trx, hostId, inScope);
    const approved: (SeriesDate & { to: string[] })[] = [];
    let left = 0;
    for (const date of inScope) {
      const to = await approveRequests(trx, date.id, hostId, now);
      if (to === null) continue;
      await keepForUndo(trx, date.id, to, undoUntil(now));
      left += await countRequests(trx, date.id, hostId);
      approved.push({ ...date, to });
    }
    await notifyApproved(notify, event, approved, { afterSeconds: undoMs / 1000 });
    if (approved.length > 0)
      for (const date of await restorableHosted(trx, { event, scope, hostId }, now))
        await keepForUndo(trx, date.id, await approveLockedRequests(trx, date.id, hostId, now), undoUntil(now));
    return { dates: idsOf(approved), approved: approved.reduce((sum, { to }) => sum + to.length, 0), left };
  });
  const { dates, ...counts } = outcome;
  if (dates.length === 0) throw closedBecause(await readEvent(context, event.id, hostId), now) ?? notFound('Event');
  await settleRequests(context, dates);
  return counts;
}

/** Notifies each new participant once, of all dates. */
export async function notifyApproved(
  notify: Notify,
  event: EventRow,
  approved: readonly (SeriesDate & { to: string[] })[],
  { afterSeconds = 0 } = {},
): Promise<void> {
  for (const { to, dates, ...first } of groupByRecipients(approved)) {
    const { details, ...notice } = decisionOn({ ...event, ...first }, to);
    await notify({ ...notice, details: { ...details, ...severalOf(dates) }, kind: 'eventApproved', afterSeconds });
  }
}

/** The notification of the host's decision. */
function decisionOn(event: EventRow, to: readonly string[], reason = ''): Omit<Notice, 'kind'> {
  const { id: eventId, title, start_time } = event;
  const details = { eventId, title, startsAt: start_time.toISOString(), ...(reason !== '' && { reason }) };
  return { subject: event.id, to, actor: event.host_id, details };
}

export async function explainUndecided(context: AppContext, eventId: string, memberId: string, now: Date) {
  const event = await readEvent(context, eventId, memberId);
  if (event.participants.includes(memberId)) return conflict('already_participating', 'This member is already in.');
  const closed = closedBecause(event, now);
  if (closed !== null) return closed;
  if (!event.requests.includes(memberId)) return notFound('Request');
  return placesLeft(event, now) === 0
    ? conflict('event_full', 'This event is full.')
    : conflict('changed_meanwhile', 'This request has just changed. Try again.');
}
