import type { Event, EventReview } from '@skill-exchange/api-client/types';
import { community, perStory } from '../../community.ts';
import { makeEventReview, many, today } from '../../factories.ts';
import { errorBody, type Http, pageOf } from '../../http.ts';
import { closedBecause, eventWithId, notFound, takesPart } from './events.ts';

const reviewNotFound = errorBody('Review not found.');

/** Reviews by the ids of their events: of one that the signed-in member hosted, and of one that they went to. */
export const eventReviews = perStory(
  () =>
    new Map<string, EventReview[]>([
      ['event-7', many(4, makeEventReview)],
      ['event-8', many(5, makeEventReview)],
    ]),
);

const reviewsOf = (eventId: string) => eventReviews().get(eventId) ?? [];

export const eventReviewHandlers = (http: Http) => ({
  reviewEvent: http.post('/api/events/{eventId}/reviews', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.status === 'Cancelled') return response(409).json(errorBody(closedBecause(event)));
    if (event.status === 'Upcoming') return response(409).json(errorBody('This event is not over yet.'));
    if (!takesPart(event)) {
      return response(403).json(errorBody('Only members who took part in this event can review it.'));
    }
    if (event.review?.mine) return response(409).json(errorBody('You have already reviewed this event.'));
    const { _id, name, photo } = community().me;
    const fields = { ...(await request.json()), createdAt: today, reviewedBy: { _id, name, photo } };
    const review = makeEventReview({ _id: `event-review-of-${event._id}`, ...fields });
    eventReviews().set(event._id, [review, ...reviewsOf(event._id)]);
    event.review = { canReview: false, mine: review };
    return response(201).json({ success: true, message: 'Review submitted successfully', review });
  }),

  listEventReviews: http.get('/api/events/{eventId}/reviews', ({ params, request, response }) => {
    if (eventWithId(params.eventId) === undefined) return response(404).json(notFound);
    const reviews = reviewsOf(params.eventId);
    const { entries, headers } = pageOf(reviews, request);
    return response(200).json({ success: true, ...totalsOf(reviews), reviews: entries }, { headers });
  }),

  listHostReviews: http.get('/api/reviews/host/{userId}', ({ params, request, response }) => {
    const { events, users } = community();
    if (!users.some(({ _id }) => _id === params.userId)) return response(404).json(errorBody('User not found.'));
    const hosted = events.filter(({ created_by }) => created_by._id === params.userId);
    const reviews = hosted.flatMap((event) =>
      reviewsOf(event._id).map((review) => ({ ...review, event: refOf(event) })),
    );
    const { entries, headers } = pageOf(reviews, request);
    return response(200).json({ success: true, ...totalsOf(reviews), reviews: entries }, { headers });
  }),

  editEventReview: http.put('/api/events/{eventId}/reviews/mine', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    const mine = event.review?.mine;
    if (mine === undefined) return response(404).json(reviewNotFound);
    Object.assign(mine, await request.json());
    return response(200).json({ success: true, message: 'Review updated successfully' });
  }),

  removeEventReview: http.delete('/api/events/{eventId}/reviews/mine', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    const mine = event.review?.mine;
    if (mine === undefined) return response(404).json(reviewNotFound);
    eventReviews().set(
      event._id,
      reviewsOf(event._id).filter((review) => review !== mine),
    );
    event.review = { canReview: true };
    return response(200).json({ success: true, message: 'Review deleted successfully' });
  }),
});

function totalsOf(reviews: readonly EventReview[]): { mean: number; count: number } {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { mean: reviews.length === 0 ? 0 : sum / reviews.length, count: reviews.length };
}

function refOf({ _id, title, date }: Event) {
  return { _id, title, date };
}
