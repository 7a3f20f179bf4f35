import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatDate } from '../../lib/time/date-time.ts';
import { EventCardGrid } from '../event-card/event-card.tsx';

/** One to three columns of `EventDay`s. Its items pass their grid tracks on to the days. */
export function EventDayGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="event-day-grid"
      className={cx('grid gap-4 *:contents sm:grid-cols-2 sm:gap-6 lg:grid-cols-3', className)}
      {...rest}
    />
  );
}

interface EventDayProps {
  /** ISO instant of the first event. */
  start: string;
  /** Items with a card each. */
  children: readonly ReactNode[];
}

/**
 * The events of one UTC day below its name. Days with one event are side by side with aligned card
 * rows; others have their own rows.
 */
export function EventDay({ start, children }: EventDayProps) {
  const id = useId();
  const isOne = children.length === 1;
  return (
    <div className={cx('grid gap-4 sm:gap-6', isOne ? 'sm:row-span-7 sm:grid-rows-subgrid' : 'col-span-full')}>
      <h2 id={id} className="type-h4 pt-2">
        <time dateTime={start.slice(0, 10)}>{formatDate(start)}</time> <span className="text-cap text-ink-2">UTC</span>
      </h2>
      <EventCardGrid aria-labelledby={id} isOneColumn={isOne}>
        {children}
      </EventCardGrid>
    </div>
  );
}
