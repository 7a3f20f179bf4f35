import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { addDays } from '../../lib/time/calendar-days.ts';
import { weekdayName } from '../../lib/time/weekdays.ts';
import { DayLink, type DayLinkProps } from './day-link.tsx';

const shownDays = 21;

/** The next three weeks in a line. */
export function EventDayStrip({
  days,
  today,
  from,
  to,
  hrefOf,
  className,
  ...rest
}: Omit<DayLinkProps, 'day'> & ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="event-day-strip"
      aria-label={t`Days`}
      className={cx('relative flex gap-1 overflow-x-auto py-1 text-center text-small tabular', className)}
      {...rest}
    >
      {Array.from({ length: shownDays }, (_, index) => addDays(today, index)).map((day) => (
        <li key={day} className="min-w-11 flex-1">
          <span aria-hidden="true" className="block text-cap text-ink-2">
            {weekdayName((new Date(day).getUTCDay() + 6) % 7, 'short')}
          </span>
          <DayLink day={day} {...{ days, today, from, to, hrefOf }} />
        </li>
      ))}
    </ul>
  );
}
