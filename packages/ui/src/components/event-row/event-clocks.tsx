import { withComma } from '../../lib/texts/list-words.ts';
import {
  clockRange,
  formatDate,
  formatShortDay,
  formatUtcTimeRange,
  inYourTime,
  twoClocks,
} from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';
import { Dotted } from '../event-when/dotted.tsx';

interface EventClocksProps {
  /** ISO instant of the start. */
  start: string;
  end: string;
  timeZone?: string | undefined;
}

/** The user's own time and UTC in a line. The UTC day stands beside it, so only another own day is named. */
export function EventClocks({ start, end, timeZone }: EventClocksProps) {
  const { zone, isOwn } = useShownZone(timeZone);
  const { day, own } = twoClocks(start, end, zone, isOwn);
  const isOtherDay = day !== formatDate(start);
  return (
    <p data-slot="event-clocks" className="text-small">
      <Dotted>
        {!isOwn && own === '' ? (
          <span aria-hidden="true" className="invisible">
            {inYourTime(clockRange(start, end, 'UTC'))}
          </span>
        ) : (
          own !== '' && (
            <b className="font-semibold">{isOtherDay ? withComma(own, formatShortDay(start, zone)) : own}</b>
          )
        )}
        <time dateTime={start} className="font-semibold">
          {formatUtcTimeRange(start, end)}
        </time>
      </Dotted>
    </p>
  );
}
