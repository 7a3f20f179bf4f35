import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { Review, ReviewChange } from '../types.ts';
import { reviewed, reviewKeys } from './reviews.ts';

/** Matches every list of reviews: those received by any member, and those given. */
const everyList = { queryKey: reviewKeys.all };

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
      // Only this review: changes of others may be pending.
      if (before !== undefined) replaceReview(client, before);
    },
    onSettled: (_answer, _error, _change, _before, { client }) => refresh(client, ...reviewed),
  });
}

export const useEditReview = () => useMutation(editReviewMutation(useApi()));

/** Deletes a review of the caller by its id. Its session can be reviewed again. */
export function removeReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reviews', 'remove'],
    mutationFn: async (reviewId: string) => {
      await api.DELETE('/api/reviews/remove/{reviewId}', { params: { path: { reviewId } } });
    },
    onSuccess: (_answer, reviewId, _before, { client }) => {
      client.setQueriesData<Review[]>(everyList, (reviews) => reviews?.filter(({ _id }) => _id !== reviewId));
      refresh(client, ...reviewed);
    },
    onError: refreshIfRejected(...reviewed),
  });
}

export const useRemoveReview = () => useMutation(removeReviewMutation(useApi()));

function replaceReview(client: QueryClient, review: Review): void {
  client.setQueriesData<Review[]>(everyList, (reviews) =>
    reviews?.map((each) => (each._id === review._id ? review : each)),
  );
}
