import { useEventSearch } from '@skill-exchange/api-client/search';
import type { Event } from '@skill-exchange/api-client/types';
import { MoreEvents } from '@skill-exchange/ui/components/more-events';
import { paths } from '../../../config/paths.ts';
import { useEventPhotos } from '../form/use-event-photos.ts';

/** Most further events of a host. */
const mostEvents = 3;

/** The host's other upcoming events; nothing without any. Those of the same series have their own list. */
export function MoreFromHost({ event }: { event: Event }) {
  const { _id, name } = event.created_by;
  const withPhotos = useEventPhotos();
  const { data } = useEventSearch({ host: _id });
  const others = (data?.events ?? []).filter(
    (other) =>
      other._id !== event._id &&
      // A backend that does not know the filter answers with everybody's.
      other.created_by._id === _id &&
      (event.series === undefined || other.series?._id !== event.series._id),
  );
  if (others.length === 0) return null;
  return (
    <MoreEvents
      host={name}
      events={others.slice(0, mostEvents).map(withPhotos)}
      hrefOf={(other) => paths.event.to(other._id)}
    />
  );
}
