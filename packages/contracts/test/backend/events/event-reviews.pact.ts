import {
  editEventReviewMutation,
  eventReviewsQuery,
  hostReviewsQuery,
  removeEventReviewMutation,
  reviewEventMutation,
} from '@skill-exchange/api-client/event-reviews';
import { eventQuery } from '@skill-exchange/api-client/events';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { flag, instant, someOf, text } from '../../support/matchers.ts';
import { acknowledgement, eventReview, nothing, ratedList } from '../../support/shapes.ts';
import { answers, given } from '../backend.ts';

const said = { rating: 5, comment: 'Clear, patient and funny. My loaf rose.' };
const edited = { rating: 4, comment: 'Clear, patient and funny.' };
const attended = given('an event that members attended');
const reviewed = given('an event that members attended', { reviewed: true });

answers('reviewEvent', 'a review of an event that I attended', {
  given: attended,
  request: ({ eventId }) => ({ path: { eventId }, body: said }),
  send: (api, { eventId }) => mutate(reviewEventMutation(api), { eventId, ...said }),
  status: 201,
  body: nothing,
});

answers('listEventReviews', 'the reviews of an event', {
  given: given('an event that members attended', { reviews: 2 }),
  request: ({ eventId }) => ({ path: { eventId }, query: { limit: '3' } }),
  send: (api, { eventId }) => freshCache().fetchInfiniteQuery(eventReviewsQuery(api, eventId)),
  asVisitor: true,
  status: 200,
  body: ratedList(eventReview),
  gives: (list) => expect(list).toMatchObject({ pages: [{ mean: 4, count: 2, items: [{ rating: 4 }] }] }),
});

answers('listHostReviews', 'the reviews of the events of a host', {
  given: given('an event that members attended', { reviews: 2 }),
  request: ({ hostId }) => ({ path: { userId: hostId }, query: { limit: '3' } }),
  send: (api, { hostId }) => freshCache().fetchInfiniteQuery(hostReviewsQuery(api, hostId)),
  asVisitor: true,
  status: 200,
  stated: ({ eventId }) =>
    ratedList({
      ...eventReview,
      event: {
        _id: eventId,
        title: text('Sourdough from a cold fridge'),
        date: instant('2099-11-24T00:00:00.000Z'),
      },
    }),
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ event: { _id: 'event-1' } }] }] }),
});

answers('getEvent', 'an event that I can review', {
  given: attended,
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, memberId }) => ({
    _id: eventId,
    status: 'Completed',
    participants: someOf({ _id: memberId }),
    review: { canReview: true },
  }),
  gives: (found) => expect(found).toHaveProperty('review.canReview', true),
});

answers('getEvent', 'an event that I have reviewed', {
  given: reviewed,
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, memberId }) => ({
    _id: eventId,
    participants: someOf({ _id: memberId }),
    review: { canReview: flag(false), mine: eventReview },
  }),
  gives: (found) => expect(found).toHaveProperty('review.mine.rating', 4),
});

answers('editEventReview', 'another rating and comment of an event', {
  given: reviewed,
  request: ({ eventId }) => ({ path: { eventId }, body: edited }),
  send: (api, { eventId }) => mutate(editEventReviewMutation(api), { eventId, ...edited }),
  status: 200,
  body: acknowledgement('Review updated successfully'),
});

answers('removeEventReview', 'a review of an event that I wrote', {
  given: reviewed,
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(removeEventReviewMutation(api), eventId),
  status: 200,
  body: acknowledgement('Review deleted successfully'),
});
