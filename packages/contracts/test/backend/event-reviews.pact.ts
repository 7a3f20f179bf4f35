import {
  editEventReviewMutation,
  eventReviewsQuery,
  hostReviewsQuery,
  removeEventReviewMutation,
  reviewEventMutation,
} from '@skill-exchange/api-client/event-reviews';
import { eventQuery } from '@skill-exchange/api-client/events';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { flag, instant, someOf, text } from '../support/matchers.ts';
import { acknowledgement, event, eventReview, nothing, ratedList } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

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

rejects('reviewEvent', 'a review of an event by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' }, body: said }),
  send: (api) => mutate(reviewEventMutation(api), { eventId: 'some-event', ...said }),
  status: 401,
  message: pleaseLogIn,
});

const rejections = [
  [
    'a review of an event that I did not attend',
    given('an event that members attended', { my: 'absent' }),
    403,
    'Only members who took part in this event can review it.',
  ],
  ['a second review of an event', reviewed, 409, 'You have already reviewed this event.'],
  [
    'a review of an event of last season',
    given('an event that members attended', { days: 40 }),
    409,
    'An event can be reviewed until 30 days after its end.',
  ],
] as const;
for (const [receives, state, status, message] of rejections) {
  rejects('reviewEvent', receives, {
    given: state,
    request: ({ eventId }) => ({ path: { eventId }, body: said }),
    send: (api, { eventId }) => mutate(reviewEventMutation(api), { eventId, ...said }),
    status,
    message,
  });
}

rejects('reviewEvent', 'a review of an event to come', {
  given: given('an event', { my: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId }, body: said }),
  send: (api, { eventId }) => mutate(reviewEventMutation(api), { eventId, ...said }),
  status: 409,
  message: 'This event is not over yet.',
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

rejects('listEventReviews', 'the reviews of an event that is not there', {
  given: given('a member'),
  request: () => ({ path: { eventId: 'no-such-event' }, query: { limit: '3' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventReviewsQuery(api, 'no-such-event')),
  status: 404,
  message: 'Event not found.',
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

rejects('listHostReviews', 'the reviews of the events of nobody', {
  given: given('a member'),
  request: () => ({ path: { userId: 'no-such-member' }, query: { limit: '3' } }),
  send: (api) => freshCache().fetchInfiniteQuery(hostReviewsQuery(api, 'no-such-member')),
  status: 404,
  message: 'User not found.',
});

answers('getEvent', 'an event that I can review', {
  given: attended,
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, memberId }) => ({
    ...event,
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
    ...event,
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

const edit = {
  operation: 'editEventReview',
  verb: 'edit',
  body: { body: edited },
  send: (api: Parameters<typeof editEventReviewMutation>[0], eventId: string) =>
    mutate(editEventReviewMutation(api), { eventId, ...edited }),
} as const;
const remove = {
  operation: 'removeEventReview',
  verb: 'delete',
  body: {},
  send: (api: Parameters<typeof removeEventReviewMutation>[0], eventId: string) =>
    mutate(removeEventReviewMutation(api), eventId),
} as const;

for (const { operation, verb, body, send } of [edit, remove]) {
  rejects(operation, `somebody whose session has ended wants to ${verb} a review of an event`, {
    given: given('an ended session'),
    request: () => ({ path: { eventId: 'some-event' }, ...body }),
    send: (api) => send(api, 'some-event'),
    status: 401,
    message: pleaseLogIn,
  });

  rejects(operation, `a member wants to ${verb} a review of an event that they did not write`, {
    given: attended,
    request: ({ eventId }) => ({ path: { eventId }, ...body }),
    send: (api, { eventId }) => send(api, eventId),
    status: 404,
    message: 'Review not found.',
  });
}
