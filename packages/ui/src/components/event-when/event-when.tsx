import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import type { ComponentProps, ReactNode } from 'react';
import { clockRange, inYourTime, twoClocks } from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';
import { Dotted } from './dotted.tsx';

interface EventWhenProps extends ComponentProps<'div'> {
  /** ISO instant of the start. */
  start: string;
  /** ISO instant of the end; optional. */
  end?: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Day and time in the user's zone and UTC. The server renders the community's zone, or room for another one. */
export function EventWhen({ start, end = '', timeZone, className, children, ...rest }: EventWhenProps) {
  const { zone, isOwn } = useShownZone(timeZone);
  const { day, own, utc } = twoClocks(start, end, zone, isOwn);
  return (
    <div data-slot="event-when" className={cx('grid content-start gap-1 text-small', className)} {...rest}>
      <EventFact icon={CalendarDays}>
        <time dateTime={start} className="font-semibold">
          {day}
        </time>
      </EventFact>
      {utc && (
        <EventFact icon={Clock}>
          <Dotted>
            {!isOwn && own === '' ? (
              <span aria-hidden="true" className="invisible">
                {inYourTime(clockRange(start, end, 'UTC'))}
              </span>
            ) : (
              own !== '' && <b className="font-semibold">{own}</b>
            )}
            <time dateTime={start} className="font-semibold">
              {utc}
            </time>
          </Dotted>
        </EventFact>
      )}
      {children}
    </div>
  );
}

/** One line with an icon. */
export function EventFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-[0.25em] size-4 flex-none text-ink-2" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
