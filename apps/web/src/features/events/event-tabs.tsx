import { eventKeys } from '@skill-exchange/api-client/events';
import type { Event, EventStatus } from '@skill-exchange/api-client/types';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { Tab, TabList, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { ViewedQuery } from '../../lib/query-view.tsx';
import { MyEventPanel } from './my-event-panel.tsx';

/** The three states of an event, by the names that the tabs give them. */
const tabs: readonly { status: EventStatus; label: string }[] = [
  { status: 'Upcoming', label: 'Scheduled' },
  { status: 'Cancelled', label: 'Canceled' },
  { status: 'Completed', label: 'Completed' },
];

type EventTabsProps = {
  title: string;
  direction: 'teach' | 'learn';
  queries: Record<EventStatus, ViewedQuery<Event[]>>;
  /** The empty state of a list. */
  empty: Record<EventStatus, ReactNode>;
  children: (event: Event) => ReactNode;
};

/** One side of a member's events, one tab for each state, with how many there are. */
export function EventTabs({ title, direction, queries, empty, children }: EventTabsProps) {
  const headingId = useId();
  const client = useQueryClient();
  // What is behind the tab may have changed while another one was open, and so may they all.
  const refresh = () => void client.refetchQueries({ queryKey: eventKeys.all, type: 'active', stale: true });
  return (
    <Tabs defaultValue="Upcoming" onValueChange={refresh} asChild>
      <section aria-labelledby={headingId}>
        <SectionHeading
          className="mb-5"
          title={title}
          headingId={headingId}
          scale="panel"
          direction={direction}
          end={
            <TabList label={title}>
              {tabs.map(({ status, label }) => (
                <Tab key={status} value={status} count={queries[status].data?.length}>
                  {label}
                </Tab>
              ))}
            </TabList>
          }
        />
        {tabs.map(({ status }) => (
          <MyEventPanel key={status} status={status} query={queries[status]} empty={empty[status]}>
            {children}
          </MyEventPanel>
        ))}
      </section>
    </Tabs>
  );
}
