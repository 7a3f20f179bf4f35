import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { clockTime, isSameClock } from '../../lib/time/clock-times.ts';
import { cityOf, dayAndTime, localTimeZone, noDate } from '../../lib/time/date-time.ts';

interface WhenProps {
  /** ISO 8601, UTC. */
  time: string;
  minutes?: number | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** A time's day in the user's zone, with a less prominent year. */
export function OwnDay({ time, timeZone, className }: WhenProps & { className?: string | undefined }) {
  const own = clockTime(time, undefined, timeZone);
  const [day = noDate(), year] = own?.day.split(/(?=, \d+$)/) ?? [];
  return (
    <time dateTime={own && time} className={cx('block font-display font-bold tracking-tight', className)}>
      {day}
      {year ? <span className="text-ink-2">{year}</span> : null}
    </time>
  );
}

/** A time in the user's zone and UTC, side by side. UTC has its day if it differs. */
export function TwoClocks({ time, minutes, timeZone = localTimeZone() }: WhenProps) {
  const own = clockTime(time, minutes, timeZone);
  const utc = clockTime(time, minutes, 'UTC');
  if (!own || !utc) return null;
  const isSame = isSameClock(time, timeZone, 'UTC');
  return (
    <span className="flex flex-wrap gap-x-4 text-small">
      {isSame ? null : <Labeled time={own.time}>{t`your time`}</Labeled>}
      <Labeled time={own.shortDay === utc.shortDay ? utc.time : dayAndTime(utc.shortDay, utc.time)}>
        {isSame ? t`UTC, your time` : t`UTC`}
      </Labeled>
    </span>
  );
}

function Labeled({ time, children }: { time: string; children: ReactNode }) {
  return (
    <bdi>
      <b className="font-semibold tabular">{time}</b> {children}
    </bdi>
  );
}

/** One of several times: its day, and below it the times in both zones. */
export function OfferedTime(props: WhenProps) {
  return (
    <div>
      <OwnDay {...props} className="text-body leading-snug" />
      <TwoClocks {...props} />
    </div>
  );
}

interface DateBoardProps extends WhenProps {
  /** More about the time, such as the other member's local time. */
  children?: ReactNode;
  isOff?: boolean;
}

/** When a session takes place: the day as a headline, the user's time and UTC equally prominent. */
export function DateBoard({ time, minutes, timeZone = localTimeZone(), isOff = false, children }: DateBoardProps) {
  const own = clockTime(time, minutes, timeZone);
  const utc = clockTime(time, minutes, 'UTC');
  const isSame = own !== undefined && isSameClock(time, timeZone, 'UTC');
  return (
    <div data-slot="date-board" className="@container grid gap-3">
      <OwnDay time={time} timeZone={timeZone} className={cx('text-h3 leading-tight', isOff && 'line-through')} />
      {own && utc ? (
        <div className="overflow-clip rounded-ctl border border-line">
          <dl className={cx('grid gap-px bg-line', !isSame && 'grid-cols-2')}>
            {isSame ? null : <Clock label={t`Your time (${{ city: cityOf(timeZone) }})`} time={own.time} />}
            <Clock
              label={isSame ? t`Your time, UTC` : t`UTC`}
              time={utc.time}
              day={own.shortDay === utc.shortDay ? undefined : utc.shortDay}
            />
          </dl>
          {children ? (
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 text-small text-ink-2">
              {children}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Clock({ label, time, day }: { label: string; time: string; day?: string | undefined }) {
  return (
    <div className="bg-surface px-3 py-2.5">
      <dt className="text-cap text-ink-2">{label}</dt>
      <dd className="font-display text-body @sm:text-h4 leading-tight font-bold tracking-tight tabular">
        <bdi>{time}</bdi>
        {day ? <span className="block font-text text-small font-medium tracking-normal">{day}</span> : null}
      </dd>
    </div>
  );
}
