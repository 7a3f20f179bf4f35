import type { NewEventReview, ReviewChange } from '@skill-exchange/api-client/types';
import { type ApiError, conflict, forbidden, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireId } from '../../../db/ids.ts';
import { storeOnce } from '../../../db/store-once.ts';
import { type Page, type PageRequest, readPage } from '../../../paging.ts';
import { mayReviewEvent } from '../../../policy.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { memberExists } from '../../users/repository.ts';
import { findHostIds } from '../cohosts/cohost-repository.ts';
import { lockWithHosts } from '../cohosts/event-hosts.ts';
import type { EventRow } from '../event-columns.ts';
import { changedMeanwhile, readEvent } from '../service.ts';
import * as reviews from './review-repository.ts';
import { isReviewable, reviewableSince, wasHeld } from './review-times.ts';

/**
 * Stores a participant's review of an event that they took part in, once, and notifies its hosts.
 *
 * @throws ApiError 403 to all but participants who took part; 404 without such an event; 409 before its end, 30 days after
 * it, for an event that was canceled before its start, and for a second review.
 */
export async function reviewEvent(
  context: AppContext,
  authorId: string,
  id: string,
  { input, key }: { input: NewEventReview; key: string | null },
): Promise<reviews.EventReviewRow> {
  const event = await readEvent(context, id, authorId);
  const { id: eventId, title } = event;
  const now = context.clock();
  const rejected = whyUnreviewable(event, authorId, now);
  if (rejected !== null) throw rejected;
  const review = { eventId, authorId, rating: input.rating, comment: input.comment.trim() };
  const call = { memberId: authorId, thing: 'review', key, body: { eventId, ...input } } as const;
  const reviewId = await storeOnce(context, call, async (trx, notify) => {
    await lockWithHosts(trx, authorId, [eventId]);
    const stored = await reviews.insertEventReview(trx, { ...review, endedSince: reviewableSince(now), now });
    if (stored === null) {
      const hasReviewed = await reviews.hasReviewed(trx, eventId, authorId);
      throw hasReviewed ? conflict('already_reviewed', 'You have already reviewed this event.') : changedMeanwhile();
    }
    const to = await findHostIds(trx, eventId);
    await notify({ kind: 'eventReview', subject: eventId, to, actor: authorId, details: { eventId, title } });
    return stored;
  });
  const stored = await reviews.findEventReview(context.db, reviewId);
  if (stored === undefined) throw notFound('Review');
  return stored;
}

/** Returns why an event cannot be reviewed by a member, besides that they have done so; null if it can be. */
function whyUnreviewable(event: EventRow, memberId: string, now: Date): ApiError | null {
  const notAttended = forbidden('not_attended', 'Only members who took part in this event can review it.');
  if (!mayReviewEvent(memberId, event)) return notAttended;
  if (!wasHeld(event)) return conflict('event_canceled', 'This event was canceled.');
  if (event.end_time > now) return conflict('event_not_over', 'This event is not over yet.');
  if (!event.own_review?.wasThere) return notAttended;
  if (isReviewable(event, now)) return null;
  return conflict('review_closed', 'An event can be reviewed until 30 days after its end.', { params: { limit: 30 } });
}

/** A page of reviews, with the mean and the number of all. */
interface ReviewsPage extends Page<reviews.HostReviewRow> {
  totals: reviews.ReviewTotals;
}

async function readReviews(
  context: AppContext,
  subject: reviews.ReviewSubject,
  viewerId: string | null,
  request: PageRequest,
): Promise<ReviewsPage> {
  const page = await readPage(request, {
    kinds: ['number'],
    keyOf: (row: reviews.HostReviewRow) => [row.seq],
    read: (before, rows) =>
      reviews.findEventReviews(context.db, subject, { viewerId, rows, before: before?.[0] ?? null }),
  });
  return { ...page, totals: await reviews.countEventReviews(context.db, subject, viewerId) };
}

/** Returns the reviews of an event, newest first. @throws ApiError 404 if the viewer cannot find the event. */
export async function reviewsOfEvent(
  context: AppContext,
  id: string,
  viewerId: string | null,
  request: PageRequest,
): Promise<ReviewsPage> {
  const { id: eventId } = await readEvent(context, id, viewerId);
  return await readReviews(context, { eventId }, viewerId, request);
}

/** Returns the reviews of a host's events, newest first. @throws ApiError 404 if the viewer cannot find the member. */
export async function reviewsOfHost(
  context: AppContext,
  id: string,
  viewerId: string | null,
  request: PageRequest,
): Promise<ReviewsPage> {
  const hostId = requireId(id, 'User');
  if (!(await memberExists(context.db, hostId, viewerId))) throw notFound('User');
  return await readReviews(context, { hostId }, viewerId, request);
}

/** Changes the caller's review of an event. @throws ApiError 404 without one, or when a moderator has hidden it. */
export async function editEventReview(
  context: AppContext,
  memberId: string,
  id: string,
  { rating, comment }: ReviewChange,
): Promise<void> {
  const event = await readEvent(context, id, memberId);
  const patch = { ...(rating !== undefined && { rating }), ...(comment !== undefined && { comment: comment.trim() }) };
  if (!(await reviews.updateEventReview(context.db, event.id, memberId, patch))) throw notFound('Review');
}

/** Deletes the caller's review of an event, who can then review it again. Rejects like `editEventReview`. */
export async function removeEventReview(context: AppContext, memberId: string, id: string): Promise<void> {
  const event = await readEvent(context, id, memberId);
  await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await reviews.deleteEventReview(trx, event.id, memberId))) throw notFound('Review');
    await notify.takeBack({ kind: 'eventReview', subject: event.id, actor: memberId });
  });
}
