import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import type { ComponentProps, ReactNode } from 'react';
import { formatDate, formatLocalTime, formatUtcTime, formatUtcTimeRange } from '../date-time/date-time.ts';
import { Dotted } from '../date-time/dotted.tsx';
import { useReaderTimeZone } from '../date-time/use-reader-time-zone.ts';

interface EventWhenProps extends ComponentProps<'div'> {
  /** ISO instant of the start. */
  start: string;
  /** ISO instant of the end; without it the start stands alone. */
  end?: string;
  /** The reader's IANA time zone; the browser's own unless a story or a test fixes one. */
  timeZone?: string | undefined;
}

/** When something takes place: the day and the time, both in UTC, and the reader's own time in quiet type. */
export function EventWhen({ start, end, timeZone, className, children, ...rest }: EventWhenProps) {
  const local = useLocalTime(start, timeZone);
  const utc = end ? formatUtcTimeRange(start, end) : formatUtcTime(start);
  return (
    <div data-slot="event-when" className={cx('grid gap-1 text-small', className)} {...rest}>
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

/** On the reader's own clock. A page that a server has drawn keeps its room. */
function useLocalTime(instant: string, timeZone: string | undefined): ReactNode {
  const here = useReaderTimeZone();
  const zone = timeZone ?? here;
  if (zone === null)
    return (
      <span aria-hidden="true" className="invisible">
        10:00 PM your time
      </span>
    );
  const local = formatLocalTime(instant, zone);
  return local && <span className="text-ink-2">{local}</span>;
}

/** One line of facts about an event or a session, behind its icon. */
export function EventFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className="mt-[0.25em] size-4 flex-none text-ink-2" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
