import { t } from '@lingui/core/macro';
import { useSeriesDates } from '@skill-exchange/api-client/series';
import type { Event } from '@skill-exchange/api-client/types';
import { SeriesDatesSkeleton, SeriesDates as SeriesDatesView } from '@skill-exchange/ui/components/series-dates';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';

type SeriesDatesProps = { event: Event; seriesId: string; toEvent: (eventId: string) => string };

/** The upcoming dates of an event that repeats. */
export function SeriesDates({ event, seriesId, toEvent }: SeriesDatesProps) {
  const query = viewedQuery(useSeriesDates(seriesId));
  return (
    <QueryView
      query={query}
      failure={t`Failed to load the dates.`}
      loading={
        <LoadingStatus label={t`Loading dates...`} labelHidden>
          <SeriesDatesSkeleton />
        </LoadingStatus>
      }
      isEmpty={(dates) => dates.length === 0}
      empty={<p className="text-ink-2">{t`There are no more dates.`}</p>}
    >
      {(dates) => <SeriesDatesView dates={dates} currentId={event._id} hrefOf={({ _id }) => toEvent(_id)} />}
    </QueryView>
  );
}
