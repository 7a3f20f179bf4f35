import { plural, t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { lazyWithPreload, loadOrNotify } from '../../../lib/lazy-with-preload.ts';

const SeriesDates = lazyWithPreload(async () => (await import('./series-dates.tsx')).SeriesDates);

/** Opens the upcoming dates of an event that repeats; nothing for other events. */
export function AllDates({ event, toEvent }: { event: Event; toEvent: (eventId: string) => string }) {
  const [isOpen, setOpen] = useState(false);
  const { series } = event;
  if (series === undefined) return null;
  const toggle = () => (isOpen ? setOpen(false) : void loadOrNotify(SeriesDates).then(setOpen));
  return (
    <div className="grid gap-4">
      <Button variant="secondary" size="sm" className="justify-self-start" aria-expanded={isOpen} onClick={toggle}>
        {plural(series.dates, { other: t`All # dates` })}
      </Button>
      {isOpen ? <SeriesDates event={event} seriesId={series._id} toEvent={toEvent} /> : null}
    </div>
  );
}
