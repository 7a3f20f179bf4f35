import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { byDay } from './entry-look.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthStrip } from './month-strip.tsx';

interface MonthCalendarProps extends ComponentProps<'div'> {
  /** 'YYYY-MM'. */
  month: string;
  /** 'YYYY-MM-DD' in the time zone. */
  today: string;
  /** Of the month padded to whole weeks; others are left out. */
  entries: readonly CalendarEntry[];
  /** IANA name. */
  timeZone: string;
  hrefOf: (entry: CalendarEntry) => string;
}

/** A month of events and sessions: a table where there is room, a small month above a list by day elsewhere. */
export function MonthCalendar({ month, today, entries, timeZone, hrefOf, className, ...rest }: MonthCalendarProps) {
  const id = useId();
  const entriesByDay = byDay(entries, timeZone);
  const idOf = (day: string) => `${id}-${day}`;
  return (
    <div data-slot="month-calendar" className={cx('@container', className)} {...rest}>
      <div className="hidden @2xl:block">
        <MonthGrid month={month} today={today} entriesByDay={entriesByDay} timeZone={timeZone} hrefOf={hrefOf} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 @2xl:hidden">
        <MonthStrip
          month={month}
          today={today}
          entriesByDay={entriesByDay}
          onPick={(day) => {
            const heading = document.getElementById(idOf(day));
            heading?.focus({ preventScroll: true });
            heading?.scrollIntoView({ block: 'start' });
          }}
        />
        <Agenda
          days={[...entriesByDay].filter(([day]) => day.startsWith(month))}
          today={today}
          timeZone={timeZone}
          hrefOf={hrefOf}
          idOf={idOf}
        />
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
