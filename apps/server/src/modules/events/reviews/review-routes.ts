import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../../contract/handlers.ts';
import { nextLink } from '../../../paging.ts';
import { presentEventReview, presentHostReview } from './present-review.ts';
import * as service from './review-service.ts';

export function eventReviewHandlers(context: AppContext) {
  return {
    reviewEvent: async (call) => {
      const review = { input: call.body, key: idempotencyKeyOf(call) };
      const stored = await service.reviewEvent(context, callerOf(call).memberId, call.path.eventId, review);
      return {
        status: 201,
        body: { success: true, message: 'Review submitted successfully', review: presentEventReview(stored) },
      };
    },

    listEventReviews: async ({ path, query, caller, request }) => {
      const page = await service.reviewsOfEvent(context, path.eventId, caller?.memberId ?? null, query);
      return {
        status: 200,
        body: { success: true, ...page.totals, reviews: page.rows.map(presentEventReview) },
        headers: nextLink(request.url, page.nextCursor),
      };
    },

    listHostReviews: async ({ path, query, caller, request }) => {
      const page = await service.reviewsOfHost(context, path.userId, caller?.memberId ?? null, query);
      return {
        status: 200,
        body: { success: true, ...page.totals, reviews: page.rows.map(presentHostReview) },
        headers: nextLink(request.url, page.nextCursor),
      };
    },

    editEventReview: async (call) => {
      await service.editEventReview(context, callerOf(call).memberId, call.path.eventId, call.body);
      return { status: 200, body: { success: true, message: 'Review updated successfully' } };
    },

    removeEventReview: async (call) => {
      await service.removeEventReview(context, callerOf(call).memberId, call.path.eventId);
      return { status: 200, body: { success: true, message: 'Review deleted successfully' } };
    },
  } satisfies Partial<Handlers>;
}
