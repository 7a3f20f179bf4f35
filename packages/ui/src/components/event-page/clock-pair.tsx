import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cityOf, clockRange, formatDate, formatShortDay } from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';

interface ClockPairProps extends ComponentProps<'dl'> {
  /** ISO instants. */
  start: string;
  end: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The times of an event on the viewer's clock and in UTC, side by side. The server renders the community's zone, or room for another one. */
export function ClockPair({ start, end, timeZone, className, ...rest }: ClockPairProps) {
  const { zone, isOwn } = useShownZone(timeZone);
  const utc = clockRange(start, end, 'UTC');
  const isSameDay = formatDate(start, zone) === formatDate(start);
  const isUtc = isSameDay && clockRange(start, end, zone) === utc;
  const city = cityOf(zone);
  return (
    <dl
      data-slot="clock-pair"
      className={cx(
        'grid auto-cols-fr grid-flow-col overflow-hidden rounded-ctl border border-line bg-surface',
        className,
      )}
      {...rest}
    >
      {isUtc && !isOwn ? (
        <Clock label={t`Your time`}>
          <span aria-hidden="true" className="invisible">
            {utc}
          </span>
        </Clock>
      ) : null}
      {isUtc ? null : (
        <Clock label={isOwn ? t`Your time · ${city}` : t`Time in ${city}`}>
          <bdi>{clockRange(start, end, zone)}</bdi>
        </Clock>
      )}
      <Clock label={t`UTC`}>
        <time dateTime={start}>{utc}</time>
        {isSameDay ? null : (
          <span className="block text-small font-medium text-ink-2">{formatShortDay(start, 'UTC')}</span>
        )}
      </Clock>
    </dl>
  );
}

function Clock({ label, children }: ComponentProps<'div'> & { label: string }) {
  return (
    <div className="grid min-w-0 content-start gap-1 border-line px-3.5 py-3 not-first:border-s">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-display text-body leading-tight font-bold">{children}</dd>
    </div>
  );
}
