import { t } from '@lingui/core/macro';
import { withComma } from '../../lib/texts/list-words.ts';
import { clockTime, slotWords } from '../../lib/time/clock-times.ts';
import { cityOf } from '../../lib/time/date-time.ts';

/** What comes after the next session or event. */
export interface Following {
  /** The other member's name, or the event's title. */
  readonly name: string;
  /** ISO instant of its start. */
  readonly start: string;
}

interface NextClocksProps {
  start: string;
  /** Milliseconds since 1970. */
  end: number;
  timeZone: string;
}

/** As on the session's page, whose code would make this page heavier: the own day, then both clocks alike. */
export function NextClocks({ start, end, timeZone }: NextClocksProps) {
  const minutes = (end - Date.parse(start)) / 60_000;
  const own = clockTime(start, minutes, timeZone);
  const utc = clockTime(start, minutes, 'UTC');
  if (!own || !utc) return null;
  return (
    <div className="grid gap-3">
      <p className="type-h4">
        <time dateTime={start}>{own.day}</time>
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-clip rounded-ctl border border-line bg-line">
        <Clock label={t`Your time (${{ city: cityOf(timeZone) }})`} time={own.time} />
        <Clock label={t`UTC`} time={own.shortDay === utc.shortDay ? utc.time : withComma(utc.shortDay, utc.time)} />
      </dl>
    </div>
  );
}

function Clock({ label, time }: { label: string; time: string }) {
  return (
    <div className="bg-surface px-3 py-2.5">
      <dt className="text-cap text-ink-2">{label}</dt>
      <dd className="font-semibold">
        <bdi>{time}</bdi>
      </dd>
    </div>
  );
}

/** One line about what comes after it. */
export function FollowingLine({ following, timeZone }: { following: Following | undefined; timeZone: string }) {
  if (following === undefined) return null;
  const { name, start } = following;
  const { day, own, utc } = slotWords(start, timeZone);
  return <p className="text-small text-ink-2 wrap-anywhere">{t`Then: ${name}, ${day}, ${own} (${utc})`}</p>;
}
