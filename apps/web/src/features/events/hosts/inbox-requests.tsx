import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { useEventRequests } from '@skill-exchange/api-client/registrations';
import type { Event } from '@skill-exchange/api-client/types';
import { NotificationAnswered } from '@skill-exchange/ui/components/notification-rows';
import { PersonList } from '@skill-exchange/ui/components/participant-row';
import { FullEventNote } from '@skill-exchange/ui/components/participant-tabs';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { JoinRequest } from '../attendance/event-person.tsx';

/** Requests that can be answered in place; the event's own page has the others. */
const mostShown = 2;

/** Approves and declines requests to join, next to the host's notification. */
export function InboxRequests({ eventId }: { eventId: string }) {
  const { data: events } = useCreatedEvents('Upcoming');
  const event = events?.find(({ _id }) => _id === eventId);
  return event === undefined ? null : <Requests event={event} />;
}

function Requests({ event }: { event: Event }) {
  const { data: people } = useEventRequests(event._id);
  const noteId = useId();
  if (people === undefined) return null;
  if (people.length === 0) return <NotificationAnswered>All answered</NotificationAnswered>;
  const isFull = freePlaces(event) === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {isFull ? <FullEventNote id={noteId} /> : null}
      <PersonList className="w-full border-t border-line">
        {people.slice(0, mostShown).map((person) => (
          <JoinRequest key={person._id} event={event} person={person} fullNoteId={isFull ? noteId : undefined} />
        ))}
      </PersonList>
      {people.length > mostShown ? (
        <TextLink href={paths.dashboard.event.to(event._id)}>{`See all ${people.length} requests`}</TextLink>
      ) : null}
    </div>
  );
}
