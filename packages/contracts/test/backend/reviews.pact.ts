import { editReviewMutation, removeReviewMutation } from '@skill-exchange/api-client/review-changes';
import { createReviewMutation, givenReviewsQuery, receivedReviewsQuery } from '@skill-exchange/api-client/reviews';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { someOf } from '../support/matchers.ts';
import { acknowledgement, givenReview, nothing, receivedReview } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const said = { rating: 5, comment: 'Corrects you in a way that makes you want to say more.' };
const edited = { rating: 4, comment: 'Corrects you kindly.' };
const completed = given('a session', { status: 'Completed' });

answers('createReview', 'a review of a completed session', {
  given: completed,
  request: ({ otherId, sessionId, otherSkillId }) => ({
    body: { ...said, reviewedTo: otherId, sessionId, skillId: otherSkillId },
  }),
  send: (api, { otherId, sessionId, otherSkillId }) =>
    mutate(createReviewMutation(api), { ...said, reviewedTo: otherId, sessionId, skillId: otherSkillId }),
  status: 201,
  body: nothing,
});

rejects('createReview', 'a review with six stars', {
  given: completed,
  request: ({ otherId, sessionId }) => ({ body: { ...said, rating: 6, reviewedTo: otherId, sessionId } }),
  send: (api, { otherId, sessionId }) =>
    mutate(createReviewMutation(api), { ...said, rating: 6, reviewedTo: otherId, sessionId }),
  status: 400,
  message: 'rating: must be at most 5',
});

rejects('createReview', 'a review by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ body: { ...said, reviewedTo: 'some-member', sessionId: 'some-session' } }),
  send: (api) => mutate(createReviewMutation(api), { ...said, reviewedTo: 'some-member', sessionId: 'some-session' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('createReview', 'a review of a session that is not there', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { ...said, reviewedTo: otherId, sessionId: 'no-such-session' } }),
  send: (api, { otherId }) =>
    mutate(createReviewMutation(api), { ...said, reviewedTo: otherId, sessionId: 'no-such-session' }),
  status: 404,
  message: 'Session not found.',
});

const rejections = [
  [
    'a review of the session of others',
    given('a session', { status: 'Completed', mine: false }),
    403,
    'Only the two members of this session can do this.',
  ],
  ['a review of a session to come', given('a session'), 409, 'This session has not taken place yet.'],
  [
    'a second review of a session',
    given('a session', { status: 'Completed', reviewed: true }),
    409,
    'You have already reviewed this session.',
  ],
] as const;
for (const [receives, state, status, message] of rejections) {
  rejects('createReview', receives, {
    given: state,
    request: ({ otherId, sessionId }) => ({ body: { ...said, reviewedTo: otherId, sessionId } }),
    send: (api, { otherId, sessionId }) =>
      mutate(createReviewMutation(api), { ...said, reviewedTo: otherId, sessionId }),
    status,
    message,
  });
}

answers('listUserReviews', 'the reviews of a member', {
  given: given('a review', { mine: false }),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(receivedReviewsQuery(api, otherId)),
  status: 200,
  stated: ({ reviewId }) => ({ success: true, reviews: someOf({ ...receivedReview, _id: reviewId }) }),
  gives: (reviews) => expect(reviews).toMatchObject([{ reviewedBy: { name: 'Jonas Brandt' } }]),
});

rejects('listUserReviews', 'the reviews of nobody', {
  given: given('a member'),
  request: () => ({ path: { userId: 'no-such-member' } }),
  send: (api) => freshCache().fetchQuery(receivedReviewsQuery(api, 'no-such-member')),
  status: 404,
  message: 'User not found.',
});

answers('listGivenReviews', 'the reviews that I gave', {
  given: given('a review'),
  send: (api) => freshCache().fetchQuery(givenReviewsQuery(api)),
  status: 200,
  stated: ({ reviewId, memberId }) => ({
    reviews: someOf({ ...givenReview, _id: reviewId, userId: { ...givenReview.userId, _id: memberId } }),
  }),
  gives: (reviews) => expect(reviews).toMatchObject([{ reviewedBy: { name: 'Jonas Brandt' } }]),
});

rejects('listGivenReviews', 'the reviews of somebody whose session has ended', {
  given: given('an ended session'),
  send: (api) => freshCache().fetchQuery(givenReviewsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('editReview', 'another rating and comment', {
  given: given('a review'),
  request: ({ reviewId }) => ({ path: { reviewId }, body: edited }),
  send: (api, { reviewId }) => mutate(editReviewMutation(api), { reviewId, ...edited }),
  status: 200,
  body: acknowledgement('Review updated successfully'),
});

rejects('editReview', 'a comment of nothing but spaces', {
  given: given('a review'),
  request: ({ reviewId }) => ({ path: { reviewId }, body: { ...edited, comment: '  ' } }),
  send: (api, { reviewId }) => mutate(editReviewMutation(api), { reviewId, ...edited, comment: '  ' }),
  status: 400,
  message: 'comment: must not be blank',
});

answers('removeReview', 'a review that I gave', {
  given: given('a review'),
  request: ({ reviewId }) => ({ path: { reviewId } }),
  send: (api, { reviewId }) => mutate(removeReviewMutation(api), reviewId),
  status: 200,
  body: acknowledgement('Review deleted successfully'),
});

const edit = {
  operation: 'editReview',
  verb: 'edit',
  body: { body: edited },
  send: (api: Parameters<typeof editReviewMutation>[0], reviewId: string) =>
    mutate(editReviewMutation(api), { reviewId, ...edited }),
} as const;
const remove = {
  operation: 'removeReview',
  verb: 'delete',
  body: {},
  send: (api: Parameters<typeof removeReviewMutation>[0], reviewId: string) =>
    mutate(removeReviewMutation(api), reviewId),
} as const;

for (const { operation, verb, body, send } of [edit, remove]) {
  rejects(operation, `somebody whose session has ended wants to ${verb} a review`, {
    given: given('an ended session'),
    request: () => ({ path: { reviewId: 'some-review' }, ...body }),
    send: (api) => send(api, 'some-review'),
    status: 401,
    message: pleaseLogIn,
  });

  rejects(operation, `a member wants to ${verb} the review of another member`, {
    given: given('a review', { mine: false }),
    request: ({ reviewId }) => ({ path: { reviewId }, ...body }),
    send: (api, { reviewId }) => send(api, reviewId),
    status: 403,
    message: 'Only the author of this review can do this.',
  });

  rejects(operation, `a member wants to ${verb} a review that is not there`, {
    given: given('a member'),
    request: () => ({ path: { reviewId: 'no-such-review' }, ...body }),
    send: (api) => send(api, 'no-such-review'),
    status: 404,
    message: 'Review not found.',
  });
}
