import type { NewEvent } from '@skill-exchange/api-client/types';
import { conflict, forbidden, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { parseId, requireId } from '../../db/ids.ts';
import { type KeyedCall, storeOnce } from '../../db/store-once.ts';
import { readDay, readInstant, readNames } from '../../input.ts';
import type { MemberRateLimitKeys } from '../../limits/limits.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { isHost, mayManageEvent } from '../../policy.ts';
import { requireNotLimited } from '../auth/require-not-limited.ts';
import { requireVerified } from '../auth/require-verified.ts';
import { notifyFollowers } from '../followed-skills/notify-followers.ts';
import { dropPicture, keepPicture, readUpload } from '../images/service.ts';
import { findNamed } from '../skills/named-skills.ts';
import { ensureSkills } from '../skills/service.ts';
import { replaceCovers } from './changes/cover-repository.ts';
import { hostedOf } from './cohosts/event-hosts.ts';
import { deleteDraft } from './drafts/draft-repository.ts';
import type { EventRow } from './event-columns.ts';
import { readFields } from './event-fields.ts';
import { requireEventTimes } from './event-times.ts';
import * as lists from './list-repository.ts';
import * as events from './repository.ts';
import { idsOf, planSeries } from './series/series.ts';
import { datesInScope, insertSeries, restorableHosted } from './series/series-repository.ts';
import { closedBecause } from './status.ts';

/**
 * Reads a page of events; every list is sorted by start and id.
 *
 * @throws ApiError 400 for an invalid cursor.
 */
export async function readEventPage(
  request: PageRequest,
  read: (page: lists.EventPage) => Promise<EventRow[]>,
): Promise<Page<EventRow>> {
  return await readPage(request, {
    kinds: ['instant', 'id'],
    keyOf: (row: EventRow) => [row.start_time.toISOString(), row.id],
    read: (key, limit) => read({ after: key && { startTime: key[0], id: key[1] }, limit }),
  });
}

/** Returns upcoming events for the viewer, soonest first, optionally of one skill or series. */
export async function listUpcomingEvents(
  context: AppContext,
  viewerId: string | null,
  { skill = '', series, ...request }: PageRequest & { skill?: string | undefined; series?: string | undefined },
): Promise<Page<EventRow>> {
  const seriesId = series === undefined ? null : parseId(series);
  if (series !== undefined && seriesId === null) return { rows: [], nextCursor: null };
  const skillIds = skill.trim() === '' ? null : await findNamed(context.db, skill);
  const filter = { now: context.clock(), viewerId, skillIds, seriesId };
  return await readEventPage(request, (page) => lists.findUpcomingEvents(context.db, { ...page, ...filter }));
}

/** Returns upcoming events by others that teach what the member wants to learn, soonest first. */
export async function listEventsToLearn(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<EventRow>> {
  const now = context.clock();
  return await readEventPage(request, (page) => lists.findEventsToLearn(context.db, memberId, { ...page, now }));
}

export interface OwnEventsRequest extends PageRequest {
  status: lists.EventStatus;
  /** Only events that this member hosts or takes part in, too. */
  with?: string | undefined;
}

/** Returns a host's events of a status, by choice also those that they co-host: upcoming soonest first, past ones latest first. */
export async function listEventsOfHost(
  context: AppContext,
  hostId: string,
  { status, with: withMember, include, ...request }: OwnEventsRequest & { include?: 'cohosted' | undefined },
): Promise<Page<EventRow>> {
  const withId = withMember === undefined ? null : parseId(withMember);
  if (withMember !== undefined && withId === null) return { rows: [], nextCursor: null };
  const filter = { status, withId, now: context.clock(), withCohosted: include === 'cohosted' };
  return await readEventPage(request, (page) => lists.findEventsOfHost(context.db, hostId, { ...page, ...filter }));
}

/** Returns an event for a viewer. @throws ApiError 404 without such an event. */
export async function readEvent(context: AppContext, id: string, viewerId: string | null): Promise<EventRow> {
  const event = await events.findEvent(context.db, requireId(id, 'Event'), viewerId);
  if (event === undefined) throw notFound('Event');
  return event;
}

/** Returns an event for its public page, where a hidden one is not found even by its host. */
export async function readPublicEvent(context: AppContext, id: string, viewerId: string | null): Promise<EventRow> {
  const event = await readEvent(context, id, viewerId);
  if (event.hidden_at !== null) throw notFound('Event');
  return event;
}

/** @throws ApiError 404 without such an event, 403 to all but its host and co-hosts. */
export async function readHostedEvent(context: AppContext, memberId: string, id: string): Promise<EventRow> {
  const event = await readEvent(context, id, memberId);
  if (!mayManageEvent(memberId, event)) throw notHost();
  return event;
}

/** @throws ApiError 404 without such an event, 403 to all but its host, also to co-hosts. */
export async function readOwnEvent(context: AppContext, memberId: string, id: string): Promise<EventRow> {
  const event = await readEvent(context, id, memberId);
  if (!isHost(memberId, event)) throw notHost();
  return event;
}

export function notHost() {
  return forbidden('not_host', 'Only the host can do this.');
}

/** The larger side of an event's stored picture, in pixels: the width of the page. */
const coverSide = 1280;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Parses the day that the host sent. In the host's zone it may be the day before or after the start's
 * UTC day.
 *
 * @throws ApiError 400 for any other day.
 */
export function readDayOfStart(field: string, text: string, startTime: Date): string {
  const day = readDay(field, text);
  const startDay = startTime.toISOString().slice(0, 10);
  if (Math.abs(Date.parse(day) - Date.parse(startDay)) > dayMs) {
    throw invalid(field, 'must be the day on which the event starts');
  }
  return day;
}

/**
 * Creates an event or a series, and deletes the draft that it was.
 *
 * @throws ApiError 400 for an invalid day, time, title, skill, link or repetition; 409 when the key was used for
 * another event, 429 past the limits of dates and of new skills.
 */
export async function createEvent(
  context: AppContext,
  by: MemberRateLimitKeys,
  draft: NewEvent,
  key: string | null = null,
): Promise<EventRow> {
  await requireVerified(context, by.member);
  await requireNotLimited(context, by.member);
  const startTime = readInstant('start_time', draft.start_time);
  const endTime = readInstant('end_time', draft.end_time);
  const skillNames = readNames('skills', draft.skills ?? []);
  const now = context.clock();
  requireEventTimes(startTime, endTime, now);
  const row = {
    ...readFields(draft),
    host_id: by.member,
    day: readDayOfStart('date', draft.date, startTime),
    start_time: startTime,
    end_time: endTime,
    created_at: now,
  };
  const series = draft.repeat === undefined ? null : planSeries(draft.repeat, row, now);
  const draftId = draft.draftId === undefined ? null : parseId(draft.draftId);
  const call: KeyedCall = { memberId: by.member, thing: 'event', key, body: draft };
  let refund: (() => Promise<void>) | undefined;
  const stored = storeOnce(context, call, async (trx, notify) => {
    // Once, even if the transaction is retried. A repeated request stores nothing, and counts as nothing.
    refund ??= await context.limits.consume('event-dates', by, series?.dates.length ?? 1);
    const skills = await ensureSkills(context, trx, skillNames, { memberId: by.member, limitKeys: by });
    const skillIds = skills.idsOf(skillNames);
    if (draftId !== null) await deleteDraft(trx, by.member, draftId);
    const eventId = await (series === null
      ? events.insertEvent(trx, row, skillIds)
      : insertSeries(trx, row, series, skillIds));
    await notifyFollowers(context, { trx, notify }, { eventId });
    return eventId;
  });
  const id = await stored.catch(async (error: unknown) => {
    await refund?.();
    throw error;
  });
  return await readEvent(context, id, by.member);
}

/**
 * Replaces an upcoming event's picture, or removes it for null; also that of the series' other dates that the member hosts.
 *
 * @throws ApiError 400 without a picture; 403 to all but the hosts; 409 when it is not upcoming; 413 or 415 for an
 * invalid picture; 429 past the limits of pictures.
 */
export async function changeCover(
  context: AppContext,
  by: MemberRateLimitKeys,
  id: string,
  upload: Buffer | null | undefined,
): Promise<EventRow> {
  const { member: memberId } = by;
  const before = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  const closed = closedBecause(before, now);
  if (closed !== null) throw closed;
  if (upload === undefined) throw invalid('photo', 'is required', { rule: 'required' });
  const picture = upload === null ? null : await readUpload(context, by, upload, coverSide);
  const replaced = await inTransaction(context.db, async (trx) => {
    const hash = picture === null ? null : await keepPicture(trx, picture, now);
    const dates = await datesInScope(trx, before, 'all', now);
    const canceled = await restorableHosted(trx, { event: before, scope: 'all', hostId: memberId }, now);
    return await replaceCovers(trx, [...(await hostedOf(trx, memberId, dates)), ...idsOf(canceled)], hash, now);
  });
  const event = await readEvent(context, before.id, memberId);
  for (const hash of new Set([...replaced.map(({ image_hash }) => image_hash), picture?.hash])) {
    if (hash && hash !== event.image_hash) await dropPicture(context, hash);
  }
  if (replaced.every(({ id }) => id !== before.id)) throw closedBecause(event, now) ?? changedMeanwhile();
  return event;
}

export function changedMeanwhile() {
  return conflict('changed_meanwhile', 'This event has just changed. Try again.');
}
