import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { cva, cx } from 'class-variance-authority';
import { useState } from 'react';
import { type DaySpan, dayInWords, dayNumber, monthsInWords } from '../../lib/time/calendar-days.ts';
import { weekdayName, weekdayOrder } from '../../lib/time/weekdays.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { answerOf, kindOf, localStart, type StandingOf, utcTimes } from './entry-look.ts';

/** Entries of a day that are initially visible. */
const shown = 3;

interface MonthGridProps {
  /** Id of the table, which can have the focus. */
  id: string;
  span: DaySpan;
  /** The visible weeks. */
  weeks: readonly (readonly string[])[];
  /** 'YYYY-MM-DD'. */
  today: string;
  entriesByDay: ReadonlyMap<string, CalendarEntry[]>;
  timeZone: string;
  hrefOf: (entry: CalendarEntry) => string;
  standingOf: StandingOf;
}

/** A span of days as a table of weeks. */
export function MonthGrid({ id, span, weeks, today, entriesByDay, ...day }: MonthGridProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table id={id} tabIndex={-1} className="w-full table-fixed border-collapse">
        <caption className="sr-only">{monthsInWords(span)}</caption>
        <thead>
          <tr>
            {weekdayOrder().map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekdayName(weekday)}
                className="p-2.5 text-start text-cap font-semibold text-ink-2"
              >
                {weekdayName(weekday, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} className="border-t border-line">
              {week.map((each) => (
                <Day
                  key={each}
                  day={each}
                  isToday={each === today}
                  number={dayNumber(each, span.first.slice(0, 7))}
                  isOutside={each < span.first || each > span.last}
                  entries={entriesByDay.get(each) ?? []}
                  {...day}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends Pick<MonthGridProps, 'timeZone' | 'hrefOf' | 'standingOf'> {
  day: string;
  number: string;
  isToday: boolean;
  /** The day only completes a week. */
  isOutside: boolean;
  entries: readonly CalendarEntry[];
}

function Day({ day, number, isToday, isOutside, entries, timeZone, hrefOf, standingOf }: DayProps) {
  const [isWhole, setWhole] = useState(false);
  const hidden = entries.length - shown;
  const when = dayInWords(day);
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={cx('h-30 border-s border-line p-1.5 align-top first:border-s-0', isOutside && 'bg-canvas')}
    >
      <time
        dateTime={day}
        className={cx(
          'grid h-7 w-fit min-w-7 place-items-center rounded-full text-cap font-semibold tabular',
          isToday ? 'bg-ink text-canvas' : isOutside ? 'text-ink-2' : '',
        )}
      >
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{isToday ? t`${when}, today` : when}</span>
      </time>
      {entries.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {(isWhole ? entries : entries.slice(0, shown)).map((entry) => (
            <li key={entry._id} className="min-w-0">
              <GridEntry entry={entry} day={day} timeZone={timeZone} href={hrefOf(entry)} standingOf={standingOf} />
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? (
        <button
          type="button"
          aria-expanded={isWhole}
          className="mt-1 min-h-7 w-full rounded-chip px-1.5 text-start text-cap font-semibold text-ink-2 hover:bg-sunken"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? (
            <Trans>
              <span>Show fewer</span>
              <span className="sr-only"> on {when}</span>
            </Trans>
          ) : (
            <Trans>
              <span>{hidden} more</span>
              <span className="sr-only"> on {when}</span>
            </Trans>
          )}
        </button>
      ) : null}
    </td>
  );
}

const entryVariants = cva(
  'block min-w-0 border-[1.5px] px-1.5 py-1 text-cap leading-[1.3] transition-colors wrap-anywhere',
  {
    variants: {
      look: {
        agreed: 'rounded-lane-teach-chip border-ink bg-ink text-canvas hover:border-ink-2 hover:bg-ink-2',
        waiting: 'rounded-lane-teach-chip border-dashed border-line-strong bg-transparent text-ink hover:bg-sunken',
        host: 'rounded-chip border-teach-tint border-s-teach border-s-4 bg-teach-tint text-teach-ink hover:border-teach-ink',
        joined:
          'rounded-chip border-learn-tint border-s-learn border-s-4 bg-learn-tint text-learn-ink hover:border-learn-ink',
      },
    },
  },
);

interface GridEntryProps extends Pick<MonthGridProps, 'timeZone' | 'standingOf'> {
  entry: CalendarEntry;
  day: string;
  href: string;
}

function GridEntry({ entry, day, timeZone, href, standingOf }: GridEntryProps) {
  const Link = useLink();
  const kind = kindOf(entry);
  const utc = utcTimes(entry, timeZone);
  const answer = answerOf(entry, standingOf);
  return (
    <Link
      href={href}
      title={utc || undefined}
      data-slot="calendar-entry"
      data-kind={kind}
      className={entryVariants({ look: kind })}
    >
      <span className="block font-semibold tabular">
        {localStart(entry, day, timeZone)}
        {utc === '' ? null : <span className="sr-only">{` (${utc})`}</span>}
      </span>{' '}
      <span dir="auto" className="line-clamp-2">
        {entry.title}
      </span>
      {answer === null ? null : (
        <>
          {' '}
          <span
            className={cx(
              'block',
              answer.isMine && 'font-semibold',
              kind === 'waiting' && (answer.isMine ? 'text-learn-ink' : 'text-ink-2'),
            )}
          >
            {answer.words}
          </span>
        </>
      )}
    </Link>
  );
}
