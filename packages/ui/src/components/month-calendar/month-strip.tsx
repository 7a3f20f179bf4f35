import { plural, t } from '@lingui/core/macro';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { plainNumber } from '../../lib/texts/number-words.ts';
import { type DaySpan, dayInWords } from '../../lib/time/calendar-days.ts';
import { weekdayName, weekdayOrder } from '../../lib/time/weekdays.ts';
import { EntryDot } from './entry-dot.tsx';
import { kindOf } from './entry-look.ts';

interface MonthStripProps {
  span: DaySpan;
  /** The visible weeks. */
  weeks: readonly (readonly string[])[];
  today: string;
  entriesByDay: ReadonlyMap<string, CalendarEntry[]>;
  /** Called for a day with entries. */
  onPick: (day: string) => void;
}

/** Small weeks: each day with entries has dots, and leads to its list. */
export function MonthStrip({ span, weeks, today, entriesByDay, onPick }: MonthStripProps) {
  return (
    <fieldset
      aria-label={t`Days with something planned`}
      className="grid min-w-0 grid-cols-7 justify-items-center rounded-card border border-line bg-surface p-2 shadow-card"
    >
      {weekdayOrder().map((weekday) => (
        <span key={weekday} aria-hidden="true" className="py-1 text-cap text-ink-2">
          {weekdayName(weekday, 'narrow')}
        </span>
      ))}
      {weeks.flat().map((day) => {
        // Days that only complete a week are empty.
        if (day < span.first || day > span.last) return <span key={day} />;
        const entries = entriesByDay.get(day) ?? [];
        const number = <DayNumber day={day} isToday={day === today} />;
        if (entries.length === 0)
          return (
            <span key={day} aria-hidden="true" className={dayClass}>
              {number}
            </span>
          );
        const when = dayInWords(day);
        const label = plural(entries.length, { one: `${when}, # entry`, other: `${when}, # entries` });
        return (
          <button
            key={day}
            type="button"
            aria-label={label}
            className={cx(dayClass, 'rounded-ctl hover:bg-sunken')}
            onClick={() => onPick(day)}
          >
            {number}
            <span aria-hidden="true" className="flex h-1.5 gap-1">
              {entries.slice(0, 3).map((entry) => (
                <EntryDot key={entry._id} kind={kindOf(entry)} />
              ))}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

const dayClass = 'flex h-11 w-full max-w-14 flex-col items-center gap-1 pt-1 text-small tabular';

function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <span className={cx('grid size-7 place-items-center rounded-full', isToday && 'bg-ink font-semibold text-canvas')}>
      {plainNumber(Number(day.slice(8)))}
    </span>
  );
}
