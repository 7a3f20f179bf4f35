import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { type ComponentProps, useId } from 'react';
import { firstName } from '../../lib/texts/display-name.ts';
import { formatShortDay } from '../../lib/time/date-time.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { EventClocks } from '../event-row/event-clocks.tsx';

interface MoreEventsProps extends ComponentProps<'section'> {
  /** The host's name. */
  host: string;
  /** The host's other upcoming events. */
  events: readonly Event[];
  hrefOf: (event: Event) => string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Further upcoming events of a host, below one of theirs. */
export function MoreEvents({ host, events, hrefOf, timeZone, ...rest }: MoreEventsProps) {
  const id = useId();
  const name = firstName(host);
  const Link = useLink();
  return (
    <section data-slot="more-events" aria-labelledby={id} {...rest}>
      <h2 id={id} className="type-h3 mb-4">
        <Trans>
          More from <bdi>{name}</bdi>
        </Trans>
      </h2>
      <ul className="border-t border-line">
        {events.map((event) => (
          <li key={event._id} className="relative flex items-center gap-4 border-b border-line py-4">
            <EventPicture event={event} className="h-14 w-24 flex-none rounded-chip" />
            <div className="grid min-w-0 flex-1 gap-1">
              <h3 dir="auto" className="type-h4 wrap-anywhere">
                <Link
                  href={hrefOf(event)}
                  className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
                >
                  {/* The link covers its row. */}
                  {event.title}
                </Link>
              </h3>
              <div className="flex flex-wrap gap-x-2 text-small">
                <span className="font-semibold">{formatShortDay(event.start_time, 'UTC')}</span>
                <EventClocks start={event.start_time} end={event.end_time} timeZone={timeZone} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
