import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { Event, FurtherDates } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { eventKeys } from './events.ts';
import type { Gate } from './gate.ts';

/** The upcoming dates of a series, soonest first. */
export function seriesDatesQuery(api: ApiClient, seriesId: string) {
  return queryOptions({
    queryKey: eventKeys.series(seriesId),
    queryFn: ({ signal }) =>
      readWhole(async (page): Promise<ReturnType<typeof toPage<Event>>> => {
        const params = { query: { series: seriesId, ...page } };
        const { data, response } = await api.GET('/api/events/getAll', { params, signal });
        // A backend without this filter returns all events.
        const dates = data.filter(({ series }) => series?._id === seriesId);
        return toPage(
          dates.map((event) => wholeEvent(event)),
          response,
        );
      }),
  });
}

export const useSeriesDates = (seriesId: string, gate: Gate = {}) =>
  useQuery({ ...seriesDatesQuery(useApi(), seriesId), ...gate });

/** The date of a series to extend, and the number of new dates or the last possible day. */
export type SeriesExtension = FurtherDates & { readonly eventId: string };

/** Adds dates to a series and returns the first of them. Rejected with 400 past 52 dates or two years. */
export function extendSeriesMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'extendSeries'],
    mutationFn: async ({ eventId, idempotencyKey, ...body }: Keyed<SeriesExtension>) => {
      const params = { path: { eventId }, ...keyHeader(idempotencyKey) };
      const { firstDate } = bodyOf(await api.POST('/api/events/{eventId}/dates', { params, body }));
      return wholeEvent(firstDate);
    },
    onSuccess: (_answer, _extension, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useExtendSeries = () => useMutation(extendSeriesMutation(useApi()));
