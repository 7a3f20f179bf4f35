import type { Review, Session } from '@skill-exchange/api-client/types';
import { community } from '../community.ts';
import { makeReview, today } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';

const notFound = errorBody('Review not found.');

const onlyTheAuthor = 'Only the author of this review can do this.';

export const reviewHandlers = (http: Http) => ({
  createReview: http.post('/api/reviews/new', async ({ request, response }) => {
    const { rating, comment, reviewedTo, sessionId } = await request.json();
    const { me, reviews, sessions, users } = community();
    const session = sessions.find(({ _id }) => _id === sessionId);
    const other = users.find(({ _id }) => _id === reviewedTo);
    if (session === undefined || other === undefined) return response(404).json(errorBody('Session not found.'));
    if (session.status !== 'Completed') return response(409).json(errorBody('This session has not taken place yet.'));
    if (session[myFlag(session)]) return response(409).json(errorBody('You have already reviewed this session.'));
    session[myFlag(session)] = true;
    const review = makeReview({
      _id: `review-${reviews.length + 1}`,
      rating,
      comment,
      createdAt: today,
      reviewedBy: { _id: me._id, name: me.name, photo: me.photo },
      reviewedTo: { _id: other._id, name: other.name, photo: other.photo },
      sessionId: session,
    });
    reviews.unshift(review);
    return response(201).json({ success: true, message: 'Review submitted successfully', review });
  }),

  listUserReviews: http.get('/api/reviews/user/{userId}', ({ params, request, response }) => {
    const { reviews, users } = community();
    if (!users.some(({ _id }) => _id === params.userId)) return response(404).json(errorBody('User not found.'));
    const received = reviews.filter(({ reviewedTo }) => reviewedTo?._id === params.userId);
    const { entries, headers } = pageOf(received, request);
    return response(200).json({ success: true, reviews: entries }, { headers });
  }),

  listGivenReviews: http.get('/api/reviews/given', ({ request, response }) => {
    const { me, reviews } = community();
    const { entries, headers } = pageOf(
      reviews.filter(({ userId }) => userId._id === me._id),
      request,
    );
    return response(200).json({ success: true, reviews: entries }, { headers });
  }),

  editReview: http.put('/api/reviews/edit/{reviewId}', async ({ params, request, response }) => {
    const review = reviewWithId(params.reviewId);
    if (review === undefined) return response(404).json(notFound);
    if (!isMine(review)) return response(403).json(errorBody(onlyTheAuthor));
    Object.assign(review, await request.json());
    return response(200).json({ success: true, message: 'Review updated successfully' });
  }),

  removeReview: http.delete('/api/reviews/remove/{reviewId}', ({ params, response }) => {
    const review = reviewWithId(params.reviewId);
    if (review === undefined) return response(404).json(notFound);
    if (!isMine(review)) return response(403).json(errorBody(onlyTheAuthor));
    const { reviews, sessions } = community();
    reviews.splice(reviews.indexOf(review), 1);
    const session = sessions.find(({ _id }) => _id === review.sessionId._id);
    if (session) session[myFlag(session)] = false;
    return response(200).json({ success: true, message: 'Review deleted successfully' });
  }),
});

function reviewWithId(id: string): Review | undefined {
  return community().reviews.find(({ _id }) => _id === id);
}

function isMine({ userId }: Review): boolean {
  return userId._id === community().me._id;
}

function myFlag({ userOne }: Session): 'isReviewProvidedByUserOne' | 'isReviewProvidedByUserTwo' {
  return userOne._id === community().me._id ? 'isReviewProvidedByUserOne' : 'isReviewProvidedByUserTwo';
}
