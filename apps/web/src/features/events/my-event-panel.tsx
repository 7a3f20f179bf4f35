import type { Event, EventStatus } from '@skill-exchange/api-client/types';
import { MyEventGrid, MyEventGridSkeleton } from '@skill-exchange/ui/components/my-event-grid';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { TabPanel } from '@skill-exchange/ui/primitives/tabs';
import type { ReactNode } from 'react';
import { QueryView, type ViewedQuery } from '../../lib/query-view.tsx';

type MyEventPanelProps = {
  status: EventStatus;
  query: ViewedQuery<Event[]>;
  /** The empty state of the list. */
  empty: ReactNode;
  children: (event: Event) => ReactNode;
};

/** A member's own events in one state, behind their tab. */
export function MyEventPanel({ status, query, empty, children }: MyEventPanelProps) {
  const home = useFocusFallback<HTMLDivElement>(query.data?.length ?? 0);
  return (
    <TabPanel value={status} ref={home}>
      <QueryView
        query={query}
        loading={<MyEventGridSkeleton />}
        failure="Failed to fetch events."
        isEmpty={(events) => events.length === 0}
        empty={empty}
      >
        {(events) => (
          <MyEventGrid>
            {events.map((event) => (
              <li key={event._id}>{children(event)}</li>
            ))}
          </MyEventGrid>
        )}
      </QueryView>
    </TabPanel>
  );
}
