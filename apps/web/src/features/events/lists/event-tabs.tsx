import { t } from '@lingui/core/macro';
import { eventKeys } from '@skill-exchange/api-client/events';
import type { Event, EventStatus } from '@skill-exchange/api-client/types';
import { EventTabs as Tabs } from '@skill-exchange/ui/components/event-tabs';
import { MyEventGrid, MyEventGridSkeleton } from '@skill-exchange/ui/components/my-event-grid';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView, type ViewedQuery } from '../../../lib/query-view.tsx';

type EventTabsProps = {
  title: string;
  direction: 'teach' | 'learn';
  queries: Record<EventStatus, ViewedQuery<Event[]>>;
  empty: (status: EventStatus) => ReactNode;
  children: (event: Event) => ReactNode;
};

/** The events that a member hosts or takes part in, with one tab per status. */
export function EventTabs({ title, direction, queries, empty, children }: EventTabsProps) {
  const client = useQueryClient();
  // Events of every tab may have changed while another one was open.
  const refresh = () => void client.refetchQueries({ queryKey: eventKeys.all, type: 'active', stale: true });
  const counts = {
    Upcoming: queries.Upcoming.data?.length,
    Cancelled: queries.Cancelled.data?.length,
    Completed: queries.Completed.data?.length,
  };
  return (
    <Tabs title={title} direction={direction} counts={counts} onTabChange={refresh}>
      {(status) => (
        <QueryView
          query={queries[status]}
          loading={<MyEventGridSkeleton />}
          failure={t`Failed to fetch events.`}
          isEmpty={(events) => events.length === 0}
          empty={empty(status)}
        >
          {(events) => (
            <MyEventGrid>
              {events.map((event) => (
                <li key={event._id}>{children(event)}</li>
              ))}
            </MyEventGrid>
          )}
        </QueryView>
      )}
    </Tabs>
  );
}
