import { useEventParticipants } from '@skill-exchange/api-client/registrations';
import type { Event } from '@skill-exchange/api-client/types';
import { EventFaces } from '@skill-exchange/ui/components/event-faces';
import { EventGoing } from '@skill-exchange/ui/components/event-going';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';

/** Who takes part in an event, for its hosts and participants: others only learn how many. */
export function FacesGoing({ event }: { event: Event }) {
  const { data } = useEventParticipants(event._id);
  const viewerId = useMember()?.userId;
  const photoUrl = usePhotoUrl();
  return (
    <EventGoing event={event}>
      {data === undefined || data.length === 0 ? null : (
        <EventFaces
          people={data.map((person) => ({ ...person, photo: photoUrl(person.photo) }))}
          free={event.status === 'Upcoming' ? freePlaces(event) : 0}
          hrefFor={paths.user.to}
          viewerId={viewerId}
        />
      )}
    </EventGoing>
  );
}
