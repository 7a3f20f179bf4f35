import { editReviewMutation, removeReviewMutation } from '@skill-exchange/api-client/review-changes';
import { createReviewMutation, givenReviewsQuery, receivedReviewsQuery } from '@skill-exchange/api-client/reviews';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { someOf } from '../support/matchers.ts';
import { acknowledgement, givenReview, nothing, receivedReview } from '../support/shapes.ts';
import { answers, given } from './backend.ts';

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

answers('listUserReviews', 'the reviews of a member', {
  given: given('a review', { mine: false }),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(receivedReviewsQuery(api, otherId)),
  status: 200,
  stated: ({ reviewId }) => ({ success: true, reviews: someOf({ ...receivedReview, _id: reviewId }) }),
  gives: (reviews) => expect(reviews).toMatchObject([{ reviewedBy: { name: 'Jonas Brandt' } }]),
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

answers('editReview', 'another rating and comment', {
  given: given('a review'),
  request: ({ reviewId }) => ({ path: { reviewId }, body: edited }),
  send: (api, { reviewId }) => mutate(editReviewMutation(api), { reviewId, ...edited }),
  status: 200,
  body: acknowledgement('Review updated successfully'),
});

answers('removeReview', 'a review that I gave', {
  given: given('a review'),
  request: ({ reviewId }) => ({ path: { reviewId } }),
  send: (api, { reviewId }) => mutate(removeReviewMutation(api), reviewId),
  status: 200,
  body: acknowledgement('Review deleted successfully'),
});
