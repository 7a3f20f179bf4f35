import type { NewReview, ReviewChange } from '@skill-exchange/api-client/types';
import { type ApiError, conflict, forbidden, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { storeOnce } from '../../db/store-once.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { mayChangeReview } from '../../policy.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { requireOwnSession } from '../sessions/own-session.ts';
import type { SessionRow } from '../sessions/repository.ts';
import { readSkillChoice } from '../sessions/skill-choice.ts';
import { sessionStatus } from '../sessions/status.ts';
import { lockMembers, memberExists } from '../users/repository.ts';
import * as reviews from './repository.ts';

async function requireReview(context: AppContext, id: string, viewerId: string): Promise<reviews.ReviewRow> {
  const review = await reviews.findReview(context.db, requireId(id, 'Review'), viewerId);
  if (review === undefined) throw notFound('Review');
  return review;
}

async function requireOwnReview(context: AppContext, memberId: string, id: string): Promise<reviews.ReviewRow> {
  const review = await requireReview(context, id, memberId);
  if (!mayChangeReview(memberId, review)) throw forbidden('not_author', 'Only the author of this review can do this.');
  return review;
}

/** Returns the other member and the skill that they taught, which a review repeats. */
function otherSide(session: SessionRow, memberId: string): { memberId: string; skillId: string | null } {
  return session.one_id === memberId
    ? { memberId: session.two_id, skillId: session.skill_two_id }
    : { memberId: session.one_id, skillId: session.skill_one_id };
}

/**
 * Stores a member's review of the other member of a completed session, once.
 *
 * @throws ApiError 400 when the review names another member or skill than the session, 403 to others, 404 without such
 * a session, 409 before the session has taken place, when it was canceled, and for a second review.
 */
export async function giveReview(
  context: AppContext,
  authorId: string,
  input: NewReview,
  key: string | null = null,
): Promise<reviews.ReviewRow> {
  const session = await requireOwnSession(context, authorId, input.sessionId);
  const other = otherSide(session, authorId);
  if (input.reviewedTo.toLowerCase() !== other.memberId) {
    throw invalid('reviewedTo', 'must be the other member of the session');
  }
  const skillId = await readSkillChoice(context, 'skillId', input.skillId, () => [other.skillId]);
  if (skillId !== null && skillId !== other.skillId) {
    throw invalid('skillId', 'must be the skill that the other member taught');
  }
  const now = context.clock();
  const row = { sessionId: session.id, authorId, rating: input.rating, comment: input.comment.trim(), createdAt: now };
  const id = await storeOnce(
    context,
    { memberId: authorId, thing: 'review', key, body: input },
    async (trx, notify) => {
      // The review changes the rating of the other member.
      await lockMembers(trx, [authorId, other.memberId]);
      await requireOwnSession({ ...context, db: trx }, authorId, session.id);
      const stored = await reviews.insertReview(trx, row);
      if (stored === null) throw whyUnreviewable(session, now);
      await notify({ kind: 'review', subject: session.id, to: [other.memberId], actor: authorId, details: {} });
      return stored;
    },
  );
  const review = await reviews.findReview(context.db, id, authorId);
  if (review === undefined) throw notFound('Session');
  return review;
}

function whyUnreviewable(session: SessionRow, now: Date): ApiError {
  const reasons = {
    Scheduled: conflict('session_not_over', 'This session has not taken place yet.'),
    Cancelled: conflict('session_canceled', 'This session was canceled.'),
    Completed: conflict('already_reviewed', 'You have already reviewed this session.'),
  };
  return reasons[sessionStatus(session, now)];
}

async function page(
  context: AppContext,
  of: Pick<reviews.ReviewPage, 'side' | 'memberId' | 'viewerId'>,
  request: PageRequest,
): Promise<Page<reviews.ReviewRow>> {
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: reviews.ReviewRow) => [row.seq],
    read: (before, rows) => reviews.findReviews(context.db, { ...of, rows, before: before?.[0] ?? null }),
  });
}

/** Returns the reviews of a member, newest first. @throws ApiError 404 if the viewer may not find the member. */
export async function reviewsReceived(
  context: AppContext,
  id: string,
  viewerId: string | null,
  request: PageRequest,
): Promise<Page<reviews.ReviewRow>> {
  const memberId = requireId(id, 'User');
  if (!(await memberExists(context.db, memberId, viewerId))) throw notFound('User');
  return await page(context, { side: 'subject_id', memberId, viewerId }, request);
}

/** Returns reviews that a member gave, newest first. */
export async function reviewsGiven(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<reviews.ReviewRow>> {
  return await page(context, { side: 'author_id', memberId, viewerId: memberId }, request);
}

/** @throws ApiError 403 unless the caller is the author, 404 when the review does not exist anymore. */
export async function editReview(
  context: AppContext,
  memberId: string,
  id: string,
  change: ReviewChange,
): Promise<void> {
  const review = await requireOwnReview(context, memberId, id);
  const isChanged = await reviews.updateReview(context.db, review.id, memberId, {
    ...(change.rating === undefined ? {} : { rating: change.rating }),
    ...(change.comment === undefined ? {} : { comment: change.comment.trim() }),
  });
  if (!isChanged) throw notFound('Review');
}

/** Deletes a review; the session can be reviewed again. Rejects like `editReview`. */
export async function removeReview(context: AppContext, memberId: string, id: string): Promise<void> {
  const review = await requireOwnReview(context, memberId, id);
  await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await reviews.deleteReview(trx, review.id, memberId))) throw notFound('Review');
    await notify.takeBack({ kind: 'review', subject: review.session_id, actor: memberId });
  });
}
