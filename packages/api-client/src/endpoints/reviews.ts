import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { NewReview, Review } from '../types.ts';

export const reviewKeys = {
  all: ['reviews'] as const,
  received: (userId: string) => ['reviews', 'received', userId] as const,
  given: () => ['reviews', 'given'] as const,
};

/** Reviews that a member received, newest first. */
export function receivedReviewsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: reviewKeys.received(userId),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const params = { path: { userId }, query };
        const { data, response } = await api.GET('/api/reviews/user/{userId}', { params, signal });
        return toPage(data.reviews, response);
      }),
  });
}

export const useReceivedReviews = (userId: string) => useQuery(receivedReviewsQuery(useApi(), userId));

/**
 * Reviews that the caller gave, newest first. In this response `userId` is the author: it becomes
 * `reviewedBy`.
 */
export function givenReviewsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: reviewKeys.given(),
    queryFn: ({ signal }): Promise<Review[]> =>
      readWhole(async (query) => {
        const { data, response } = await api.GET('/api/reviews/given', { params: { query }, signal });
        return toPage(
          data.reviews.map((review) => ({ ...review, reviewedBy: review.userId })),
          response,
        );
      }),
  });
}

export const useGivenReviews = () => useQuery(givenReviewsQuery(useApi()));

/** A review changes the other member's rating, which events also show, and a flag of its session. */
export const reviewed = ['reviews', 'sessions', 'users', 'events'];

/** Reviews the other member of a completed session. Rejected with 409 for a second review. */
export function createReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reviews', 'create'],
    mutationFn: async ({ idempotencyKey, ...review }: Keyed<NewReview>) => {
      await api.POST('/api/reviews/new', { params: keyHeader(idempotencyKey), body: review });
    },
    onSuccess: (_answer, _review, _before, { client }) => refresh(client, ...reviewed),
    onError: refreshIfRejected(...reviewed),
  });
}

export const useCreateReview = () => useMutation(createReviewMutation(useApi()));
