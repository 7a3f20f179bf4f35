import type { EventChange } from '@skill-exchange/api-client/types';
import { conflict, forbidden, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { type KeyedCall, storeOnce } from '../../db/store-once.ts';
import { readDay, readInstant, readLink, readNames, readTitle } from '../../input.ts';
import type { MemberRateLimitKeys } from '../../limits/limits.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { mayManageEvent } from '../../policy.ts';
import { requireNotLimited } from '../auth/require-not-limited.ts';
import { requireVerified } from '../auth/require-verified.ts';
import { dropPicture, keepPicture, readUpload } from '../images/service.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { skipDueReminders } from '../notifications/reminder-repository.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { ensureSkills } from '../skills/service.ts';
import { replaceCover } from './cover-repository.ts';
import { endAfter, movedDay, requireChangedTimes, requireEventTimes } from './event-times.ts';
import { placesLeft } from './free-places.ts';
import { offerPlaces } from './offer-places.ts';
import { memberIdsOf } from './registration-repository.ts';
import * as events from './repository.ts';
import { closedBecause } from './status.ts';
import { clearWaitlist } from './waitlist-repository.ts';

/**
 * Reads a page of events; every list is sorted by start and id.
 *
 * @throws ApiError 400 for an invalid cursor.
 */
export async function readEventPage(
  request: PageRequest,
  read: (page: events.EventPage) => Promise<events.EventRow[]>,
): Promise<Page<events.EventRow>> {
  return await readPage(request, {
    kinds: ['instant', 'id'],
    keyOf: (row: events.EventRow) => [row.start_time.toISOString(), row.id],
    read: (key, limit) => read({ after: key && { startTime: key[0], id: key[1] }, limit }),
  });
}

/** Returns upcoming events for the viewer, soonest first, optionally of one skill. */
export async function listUpcomingEvents(
  context: AppContext,
  viewerId: string | null,
  { skill = '', ...request }: PageRequest & { skill?: string | undefined },
): Promise<Page<events.EventRow>> {
  const filter = { now: context.clock(), viewerId, skill: skill.trim() === '' ? null : skill };
  return await readEventPage(request, (page) => events.findUpcomingEvents(context.db, { ...page, ...filter }));
}

/** Returns upcoming events by others that teach what the member wants to learn, soonest first. */
export async function listEventsToLearn(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<events.EventRow>> {
  const now = context.clock();
  return await readEventPage(request, (page) => events.findEventsToLearn(context.db, memberId, { ...page, now }));
}

/** Returns a host's events of a status: upcoming soonest first, past ones latest first. */
export async function listEventsOfHost(
  context: AppContext,
  hostId: string,
  { status, ...request }: PageRequest & { status: events.EventStatus },
): Promise<Page<events.EventRow>> {
  const now = context.clock();
  return await readEventPage(request, (page) => events.findEventsOfHost(context.db, hostId, { ...page, status, now }));
}

/** Returns an event for a viewer. @throws ApiError 404 without such an event. */
export async function readEvent(context: AppContext, id: string, viewerId: string | null): Promise<events.EventRow> {
  const event = await events.findEvent(context.db, requireId(id, 'Event'), viewerId);
  if (event === undefined) throw notFound('Event');
  return event;
}

/** Returns an event for its public page, where a hidden one is not found even by its host. */
export async function readPublicEvent(
  context: AppContext,
  id: string,
  viewerId: string | null,
): Promise<events.EventRow> {
  const event = await readEvent(context, id, viewerId);
  if (event.hidden_at !== null) throw notFound('Event');
  return event;
}

/** @throws ApiError 404 without such an event, 403 to all but its host. */
export async function readHostedEvent(context: AppContext, memberId: string, id: string): Promise<events.EventRow> {
  const event = await readEvent(context, id, memberId);
  if (!mayManageEvent(memberId, event)) throw forbidden('not_host', 'Only the host can do this.');
  return event;
}

/** The larger side of an event's stored picture, in pixels: the width of the page. */
const coverSide = 1280;

export interface EventDraft {
  title: string;
  description: string;
  skills: string[];
  date: string;
  start_time: string;
  end_time: string;
  link: string;
  max_participants: number;
  hasWaitlist?: boolean;
  language?: string;
  autoApprove?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Parses the day that the host sent. In the host's zone it may be the day before or after the start's
 * UTC day.
 *
 * @throws ApiError 400 for any other day.
 */
function readDayOfStart(text: string, startTime: Date): string {
  const day = readDay('date', text);
  const startDay = startTime.toISOString().slice(0, 10);
  if (Math.abs(Date.parse(day) - Date.parse(startDay)) > dayMs) {
    throw invalid('date', 'must be the day on which the event starts');
  }
  return day;
}

/**
 * @throws ApiError 400 for an invalid day, time, title, skill or link; 409 when the key was used for
 * another event, 429 past the limit of new skills.
 */
export async function createEvent(
  context: AppContext,
  by: MemberRateLimitKeys,
  draft: EventDraft,
  key: string | null = null,
): Promise<events.EventRow> {
  await requireVerified(context, by.member);
  await requireNotLimited(context, by.member);
  const startTime = readInstant('start_time', draft.start_time);
  const endTime = readInstant('end_time', draft.end_time);
  const skillNames = readNames('skills', draft.skills);
  const now = context.clock();
  requireEventTimes(startTime, endTime, now);
  const row = {
    host_id: by.member,
    title: readTitle('title', draft.title),
    description: draft.description.trim(),
    day: readDayOfStart(draft.date, startTime),
    start_time: startTime,
    end_time: endTime,
    link: readLink('link', draft.link),
    max_participants: draft.max_participants,
    has_waitlist: draft.hasWaitlist ?? true,
    language: draft.language || null,
    auto_approve: draft.autoApprove ?? false,
    created_at: now,
  };
  const call: KeyedCall = { memberId: by.member, thing: 'event', key, body: draft };
  const id = await storeOnce(context, call, async (trx) => {
    const skills = await ensureSkills(context, trx, skillNames, { memberId: by.member, limitKeys: by });
    return await events.insertEvent(trx, row, skills.idsOf(skillNames));
  });
  return await readEvent(context, id, by.member);
}

function readChange(change: EventChange): Omit<events.EventPatch, 'day'> {
  const start = readInstant('start_time', change.start_time);
  const end = endAfter(start, readInstant('end_time', change.end_time));
  return {
    start_time: start,
    end_time: end,
    ...(change.link === undefined ? {} : { link: readLink('link', change.link) }),
    ...(change.max_participants === undefined ? {} : { max_participants: change.max_participants }),
    ...(change.hasWaitlist === undefined ? {} : { has_waitlist: change.hasWaitlist }),
    ...(change.language === undefined ? {} : { language: change.language || null }),
    ...(change.autoApprove === undefined ? {} : { auto_approve: change.autoApprove }),
  };
}

/**
 * Changes an upcoming event's times, link and size.
 *
 * @throws ApiError 400 for invalid times or an invalid link; 403 to all but the host; 409 when it is not upcoming, or
 * the new size is below the number of participants.
 */
export async function updateEvent(
  context: AppContext,
  memberId: string,
  id: string,
  change: EventChange,
): Promise<events.EventRow> {
  const patch = readChange(change);
  const before = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  // Errors of an event that has ended take precedence over errors of its times.
  if (closedBecause(before, now) === null) requireChangedTimes(before, patch, now);
  // Concurrent edits cannot conflict, because an edit always moves the day and the start together.
  const day = readDay('start_time', movedDay(before.day, before.start_time, patch.start_time).toISOString());
  const isChanged = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await events.updateUpcomingEvent(trx, before.id, { ...patch, day }, now))) return false;
    await offerPlaces(trx, notify, before.id, now);
    const change = changeInWords(before, patch);
    if (change === null) return true;
    const isMoved = patch.start_time.getTime() !== before.start_time.getTime();
    if (isMoved) await skipDueReminders(trx, { id: before.id, startsAt: patch.start_time }, now);
    const details = {
      eventId: before.id,
      title: before.title,
      startsAt: patch.start_time.toISOString(),
      ...(isMoved && { movedFrom: before.start_time.toISOString() }),
      change,
    };
    const to = await memberIdsOf(trx, before.id, ['approved']);
    await notify({ kind: 'eventChanged', subject: before.id, to, actor: memberId, details });
    return true;
  });
  const event = await readEvent(context, before.id, memberId);
  if (isChanged) return event;
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const enrolled = event.participants_count;
  const taken = event.max_participants - placesLeft(event, now);
  throw conflict(
    'too_few_places',
    taken > enrolled
      ? `max_participants: must be at least ${taken}, with the places that are held for members on the waitlist`
      : `max_participants: must be at least ${enrolled}, the members who already take part`,
  );
}

/** Returns the changes that participants are notified of; null without any. */
function changeInWords(before: events.EventRow, { start_time, end_time, link }: Omit<events.EventPatch, 'day'>) {
  const isMoved = [start_time, end_time].join() !== [before.start_time, before.end_time].join();
  if (isMoved) return 'a new time';
  return link === undefined || link === before.link ? null : 'a new meeting link';
}

/**
 * Replaces an upcoming event's picture, or removes it for null.
 *
 * @throws ApiError 400 without a picture; 403 to all but the host; 409 when it is not upcoming; 413 or 415 for an
 * invalid picture; 429 past the limit of pictures.
 */
export async function changeCover(
  context: AppContext,
  memberId: string,
  id: string,
  upload: Buffer | null | undefined,
): Promise<events.EventRow> {
  const before = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  const closed = closedBecause(before, now);
  if (closed !== null) throw closed;
  if (upload === undefined) throw invalid('photo', 'is required');
  const picture = upload === null ? null : await readUpload(context, memberId, upload, coverSide);
  const replaced = await inTransaction(context.db, async (trx) => {
    const hash = picture === null ? null : await keepPicture(trx, picture, now);
    return await replaceCover(trx, before.id, hash, now);
  });
  const event = await readEvent(context, before.id, memberId);
  for (const hash of [replaced, picture?.hash]) {
    if (hash && hash !== event.image_hash) await dropPicture(context, hash);
  }
  if (replaced === undefined) throw closedBecause(event, now) ?? changedMeanwhile();
  return event;
}

function changedMeanwhile() {
  return conflict('changed_meanwhile', 'This event has just changed. Try again.');
}

/** Cancels an upcoming event. @throws ApiError 403 to all but the host, 409 when it is not upcoming. */
export async function cancelEvent(context: AppContext, memberId: string, id: string, words = ''): Promise<void> {
  const reason = words.trim();
  const { id: eventId, title, start_time } = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  const isCanceled = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await events.cancelUpcomingEvent(trx, eventId, now))) return false;
    const waiting = await clearWaitlist(trx, eventId);
    const to = [...new Set([...(await memberIdsOf(trx, eventId, ['approved', 'pending', 'declined'])), ...waiting])];
    const details = { eventId, title, startsAt: start_time.toISOString(), ...(reason !== '' && { reason }) };
    await notify({ kind: 'eventCanceled', subject: eventId, to, actor: memberId, details });
    return true;
  });
  if (isCanceled) return await readNotificationsOf(context, memberId, 'eventRequest', eventId);
  const event = await readEvent(context, eventId, memberId);
  throw closedBecause(event, now) ?? changedMeanwhile();
}
