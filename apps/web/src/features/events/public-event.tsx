import type { Event } from '@skill-exchange/api-client/types';
import { Card } from '@skill-exchange/ui/card';
import { EventDetails, JoinMeeting } from '@skill-exchange/ui/event-details';
import { paths } from '../../config/paths.ts';
import { EventMasthead } from './event-masthead.tsx';
import { Registration } from './registration.tsx';
import { useEventPhotos } from './use-event-photos.ts';

/** An event as those who do not host it see it: to read, to join, to ask for. */
export function PublicEvent({ event }: { event: Event }) {
  const withPhotos = useEventPhotos();
  return (
    <article className="grid max-w-2xl gap-8">
      <EventMasthead event={event} />
      <Card className="p-5 sm:p-7">
        <EventDetails event={withPhotos(event)} hostHref={paths.user.to(event.created_by._id)} />
      </Card>
      <div className="flex flex-wrap items-end gap-3">
        {event.link && event.status === 'Upcoming' ? <JoinMeeting href={event.link} size="md" /> : null}
        <Registration event={event} />
      </div>
    </article>
  );
}
