import { t } from '@lingui/core/macro';
import { useCreatedEvents } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { NoCreatedEvents } from '@skill-exchange/ui/components/no-events';
import { paths } from '../../../config/paths.ts';
import { viewedQuery } from '../../../lib/query-view.tsx';
import { EventTabs } from '../lists/event-tabs.tsx';
import { CreatedEvent } from './created-event.tsx';

/** Dates that need the member's answer have a card of their own, which leads to them. */
const stateOf = ({ created_by, isHidden, requests }: Event) =>
  [created_by._id, isHidden === true, requests.length > 0].join();

/** Events that the member hosts or co-hosts. */
export function CreatedEvents() {
  const queries = {
    Upcoming: viewedQuery(useCreatedEvents('Upcoming')),
    Cancelled: viewedQuery(useCreatedEvents('Cancelled')),
    Completed: viewedQuery(useCreatedEvents('Completed')),
  };
  return (
    <EventTabs
      title={t`Created Events`}
      direction="teach"
      queries={queries}
      empty={(status) => <NoCreatedEvents status={status} createHref={paths.dashboard.createEvent} />}
      stateOf={stateOf}
    >
      {({ event, dates }) => <CreatedEvent event={event} dates={dates} />}
    </EventTabs>
  );
}
