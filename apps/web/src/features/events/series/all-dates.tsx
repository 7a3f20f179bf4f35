import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';

const SeriesDates = lazyWithPreload(async () => (await import('./series-dates.tsx')).SeriesDates);

/** The upcoming dates of an event that repeats, below how often it does; nothing for other events. */
export function AllDates({ event, toEvent }: { event: Event; toEvent: (eventId: string) => string }) {
  const { series } = event;
  const hasDates = usePreload(SeriesDates, series !== undefined);
  if (series === undefined) return null;
  return (
    <section aria-label={t`All dates`} className="grid min-h-32 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="type-h3">{series.words}</h2>
      {hasDates ? <SeriesDates event={event} seriesId={series._id} toEvent={toEvent} /> : null}
    </section>
  );
}
