import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { formatShortDay, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { startsOfRanges } from '../../../lib/plans/own-plans.ts';
import { useOwnPlans } from '../../../lib/plans/use-own-plans.ts';

type OwnPlansNoteProps = {
  /** ISO 8601. */
  start: string | undefined;
  end: string | undefined;
  /** The event in question, if it exists. */
  eventId?: string;
};

/** Says what else the member has planned at the time of an event. It asks nothing: the member may go on. */
export function OwnPlansNote({ start, end, eventId }: OwnPlansNoteProps) {
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  const isAhead = to > from && to > Date.now();
  const busy = useOwnPlans(isAhead && start !== undefined ? [start] : []);
  const words =
    isAhead && start !== undefined
      ? busy(start, (to - from) / 60_000, { besides: eventId, isAgreedOnly: true })
      : undefined;
  return (
    <p role="status" className="text-small font-semibold text-learn-ink empty:absolute">
      {words}
    </p>
  );
}

/** Maximum number of dates that are listed. */
const mostListed = 3;

/** Says what else the member has planned at the times of a series' other dates, which they may join at once. */
export function PlansOnDatesNote({ dates }: { dates: readonly Event[] }) {
  const busy = useOwnPlans(startsOfRanges(dates.map(({ start_time }) => start_time)));
  const taken = dates.flatMap(({ _id, start_time, end_time }) => {
    const minutes = (Date.parse(end_time) - Date.parse(start_time)) / 60_000;
    const words = busy(start_time, minutes, { besides: _id, isAgreedOnly: true });
    return words === undefined ? [] : [{ _id, text: `${formatShortDay(start_time, localTimeZone())}: ${words}` }];
  });
  if (taken.length === 0) return null;
  return (
    <ul aria-label={t`Other plans on these dates`} className="grid gap-1 text-small font-semibold text-learn-ink">
      {taken.slice(0, mostListed).map(({ _id, text }) => (
        <li key={_id}>{text}</li>
      ))}
      {taken.length > mostListed ? (
        <li>{t`Dates with other plans besides these: ${{ count: taken.length - mostListed }}.`}</li>
      ) : null}
    </ul>
  );
}
