import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import type { ComponentProps, ReactNode } from 'react';
import { formatDate, formatLocalTime, formatUtcTime, formatUtcTimeRange } from '../../lib/date-time.ts';
import { useLocalTimeZone } from '../../lib/use-local-time-zone.ts';
import { Dotted } from './dotted.tsx';

interface EventWhenProps extends ComponentProps<'div'> {
  /** ISO instant of the start. */
  start: string;
  /** ISO instant of the end; optional. */
  end?: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Day and time in UTC, with the local time beside them. */
export function EventWhen({ start, end, timeZone, className, children, ...rest }: EventWhenProps) {
  const local = useLocalTime(start, timeZone);
  const utc = end ? formatUtcTimeRange(start, end) : formatUtcTime(start);
  return (
    <div data-slot="event-when" className={cx('grid content-start gap-1 text-small', className)} {...rest}>
      <EventFact icon={CalendarDays}>
        <time dateTime={start}>{formatDate(start)}</time>
      </EventFact>
      {utc && (
        <EventFact icon={Clock}>
          <Dotted>
            <time dateTime={start} className="font-semibold">
              {utc}
            </time>
            {local}
          </Dotted>
        </EventFact>
      )}
      {children}
    </div>
  );
}

/** Returns the local time; on the server a placeholder of the same size. */
function useLocalTime(instant: string, timeZone: string | undefined): ReactNode {
  const local = useLocalTimeZone();
  const zone = timeZone ?? local;
  if (zone === null)
    return (
      <span aria-hidden="true" className="invisible">
        10:00 PM your time
      </span>
    );
  const time = formatLocalTime(instant, zone);
  return time === '' ? null : <span className="text-ink-2">{time}</span>;
}

/** One line with an icon. */
export function EventFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className="mt-[0.25em] size-4 flex-none text-ink-2" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
