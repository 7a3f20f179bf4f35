import { t } from '@lingui/core/macro';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { calendarSpan, isExtended, weeksFrom, weeksOf } from '../../lib/time/calendar-days.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { EntryLegend } from './entry-dot.tsx';
import { byDay, type StandingOf } from './entry-look.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthStrip } from './month-strip.tsx';

interface MonthCalendarProps extends ComponentProps<'div'> {
  /** 'YYYY-MM'. */
  month: string;
  /** 'YYYY-MM-DD' in the time zone. */
  today: string;
  /** Entries of the month's span padded to whole weeks; others are ignored. */
  entries: readonly CalendarEntry[];
  /** IANA name. */
  timeZone: string;
  hrefOf: (entry: CalendarEntry) => string;
  /** Returns the state of a session, which says who has to answer. */
  standingOf?: StandingOf;
}

const notKnown: StandingOf = () => undefined;

/**
 * A month of events and sessions: a table if there is room, otherwise a small month above a list by day. The
 * current month starts with this week and has at least the next two; a button shows its earlier days.
 */
export function MonthCalendar({
  month,
  today,
  entries,
  timeZone,
  hrefOf,
  standingOf = notKnown,
  className,
  ...rest
}: MonthCalendarProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const span = calendarSpan(month, today);
  const weeks = weeksOf(span);
  const weeksAhead = weeksFrom(today, span);
  const entriesByDay = byDay(entries, span, timeZone);
  const gridId = `${id}-grid`;
  const idOf = (day: string) => `${id}-${day}`;
  const each = { span, weeks: isWhole ? weeks : weeksAhead, today, entriesByDay };
  const links = { timeZone, hrefOf, standingOf };
  const days = [...entriesByDay].filter(([day]) => day >= span.first && day <= span.last);
  const ahead = today.startsWith(month) ? days.filter(([day]) => day >= today) : days;
  const hasEarlier = !isWhole && ahead.length < days.length;
  const focusOn = (elementId: string) => {
    const element = document.getElementById(elementId);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  };
  const showEarlier = (elementId: string) => {
    flushSync(() => setWhole(true));
    focusOn(elementId);
  };
  return (
    <div
      data-slot="month-calendar"
      className={cx('@container grid grid-cols-[minmax(0,1fr)] gap-4', className)}
      {...rest}
    >
      <div className="hidden gap-4 @2xl:grid">
        {isWhole || weeks.length === weeksAhead.length ? null : <EarlierButton onClick={() => showEarlier(gridId)} />}
        <MonthGrid id={gridId} {...each} {...links} />
      </div>
      <div className="@2xl:hidden">
        <MonthStrip
          {...each}
          onPick={(day) => {
            if (hasEarlier && day < today) showEarlier(idOf(day));
            else focusOn(idOf(day));
          }}
        />
      </div>
      <EntryLegend />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8 @2xl:hidden">
        {hasEarlier ? <EarlierButton onClick={() => showEarlier(idOf(days[0]?.[0] ?? ''))} /> : null}
        {hasEarlier && ahead.length === 0 ? (
          <p className="text-ink-2">
            {isExtended(span) ? t`Nothing planned in the next two weeks.` : t`Nothing more planned this month.`}
          </p>
        ) : null}
        <Agenda days={hasEarlier ? ahead : days} today={today} idOf={idOf} {...links} />
      </div>
    </div>
  );
}

function EarlierButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" className="justify-self-start" onClick={onClick}>
      {t`Show earlier`}
    </Button>
  );
}

interface MonthCalendarSkeletonProps extends ComponentProps<'div'> {
  /** Number of visible weeks. */
  weeks?: number;
}

export function MonthCalendarSkeleton({ weeks = 5, className, ...rest }: MonthCalendarSkeletonProps) {
  return (
    <div data-slot="month-calendar-skeleton" aria-hidden="true" className={cx('@container', className)} {...rest}>
      <Skeleton
        shape="block"
        className="hidden rounded-card @2xl:block"
        style={{ height: `calc(var(--spacing) * ${10 + 30 * weeks})` }}
      />
      <div className="grid gap-8 @2xl:hidden">
        <Skeleton
          shape="block"
          className="rounded-card"
          style={{ height: `calc(var(--spacing) * ${13 + 11 * weeks})` }}
        />
        <div className="grid gap-2">
          <Skeleton className="mb-1 w-1/2" />
          <Skeleton shape="block" className="h-16 rounded-card" />
          <Skeleton shape="block" className="h-16 rounded-card" />
        </div>
      </div>
    </div>
  );
}
