import { useCreatedEvents, useParticipatingEvents } from '@skill-exchange/api-client/events';
import type { Event, EventStatus } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/button';
import { EmptyState } from '@skill-exchange/ui/empty-state';
import { NoEventsArt } from '@skill-exchange/ui/illustration';
import { useLink } from '@skill-exchange/ui/link-context';
import { LoadingStatus } from '@skill-exchange/ui/loading-status';
import { SectionHeading } from '@skill-exchange/ui/section-heading';
import { Skeleton } from '@skill-exchange/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/tabs';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { EventHostLine, JoinMeetingLink, MyEventCard } from './my-event-card.tsx';
import { useEventDetails } from './use-event-details.tsx';

/** The three states of an event, by the names that the tabs give them. */
const tabs: readonly { status: EventStatus; label: string }[] = [
  { status: 'Upcoming', label: 'Scheduled' },
  { status: 'Cancelled', label: 'Canceled' },
  { status: 'Completed', label: 'Completed' },
];

type Direction = 'teach' | 'learn';

/** Both sides of a member's events: those they host, and those they take part in. */
export function MyEvents() {
  return (
    <div className="grid gap-14">
      <EventTabs title="Created Events" direction="teach">
        {(status) => <CreatedEvents status={status} />}
      </EventTabs>
      <EventTabs title="Enrolled Events" direction="learn">
        {(status) => <EnrolledEvents status={status} />}
      </EventTabs>
    </div>
  );
}

type EventTabsProps = { title: string; direction: Direction; children: (status: EventStatus) => ReactNode };

function EventTabs({ title, direction, children }: EventTabsProps) {
  return (
    <Tabs defaultValue="Upcoming" asChild>
      <section aria-label={title}>
        <SectionHeading
          className="mb-5"
          title={title}
          scale="panel"
          direction={direction}
          end={
            <TabList label={title}>
              {tabs.map(({ status, label }) => (
                <Tab key={status} value={status}>
                  {label}
                </Tab>
              ))}
            </TabList>
          }
        />
        {tabs.map(({ status }) => (
          <TabPanel key={status} value={status}>
            {children(status)}
          </TabPanel>
        ))}
      </section>
    </Tabs>
  );
}

function CreatedEvents({ status }: { status: EventStatus }) {
  return (
    <EventList query={useCreatedEvents(status)} reason={nothingCreated[status]}>
      {(event) => <MyEventCard event={event} />}
    </EventList>
  );
}

function EnrolledEvents({ status }: { status: EventStatus }) {
  const { showMore, dialog } = useEventDetails();
  return (
    <>
      <EventList query={useParticipatingEvents(status)} reason={nothingEnrolled[status]}>
        {(event) => (
          <MyEventCard
            event={event}
            host={<EventHostLine event={event} />}
            actions={
              <>
                <Button variant="secondary" size="sm" onClick={() => showMore(event)}>
                  View Details
                </Button>
                {event.link ? <JoinMeetingLink link={event.link} /> : null}
              </>
            }
          />
        )}
      </EventList>
      {dialog}
    </>
  );
}

const nothingCreated: Record<EventStatus, string> = {
  Upcoming: 'You host nothing at the moment.',
  Cancelled: 'You have not canceled an event. Good.',
  Completed: 'You have not finished an event yet.',
};

const nothingEnrolled: Record<EventStatus, string> = {
  Upcoming: 'Find one that teaches something on your list and ask to join.',
  Cancelled: 'None of your events was canceled. Good.',
  Completed: 'You have not finished an event yet. Find one that teaches something on your list.',
};

type EventListProps = {
  query: ReturnType<typeof useCreatedEvents>;
  /** Why there may be none. */
  reason: string;
  children: (event: Event) => ReactNode;
};

function EventList({ query, reason, children }: EventListProps) {
  const Link = useLink();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label="Loading...">
          <div className="grid gap-5 sm:grid-cols-2">
            <Skeleton shape="block" className="h-80 rounded-card" />
            <Skeleton shape="block" className="h-80 rounded-card max-sm:hidden" />
          </div>
        </LoadingStatus>
      }
      failure="Failed to fetch events."
      isEmpty={(events) => events.length === 0}
      empty={
        <EmptyState
          title="No events found."
          illustration={<NoEventsArt />}
          action={
            <Button asChild variant="learn">
              <Link href={paths.events}>Browse events</Link>
            </Button>
          }
        >
          {reason}
        </EmptyState>
      }
    >
      {(events) => (
        <ul className="grid gap-5 sm:grid-cols-2">
          {events.map((event) => (
            <li key={event._id}>{children(event)}</li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
