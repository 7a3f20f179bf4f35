import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { paths } from '../../config/paths.ts';
import { viewedQuery } from '../../lib/query-view.tsx';
import { CreatedEvent } from './created-event.tsx';
import { EventTabs } from './event-tabs.tsx';
import { NoEvents } from './no-events.tsx';

/** Events that the member hosts. */
export function CreatedEvents() {
  const queries = {
    Upcoming: viewedQuery(useCreatedEvents('Upcoming')),
    Cancelled: viewedQuery(useCreatedEvents('Cancelled')),
    Completed: viewedQuery(useCreatedEvents('Completed')),
  };
  return (
    <EventTabs title="Created Events" direction="teach" queries={queries} empty={noCreatedEvents}>
      {(event) => <CreatedEvent event={event} />}
    </EventTabs>
  );
}

const noCreatedEvents = {
  Upcoming: (
    <NoEvents next={{ label: 'Plan one', href: paths.dashboard.createEvent, direction: 'teach' }}>
      You're not hosting anything yet. An hour and a video link are all it takes.
    </NoEvents>
  ),
  Cancelled: <NoEvents>You haven't canceled any events. Nice.</NoEvents>,
  Completed: <NoEvents>Events you host move here when they end.</NoEvents>,
};
