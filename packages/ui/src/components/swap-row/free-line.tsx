import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayIn, localTimeZone } from '../../lib/time/date-time.ts';
import { localDayTime, localTime } from '../../lib/time/local-time.ts';

interface FreeLineProps {
  /** The next time that suits both (ISO 8601, UTC); null without one. */
  time: string | null;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The next hour that suits two members, on both clocks. UTC carries its day where it is another one. */
export function FreeLine({ time, timeZone }: FreeLineProps) {
  if (time === null) return <p>{t`No shared hours yet`}</p>;
  const own = localDayTime(time, timeZone);
  const utc = localDayTime(time, 'UTC');
  if (own === utc)
    return (
      <p>
        <Trans>
          Both free <strong>{utc}</strong> UTC
        </Trans>
      </p>
    );
  const isSameDay = dayOf(time, timeZone) === dayOf(time, 'UTC');
  const shownUtc = isSameDay ? localTime(time, 'UTC') : utc;
  return (
    <p>
      <Trans>
        Both free <strong>{own}</strong> your time, <strong>{shownUtc}</strong> UTC
      </Trans>
    </p>
  );
}

const dayOf = (time: string, timeZone: string = localTimeZone()) => dayIn(Date.parse(time), timeZone);
