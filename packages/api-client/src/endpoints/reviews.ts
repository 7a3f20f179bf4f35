import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import type { Review } from '../types.ts';

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

/** `receivedReviewsQuery` in a component. */
export const useReceivedReviews = (userId: string) => useQuery(receivedReviewsQuery(useApi(), userId));

/** Reviews that the caller gave, newest first. In this answer `userId` is the author: it becomes `reviewedBy`. */
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

/** `givenReviewsQuery` in a component. */
export const useGivenReviews = () => useQuery(givenReviewsQuery(useApi()));
