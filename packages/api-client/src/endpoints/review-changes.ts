import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { whenRefused } from '../refused.ts';
import type { NewReview, Review, ReviewChange } from '../types.ts';
import { eventKeys } from './events.ts';
import { reviewKeys } from './reviews.ts';
import { sessionKeys } from './sessions.ts';
import { userKeys } from './users.ts';

/** Every list under these keys is one of reviews: those received by anybody, and those given. */
const everyList = { queryKey: reviewKeys.all };

/** Reviews the other member of a completed session. Refused with 409 the second time. */
export function createReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reviews', 'create'],
    mutationFn: async (review: NewReview) => {
      await api.POST('/api/reviews/new', { body: review });
    },
    onSuccess: (_answer, _review, _before, { client }) => refreshReviews(client),
    onError: whenRefused(refreshReviews),
  });
}

/** `createReviewMutation` in a component. */
export const useCreateReview = () => useMutation(createReviewMutation(useApi()));

/** Changes a review of the caller's. Every list that holds it shows it at once, and takes it back on a refusal. */
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
      // It alone: another one may be on its way.
      if (before !== undefined) replaceReview(client, before);
    },
    onSettled: (_answer, _error, _change, _before, { client }) => refreshReviews(client),
  });
}

/** `editReviewMutation` in a component. */
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
      refreshReviews(client);
    },
    onError: whenRefused(refreshReviews),
  });
}

/** `removeReviewMutation` in a component. */
export const useRemoveReview = () => useMutation(removeReviewMutation(useApi()));

function replaceReview(client: QueryClient, review: Review): void {
  client.setQueriesData<Review[]>(everyList, (reviews) =>
    reviews?.map((each) => (each._id === review._id ? review : each)),
  );
}

/** A review also counts in the other member's rating, which their events show as well, and sets a flag on its session. */
export function refreshReviews(client: QueryClient): void {
  for (const queryKey of [reviewKeys.all, sessionKeys.all, userKeys.all, eventKeys.all]) {
    void client.invalidateQueries({ queryKey });
  }
}
