import { useParticipatingEvents } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { EnrolledEventDialog } from '@skill-exchange/ui/event-details';
import { EnrolledEventCard } from '@skill-exchange/ui/my-event-card';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { facesOf } from '../../shared/query-view.tsx';
import { EventTabs } from './event-tabs.tsx';
import { NoEvents } from './no-events.tsx';
import { useEventPhotos } from './use-event-photos.ts';

/** Events whose host has let the member in. */
export function EnrolledEvents() {
  const withPhotos = useEventPhotos();
  const [shown, setShown] = useState<Event | null>(null);
  const queries = {
    Upcoming: facesOf(useParticipatingEvents('Upcoming')),
    Cancelled: facesOf(useParticipatingEvents('Cancelled')),
    Completed: facesOf(useParticipatingEvents('Completed')),
  };
  return (
    <>
      <EventTabs title="Enrolled Events" direction="learn" queries={queries} empty={noEnrolledEvents}>
        {(event) => <EnrolledEventCard event={withPhotos(event)} onViewDetails={setShown} />}
      </EventTabs>
      <EnrolledEventDialog
        event={shown}
        onClose={() => setShown(null)}
        hostHref={shown ? paths.user.to(shown.created_by._id) : undefined}
      />
    </>
  );
}

const browse = { label: 'Browse events', href: paths.events, direction: 'learn' } as const;

const noEnrolledEvents = {
  Upcoming: (
    <NoEvents next={browse}>Find one that teaches something on your list, and ask its host to join.</NoEvents>
  ),
  Cancelled: <NoEvents>None of your events was canceled. Good.</NoEvents>,
  Completed: (
    <NoEvents next={browse}>
      You have not finished an event yet. Find one that teaches something on your list.
    </NoEvents>
  ),
};
