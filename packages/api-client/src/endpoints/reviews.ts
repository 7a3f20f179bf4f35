import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { NewReview, Review, ReviewChange } from '../types.ts';

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

export const useGivenReviews = () => useQuery(givenReviewsQuery(useApi()));

/** A review counts in the other member's rating, which events show too, and sets a flag on its session. */
const affected = ['reviews', 'sessions', 'users', 'events'];

/** Matches every list of reviews: those received by any member, and those given. */
const everyList = { queryKey: reviewKeys.all };

/** Reviews the other member of a completed session. Rejected with 409 the second time. */
export function createReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reviews', 'create'],
    mutationFn: async ({ idempotencyKey, ...review }: Keyed<NewReview>) => {
      await api.POST('/api/reviews/new', { params: keyHeader(idempotencyKey), body: review });
    },
    onSuccess: (_answer, _review, _before, { client }) => refresh(client, ...affected),
    onError: refreshIfRejected(...affected),
  });
}

export const useCreateReview = () => useMutation(createReviewMutation(useApi()));

/** Changes a review of the caller. Every list shows it at once, and rolls back on an error. */
export function editReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reviews', 'edit'],
    mutationFn: async ({ reviewId, ...change }: ReviewChange & { reviewId: string }) => {
      await api.PUT('/api/reviews/edit/{reviewId}', { params: { path: { reviewId } }, body: change });
    },
    onMutate: async ({ reviewId, ...change }, { client }) => {
      await client.cancelQueries(everyList);
      const lists = client.getQueriesData<Review[]>(everyList).map(([, reviews]) => reviews);
      const before = lists.flatMap((reviews) => reviews ?? []).find(({ _id }) => _id === reviewId);
      if (before !== undefined) replaceReview(client, { ...before, ...change });
      return before;
    },
    onError: (_error, _change, before, { client }) => {
      // This one only: another one may be pending.
      if (before !== undefined) replaceReview(client, before);
    },
    onSettled: (_answer, _error, _change, _before, { client }) => refresh(client, ...affected),
  });
}

export const useEditReview = () => useMutation(editReviewMutation(useApi()));

/** Deletes a review of the caller's by its id. Its session can be reviewed again. */
export function removeReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reviews', 'remove'],
    mutationFn: async (reviewId: string) => {
      await api.DELETE('/api/reviews/remove/{reviewId}', { params: { path: { reviewId } } });
    },
    onSuccess: (_answer, reviewId, _before, { client }) => {
      client.setQueriesData<Review[]>(everyList, (reviews) => reviews?.filter(({ _id }) => _id !== reviewId));
      refresh(client, ...affected);
    },
    onError: refreshIfRejected(...affected),
  });
}

export const useRemoveReview = () => useMutation(removeReviewMutation(useApi()));

function replaceReview(client: QueryClient, review: Review): void {
  client.setQueriesData<Review[]>(everyList, (reviews) =>
    reviews?.map((each) => (each._id === review._id ? review : each)),
  );
}
