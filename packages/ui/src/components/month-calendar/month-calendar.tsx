import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/button/button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { EntryLegend } from './entry-dot.tsx';
import { type AskedOf, byDay } from './entry-look.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthStrip } from './month-strip.tsx';

interface MonthCalendarProps extends ComponentProps<'div'> {
  /** 'YYYY-MM'. */
  month: string;
  /** 'YYYY-MM-DD' in the time zone. */
  today: string;
  /** Entries of the month padded to whole weeks; others are ignored. */
  entries: readonly CalendarEntry[];
  /** IANA name. */
  timeZone: string;
  hrefOf: (entry: CalendarEntry) => string;
  /** Returns the side that has to answer a pending session. */
  askedOf?: AskedOf;
}

const notKnown: AskedOf = () => undefined;

/** A month of events and sessions: a table if there is room, otherwise a small month above a list by day. */
export function MonthCalendar({
  month,
  today,
  entries,
  timeZone,
  hrefOf,
  askedOf = notKnown,
  className,
  ...rest
}: MonthCalendarProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const entriesByDay = byDay(entries, month, timeZone);
  const idOf = (day: string) => `${id}-${day}`;
  const each = { today, timeZone, hrefOf, askedOf };
  // The current month starts with today.
  const days = [...entriesByDay].filter(([day]) => day.startsWith(month));
  const ahead = today.startsWith(month) ? days.filter(([day]) => day >= today) : days;
  const hasEarlier = !isWhole && ahead.length < days.length;
  const goTo = (day: string) => {
    const heading = document.getElementById(idOf(day));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div
      data-slot="month-calendar"
      className={cx('@container grid grid-cols-[minmax(0,1fr)] gap-4', className)}
      {...rest}
    >
      <div className="hidden @2xl:block">
        <MonthGrid month={month} entriesByDay={entriesByDay} {...each} />
      </div>
      <div className="@2xl:hidden">
        <MonthStrip
          month={month}
          today={today}
          entriesByDay={entriesByDay}
          onPick={(day) => {
            if (hasEarlier && day < today) flushSync(() => setWhole(true));
            goTo(day);
          }}
        />
      </div>
      <EntryLegend />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-7 @2xl:hidden">
        {hasEarlier ? (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              flushSync(() => setWhole(true));
              goTo(days[0]?.[0] ?? '');
            }}
          >
            Show earlier
          </Button>
        ) : null}
        {hasEarlier && ahead.length === 0 ? <p className="text-ink-2">Nothing more planned this month.</p> : null}
        <Agenda days={hasEarlier ? ahead : days} idOf={idOf} {...each} />
      </div>
    </div>
  );
}

export function MonthCalendarSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div data-slot="month-calendar-skeleton" aria-hidden="true" className={cx('@container', className)} {...rest}>
      <Skeleton shape="block" className="hidden h-160 rounded-card @2xl:block" />
      <div className="grid gap-7 @2xl:hidden">
        <Skeleton shape="block" className="h-68 rounded-card" />
        <div className="grid gap-2">
          <Skeleton className="mb-1 w-1/2" />
          <Skeleton shape="block" className="h-16 rounded-card" />
          <Skeleton shape="block" className="h-16 rounded-card" />
        </div>
      </div>
    </div>
  );
}
