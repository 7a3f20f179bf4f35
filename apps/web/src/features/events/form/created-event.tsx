import type { Event } from '@skill-exchange/api-client/types';
import { CreatedEventCard } from '@skill-exchange/ui/components/my-event-card';
import { paths } from '../../../config/paths.ts';
import { useCohosting } from '../hosts/cohosting.ts';
import { useCanceling } from '../use-canceling.tsx';
import { useEventPhotos } from './use-event-photos.ts';

/** An event or dates of a series that the member hosts or co-hosts. An upcoming one of their own can be canceled. */
export function CreatedEvent({ event, dates }: { event: Event; dates: readonly Event[] }) {
  const withPhotos = useEventPhotos();
  const { isDeleting, askOrRemove, dialog } = useCanceling(event);
  // Only the host cancels an event.
  const isOwn = useCohosting(event) !== 'cohost';
  const askers = new Map(dates.flatMap(({ requests }) => requests).map((asker) => [asker._id, asker]));
  return (
    <>
      <CreatedEventCard
        event={{ ...withPhotos(event), requests: [...askers.values()] }}
        href={paths.dashboard.event.to(event._id)}
        deleting={isDeleting}
        onDelete={isOwn ? askOrRemove : undefined}
      />
      {dialog}
    </>
  );
}
