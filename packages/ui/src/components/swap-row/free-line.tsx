import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const isSameDay = dayOf(own) === dayOf(utc);
  return (
    <p>
      Both free <strong>{own}</strong> your time, <strong>{isSameDay ? localTime(time, 'UTC') : utc}</strong> UTC
    </p>
  );
}

/** "Tue, Nov 24" of "Tue, Nov 24, 7:00 PM". */
const dayOf = (words: string) => words.slice(0, words.lastIndexOf(','));
