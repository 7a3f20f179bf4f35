import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { dayParts, nearDay } from '../../lib/day-parts.ts';
import { formatDate, formatShortDay } from '../../lib/time/date-time.ts';

/** The days of an agenda, one below the other. */
export function EventDayGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="event-day-grid" className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', className)} {...rest} />;
}

interface EventDayProps {
  /** ISO instant of the first event. */
  start: string;
  /** The UTC day of the viewer, once known: 'YYYY-MM-DD'. */
  today: string | undefined;
  /** Of the days that it begins: 'Next week'. */
  group?: string | undefined;
  /** Items with a row each. */
  children: readonly ReactNode[];
}

/** The events of one UTC day beside its date, which stays in sight. */
export function EventDay({ start, today, group, children }: EventDayProps) {
  const id = useId();
  const { weekday, number, month } = dayParts(start);
  const day = formatDate(start);
  const near = today === undefined ? null : nearDay(start.slice(0, 10), today);
  return (
    <section data-slot="event-day" aria-labelledby={id}>
      {group === undefined ? null : (
        <p className="pt-4 pb-4 text-small font-semibold text-ink-2 max-md:sr-only">{group}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 md:grid-cols-[88px_minmax(0,1fr)] md:gap-4">
        <div className="md:sticky md:top-38 md:pt-3">
          <h2 id={id} className="sr-only">
            <Trans>
              <time dateTime={start.slice(0, 10)}>{day}</time> UTC
            </Trans>
          </h2>
          <p
            aria-hidden="true"
            className="flex items-baseline gap-1 max-md:type-h4 md:grid md:text-small md:font-semibold"
          >
            <span className="md:hidden">{formatShortDay(start, 'UTC')}</span>
            <span className="max-md:hidden">{weekday}</span>
            <span className="font-display-xl text-h2 leading-none font-bold max-md:hidden">{number}</span>
            <span className="max-md:hidden">{month}</span>
            {near === null ? null : (
              <span className="font-text text-cap font-normal text-ink-2 max-md:ms-auto">{near}</span>
            )}
          </p>
        </div>
        <ul aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {children}
        </ul>
      </div>
    </section>
  );
}
