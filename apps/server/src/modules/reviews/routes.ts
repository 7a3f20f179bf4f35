import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { presentReview } from './present-review.ts';
import { editReview, giveReview, removeReview, reviewsGiven, reviewsReceived } from './service.ts';

export function reviewHandlers(context: AppContext) {
  return {
    createReview: async (call) => {
      const review = await giveReview(context, callerOf(call).memberId, call.body, idempotencyKeyOf(call));
      return {
        status: 201,
        body: { success: true, message: 'Review submitted successfully', review: presentReview(review) },
      };
    },
    listUserReviews: async (call) => {
      const { rows, nextCursor } = await reviewsReceived(
        context,
        call.path.userId,
        call.caller?.memberId ?? null,
        call.query,
      );
      return {
        status: 200,
        body: { success: true, reviews: rows.map(presentReview) },
        headers: nextLink(call.request.url, nextCursor),
      };
    },
    listGivenReviews: async (call) => {
      const { rows, nextCursor } = await reviewsGiven(context, callerOf(call).memberId, call.query);
      return {
        status: 200,
        body: { success: true, reviews: rows.map(presentReview) },
        headers: nextLink(call.request.url, nextCursor),
      };
    },
    editReview: async (call) => {
      await editReview(context, callerOf(call).memberId, call.path.reviewId, call.body);
      return { status: 200, body: { success: true, message: 'Review updated successfully' } };
    },
    removeReview: async (call) => {
      await removeReview(context, callerOf(call).memberId, call.path.reviewId);
      return { status: 200, body: { success: true, message: 'Review deleted successfully' } };
    },
  } satisfies Partial<Handlers>;
}
