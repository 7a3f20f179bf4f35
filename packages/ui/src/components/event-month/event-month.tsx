import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, useId, useState } from 'react';
import { addMonths, monthInWords, spanOf, weeksOf } from '../../lib/time/calendar-days.ts';
import { weekdayName, weekdayOrder } from '../../lib/time/weekdays.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DayLink, type DayLinkProps, DayMark } from '../event-day-strip/day-link.tsx';

/** A narrow month whose days with events are links. The next days in a line: `EventDayStrip`. */
export function EventMonth({
  days,
  today,
  from,
  to,
  hrefOf,
  className,
  ...rest
}: Omit<DayLinkProps, 'day'> & ComponentProps<'section'>) {
  const id = useId();
  const [turnedTo, setMonth] = useState<string | null>(null);
  // The first month with something to choose.
  const month = turnedTo ?? (from ?? days?.[0]?.value ?? today).slice(0, 7);
  return (
    <section
      data-slot="event-month"
      aria-labelledby={id}
      className={cx('rounded-card border border-line bg-surface p-3 shadow-card', className)}
      {...rest}
    >
      <div className="flex items-center gap-1 ps-2">
        <h2 id={id} aria-live="polite" className="type-h4 flex-1">
          {monthInWords(month)}
        </h2>
        <IconButton label={t`Previous month`} onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Next month`} onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <table className="w-full table-fixed text-center text-small tabular">
        <thead>
          <tr>
            {weekdayOrder().map((weekday) => (
              <th key={weekday} scope="col" className="py-1 text-cap font-normal text-ink-2">
                <abbr title={weekdayName(weekday)} className="no-underline">
                  {weekdayName(weekday, 'narrow')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(spanOf(month)).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {/* Days of adjacent months are empty. */}
                  {day.startsWith(month) ? <DayLink day={day} {...{ days, today, from, to, hrefOf }} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="flex gap-5 px-2 pt-2 text-cap text-ink-2">
        <span className="flex items-center gap-2">
          <DayMark isOwn /> {t`You’re in`}
        </span>
        <span className="flex items-center gap-2">
          <DayMark /> {t`Event`}
        </span>
      </p>
    </section>
  );
}
