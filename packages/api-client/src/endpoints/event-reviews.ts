import { infiniteQueryOptions, mutationOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { flatten, type Page, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { EventReview, HostReview, NewEventReview, ReviewChange } from '../types.ts';
import type { Gate } from './gate.ts';

export const eventReviewKeys = {
  of: (eventId: string) => ['eventReviews', 'event', eventId] as const,
  ofHost: (userId: string) => ['eventReviews', 'host', userId] as const,
};

/** Reviews before 'Show more'. */
const firstReviews = 3;

/** The loaded reviews, with the mean and the number of all. */
export interface RatedReviews<Review> {
  readonly mean: number;
  readonly count: number;
  readonly reviews: readonly Review[];
}

interface ReviewPage<Review> extends Page<Review> {
  readonly mean: number;
  readonly count: number;
}

const queryOf = (cursor: string | undefined) => (cursor === undefined ? { limit: firstReviews } : pageQuery(cursor));

function rated<Review extends EventReview>(pages: readonly ReviewPage<Review>[]): RatedReviews<Review> {
  const { mean, count } = pages.at(-1) ?? { mean: 0, count: 0 };
  return { mean, count, reviews: flatten(pages) };
}

/** The reviews of an event, newest first: three, and then page by page. */
export function eventReviewsQuery(api: ApiClient, eventId: string) {
  return infiniteQueryOptions({
    queryKey: eventReviewKeys.of(eventId),
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage<EventReview>> => {
      const params = { path: { eventId }, query: queryOf(pageParam) };
      const { data, response } = await api.GET('/api/events/{eventId}/reviews', { params, signal });
      return { ...toPage(data.reviews, response), mean: data.mean, count: data.count };
    },
    select: ({ pages }) => rated(pages),
    ...paged,
  });
}

export const useEventReviews = (eventId: string, gate: Gate = {}) =>
  useInfiniteQuery({ ...eventReviewsQuery(useApi(), eventId), ...gate });

/** The reviews of the events that a member hosted, newest first: three, and then page by page. */
export function hostReviewsQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: eventReviewKeys.ofHost(userId),
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage<HostReview>> => {
      const params = { path: { userId }, query: queryOf(pageParam) };
      const { data, response } = await api.GET('/api/reviews/host/{userId}', { params, signal });
      return { ...toPage(data.reviews, response), mean: data.mean, count: data.count };
    },
    select: ({ pages }) => rated(pages),
    ...paged,
  });
}

export const useHostReviews = (userId: string) => useInfiniteQuery(hostReviewsQuery(useApi(), userId));

/** A review changes the lists, and what the event says of the caller's own. */
const reviewed = ['eventReviews', 'events'];

/** Reviews an event in which the caller took part. Rejected with 409 for a second review, and 30 days after its end. */
export function reviewEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['eventReviews', 'create'],
    mutationFn: async ({ eventId, idempotencyKey, ...body }: Keyed<NewEventReview & { eventId: string }>) => {
      const params = { path: { eventId }, ...keyHeader(idempotencyKey) };
      await api.POST('/api/events/{eventId}/reviews', { params, body });
    },
    onSuccess: (_answer, _review, _before, { client }) => refresh(client, ...reviewed),
    onError: refreshIfRejected(...reviewed),
  });
}

export const useReviewEvent = () => useMutation(reviewEventMutation(useApi()));

/** Changes the caller's review of an event. */
export function editEventReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['eventReviews', 'edit'],
    mutationFn: async ({ eventId, ...body }: ReviewChange & { eventId: string }) => {
      await api.PUT('/api/events/{eventId}/reviews/mine', { params: { path: { eventId } }, body });
    },
    onSuccess: (_answer, _review, _before, { client }) => refresh(client, ...reviewed),
    onError: refreshIfRejected(...reviewed),
  });
}

export const useEditEventReview = () => useMutation(editEventReviewMutation(useApi()));

/** Deletes the caller's review of an event, which they can then review again. */
export function removeEventReviewMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['eventReviews', 'remove'],
    mutationFn: async (eventId: string) => {
      await api.DELETE('/api/events/{eventId}/reviews/mine', { params: { path: { eventId } } });
    },
    onSuccess: (_answer, _eventId, _before, { client }) => refresh(client, ...reviewed),
    onError: refreshIfRejected(...reviewed),
  });
}

export const useRemoveEventReview = () => useMutation(removeEventReviewMutation(useApi()));
