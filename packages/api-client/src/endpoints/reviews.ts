import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
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
    queryFn: async ({ signal }) => {
      const params = { path: { userId } };
      return (await api.GET('/api/reviews/user/{userId}', { params, signal })).data.reviews;
    },
  });
}

/** `receivedReviewsQuery` in a component. */
export const useReceivedReviews = (userId: string) => useQuery(receivedReviewsQuery(useApi(), userId));

/** Reviews that the caller gave, newest first. In this answer `userId` is the author: it becomes `reviewedBy`. */
export function givenReviewsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: reviewKeys.given(),
    queryFn: async ({ signal }): Promise<Review[]> => {
      const { data } = await api.GET('/api/reviews/given', { signal });
      return data.reviews.map((review) => ({ ...review, reviewedBy: review.userId }));
    },
  });
}

/** `givenReviewsQuery` in a component. */
export const useGivenReviews = () => useQuery(givenReviewsQuery(useApi()));
