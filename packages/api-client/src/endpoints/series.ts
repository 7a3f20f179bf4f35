import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import type { Event } from '../types.ts';
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
