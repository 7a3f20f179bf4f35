import { plural, t } from '@lingui/core/macro';
import type { EventSearch } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { plainNumber } from '../../lib/texts/number-words.ts';
import { dayInWords } from '../../lib/time/calendar-days.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';

type DaysWithEvents = NonNullable<NonNullable<EventSearch['facets']>['days']>;

export interface DayLinkProps {
  day: string;
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

/** A day's number: a link if the day has events. */
export function DayLink({ day, days, today, from, to, hrefOf }: DayLinkProps) {
  const Link = useLink();
  const held = days?.find(({ value }) => value === day);
  const isChosen = (from ?? to) !== undefined && day >= (from ?? day) && day <= (to ?? day);
  const className = cx(
    'flex h-11 flex-col items-center justify-center gap-1 rounded-ctl',
    day === today && 'border border-line-strong',
    isChosen && 'bg-teach-tint',
  );
  const number = plainNumber(Number(day.slice(8)));
  if (held === undefined)
    return (
      <span aria-current={day === today ? 'date' : undefined} className={cx(className, 'text-ink-2')}>
        {number}
      </span>
    );
  const { count, more, mine } = held;
  const when = dayInWords(day);
  const events = more ? t`${count}+ events` : plural(count, { one: '# event', other: '# events' });
  return (
    <Link
      href={hrefOf(day)}
      aria-label={mine ? t`${when}, ${events}, you’re in` : t`${when}, ${events}`}
      aria-current={isChosen ? 'true' : day === today ? 'date' : undefined}
      className={cx(className, 'font-semibold text-ink no-underline hover:bg-sunken')}
    >
      {number}
      <DayMark isOwn={mine} />
    </Link>
  );
}

export function DayMark({ isOwn = false }: { isOwn?: boolean | undefined }) {
  return <span aria-hidden="true" className={cx('h-1 w-3 rounded-full', isOwn ? 'bg-teach' : 'bg-line-strong')} />;
}
