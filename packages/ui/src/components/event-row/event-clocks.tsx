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
  /** Names the day, too: that of the user's clock, where it does not stand beside the row. */
  withDay?: boolean;
}

/** The user's own time and UTC in a line. If the UTC day stands beside it, only another own day is named. */
export function EventClocks({ start, end, timeZone, withDay = false }: EventClocksProps) {
  const { zone, isOwn } = useShownZone(timeZone);
  const { day, own, utc } = twoClocks(start, end, zone, isOwn);
  const isOtherDay = !withDay && day !== formatDate(start);
  return (
    <p data-slot="event-clocks" className="text-small">
      {withDay ? (
        <time dateTime={start} className="block font-semibold">
          {day}
        </time>
      ) : null}
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
          {withDay ? utc : formatUtcTimeRange(start, end)}
        </time>
      </Dotted>
    </p>
  );
}
