import { t } from '@lingui/core/macro';
import { eventKeys } from '@skill-exchange/api-client/events';
import type { Event, EventStatus } from '@skill-exchange/api-client/types';
import { EventTabs as Tabs } from '@skill-exchange/ui/components/event-tabs';
import { MyEventGrid, MyEventGridSkeleton } from '@skill-exchange/ui/components/my-event-grid';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView, type ViewedQuery } from '../../../lib/query-view.tsx';
import { cardsOfSeries, type OwnEventCard } from './cards-of-series.ts';

type EventTabsProps = {
  title: string;
  direction: 'teach' | 'learn';
  queries: Record<EventStatus, ViewedQuery<Event[]>>;
  empty: (status: EventStatus) => ReactNode;
  /** What a member is to a date of a series: scheduled dates in the same state share a card. */
  stateOf: (event: Event) => string;
  children: (card: OwnEventCard) => ReactNode;
};

/**
 * The events that a member hosts or takes part in, with one tab per status. A series is one card while it is scheduled; its
 * other dates each have something of their own, such as a recording.
 */
export function EventTabs({ title, direction, queries, empty, stateOf, children }: EventTabsProps) {
  const client = useQueryClient();
  // Events of every tab may have changed while another one was open.
  const refresh = () => void client.refetchQueries({ queryKey: eventKeys.all, type: 'active', stale: true });
  const cardsOf = (status: EventStatus, events: Event[]) =>
    cardsOfSeries(events, (event) => (status === 'Upcoming' ? stateOf(event) : event._id));
  const scheduled = queries.Upcoming.data;
  const counts = {
    Upcoming: scheduled && cardsOf('Upcoming', scheduled).length,
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
              {cardsOf(status, events).map((card) => (
                <li key={card.key}>{children(card)}</li>
              ))}
            </MyEventGrid>
          )}
        </QueryView>
      )}
    </Tabs>
  );
}
