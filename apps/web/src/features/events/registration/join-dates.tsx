import { plural, t } from '@lingui/core/macro';
import { useSeriesDates } from '@skill-exchange/api-client/series';
import type { Event } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useStateOf } from './leave-event.tsx';
import { PlansOnDatesNote } from './own-plans-note.tsx';

type JoinDatesProps = { event: Event; seriesId: string; pending: boolean; onJoin: () => void };

/** Joins the dates of a series that the member can join at once. Renders nothing if that is this date alone, or none. */
export function JoinDates({ event, seriesId, pending, onJoin }: JoinDatesProps) {
  const stateOf = useStateOf();
  const { data: dates, error } = useSeriesDates(seriesId);
  if (dates === undefined && error === null) return null;
  const open = dates?.filter((date) => stateOf(date) === 'open');
  const others = open?.filter(({ _id }) => _id !== event._id);
  if (others?.length === 0) return null;
  return (
    <>
      {others === undefined ? null : <PlansOnDatesNote dates={others} />}
      <Button variant="secondary" pending={pending} pendingLabel={t`Pending...`} onClick={onJoin}>
        {open === undefined || open.length === dates?.length
          ? t`Join all dates`
          : plural(open.length, { one: 'Join # other date', other: 'Join # dates with free places' })}
      </Button>
    </>
  );
}
