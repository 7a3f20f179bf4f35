import type { EventSearch } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, useId, useState } from 'react';
import { addDays, addMonths, dayInWords, monthInWords, weeksOf } from '../../lib/calendar-days.ts';
import { weekdays } from '../../lib/weekdays.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

type DaysWithEvents = NonNullable<NonNullable<EventSearch['facets']>['days']>;

interface DaysProps {
  /** Days with events, 'YYYY-MM-DD'; undefined while they load. */
  days: DaysWithEvents | undefined;
  /** The viewer's day. */
  today: string;
  /** The first and the last of the chosen days. */
  from?: string | undefined;
  to?: string | undefined;
  /** The list of a day's events. */
  hrefOf: (day: string) => string;
}

/** A narrow month whose days with events are links. On small screens: `EventDayStrip`. */
export function EventMonth({
  days,
  today,
  from,
  to,
  hrefOf,
  className,
  ...rest
}: DaysProps & ComponentProps<'section'>) {
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
        <IconButton label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label="Next month" onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <table className="w-full table-fixed text-center text-small tabular-nums">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="py-1 text-cap font-normal text-ink-2">
                <abbr title={name} className="no-underline">
                  {name.slice(0, 1)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  {/* Days of adjacent months are empty. */}
                  {day.startsWith(month) ? <OneDay day={day} {...{ days, today, from, to, hrefOf }} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="flex gap-5 px-2 pt-2 text-cap text-ink-2">
        <span className="flex items-center gap-2">
          <Mark isOwn /> You’re in
        </span>
        <span className="flex items-center gap-2">
          <Mark /> Event
        </span>
      </p>
    </section>
  );
}

/** Number of days in a strip: the rest of this week and the next one. */
const stripDays = 14;

/** The next two weeks in a line, for small screens. */
export function EventDayStrip({ days, today, from, to, hrefOf, className, ...rest }: DaysProps & ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="event-day-strip"
      aria-label="Days"
      className={cx('flex gap-1 overflow-x-auto py-1 text-center text-small tabular-nums', className)}
      {...rest}
    >
      {Array.from({ length: stripDays }, (_, index) => addDays(today, index)).map((day) => (
        <li key={day} className="w-11 shrink-0">
          <span aria-hidden="true" className="block text-cap text-ink-2">
            {dayInWords(day).slice(0, 1)}
          </span>
          <OneDay day={day} {...{ days, today, from, to, hrefOf }} />
        </li>
      ))}
    </ul>
  );
}

function OneDay({ day, days, today, from, to, hrefOf }: DaysProps & { day: string }) {
  const Link = useLink();
  const held = days?.find(({ value }) => value === day);
  const isChosen = (from ?? to) !== undefined && day >= (from ?? day) && day <= (to ?? day);
  const className = cx(
    'mx-auto flex h-11 w-full max-w-11 flex-col items-center justify-center gap-0.5 rounded-ctl',
    day === today && 'border border-line-strong',
    isChosen && 'bg-teach-tint',
  );
  const number = Number(day.slice(8));
  if (held === undefined)
    return (
      <span aria-current={day === today ? 'date' : undefined} className={cx(className, 'text-ink-2')}>
        {number}
      </span>
    );
  const count = held.more ? `${held.count}+ events` : `${held.count} event${held.count === 1 ? '' : 's'}`;
  return (
    <Link
      href={hrefOf(day)}
      aria-label={`${dayInWords(day)}, ${count}${held.mine ? ', you’re in' : ''}`}
      aria-current={isChosen ? 'true' : day === today ? 'date' : undefined}
      className={cx(className, 'font-semibold text-ink no-underline hover:bg-sunken')}
    >
      {number}
      <Mark isOwn={held.mine} />
    </Link>
  );
}

function Mark({ isOwn = false }: { isOwn?: boolean | undefined }) {
  return <span aria-hidden="true" className={cx('h-1 w-3 rounded-full', isOwn ? 'bg-teach-ink' : 'bg-line-strong')} />;
}
