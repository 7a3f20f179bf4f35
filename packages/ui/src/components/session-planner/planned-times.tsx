import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withComma } from '../../lib/texts/list-words.ts';
import { clockRange, dayAndTime, formatShortDay } from '../../lib/time/date-time.ts';

/** The times of a proposal in a line: first on the member's clock, then in UTC. */
export function PlannedTimes({ times, timeZone }: { times: readonly string[]; timeZone: string }) {
  if (times.length === 0) return <p className="text-small text-ink-2">{t`No time yet.`}</p>;
  const own = times.map((time) => dayAndTime(formatShortDay(time, timeZone), clockRange(time, '', timeZone)));
  const utc = times.map((time) => clockRange(time, '', 'UTC')).reduce(withComma);
  return (
    <p data-slot="planned-times" className="min-w-0 text-small">
      <b className="font-semibold">{plural(times.length, { one: '# time:', other: '# times:' })}</b> {own.join(' · ')}
      <span className="block text-ink-2">{timeZone === 'UTC' ? t`UTC` : t`your time · ${utc} UTC`}</span>
    </p>
  );
}

interface TypedTimeProps {
  /** ISO instant; nothing without one. */
  start: string | undefined;
  minutes: number;
  timeZone: string;
}

/** The time that is being typed, from start to end on both clocks, each with its day where they differ. */
export function TypedTime({ start, minutes, timeZone }: TypedTimeProps) {
  if (start === undefined) return null;
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const [day, utcDay] = [formatShortDay(start, timeZone), formatShortDay(start, 'UTC')];
  const [range, utcRange] = [clockRange(start, end, timeZone), clockRange(start, end, 'UTC')];
  return (
    <p data-slot="typed-time" className="text-small">
      {timeZone === 'UTC' ? null : (
        <span className="block">
          <Trans>
            <b className="font-semibold">
              <bdi>{range}</bdi>
            </b>{' '}
            your time, {day}
          </Trans>
        </span>
      )}
      <span className="block">
        <Trans>
          <b className="font-semibold">
            <bdi>{utcRange}</bdi>
          </b>{' '}
          UTC, {utcDay}
        </Trans>
      </span>
    </p>
  );
}
