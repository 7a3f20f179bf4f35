import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import Repeat from 'lucide-react/icons/repeat';

/** When an event repeats, and which date this is. Renders nothing for an event that does not. */
export function EventSeries({ event: { series } }: { event: Event }) {
  if (series === undefined) return null;
  const { words, position, dates } = series;
  return (
    <p data-slot="event-series" className="flex items-start gap-2 text-small">
      <Repeat aria-hidden="true" className="mt-[0.15em] size-4.5 flex-none text-ink-2" />
      <span className="min-w-0">{t`${words}, date ${position} of ${dates}`}</span>
    </p>
  );
}
