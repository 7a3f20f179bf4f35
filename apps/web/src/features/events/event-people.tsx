import { eventKeys } from '@skill-exchange/api-client/events';
import { useEventParticipants, useEventRequests } from '@skill-exchange/api-client/registrations';
import type { Event, Person } from '@skill-exchange/api-client/types';
import { NoPeopleArt } from '@skill-exchange/ui/components/illustration';
import { PersonList, PersonListSkeleton } from '@skill-exchange/ui/components/participant-row';
import { freePlaces } from '@skill-exchange/ui/components/registration-state';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { QueryView, type ViewedQuery, viewedQuery } from '../../lib/query-view.tsx';
import { useServices } from '../../lib/services.ts';
import { AcceptedPerson, JoinRequest } from './event-person.tsx';
import { FullEventNote } from './full-event-note.tsx';

/** Who wants to join an event and who is in, for its host to decide. */
export function EventPeople({ event }: { event: Event }) {
  const requests = viewedQuery(useEventRequests(event._id));
  const participants = viewedQuery(useEventParticipants(event._id));
  useLivePeople(event._id);
  const home = useFocusFallback<HTMLDivElement>(requests.data?.length ?? 0);
  const enrolled = participants.data?.length ?? event.current_participants_count;
  const isFull = freePlaces({ ...event, current_participants_count: enrolled }) === 0;
  const noteId = useId();
  const fullNoteId = isFull && event.status === 'Upcoming' ? noteId : undefined;
  return (
    <section aria-label="Participants">
      <p role="status" className="sr-only">
        {requests.data === undefined ? null : pendingWords(requests.data.length)}
      </p>
      <Tabs defaultValue="pending">
        <TabList label="Participants" className="mb-2">
          <Tab value="pending" count={requests.data?.length}>
            Pending Requests
          </Tab>
          <Tab value="accepted" count={participants.data?.length}>
            Accepted
          </Tab>
        </TabList>
        <TabPanel value="pending" ref={home}>
          <People query={requests} failure="Failed to fetch pending requests." empty={noRequests}>
            {(people) => (
              <>
                {fullNoteId === undefined ? null : <FullEventNote id={fullNoteId} />}
                <PersonList>
                  {people.map((person) => (
                    <JoinRequest key={person._id} event={event} person={person} fullNoteId={fullNoteId} />
                  ))}
                </PersonList>
              </>
            )}
          </People>
        </TabPanel>
        <TabPanel value="accepted">
          <People query={participants} failure="Failed to fetch accepted participants." empty={noParticipants}>
            {(people) => (
              <PersonList>
                {people.map((person) => (
                  <AcceptedPerson key={person._id} person={person} />
                ))}
              </PersonList>
            )}
          </People>
        </TabPanel>
      </Tabs>
    </section>
  );
}

const pendingWords = (count: number) => (count === 1 ? '1 pending request' : `${count} pending requests`);

/** Refetches who asks and who is in as soon as the server tells of a change. */
function useLivePeople(eventId: string): void {
  const { live } = useServices();
  const client = useQueryClient();
  useEffect(
    () =>
      live.listen({
        onEventRequest(changedId) {
          if (changedId !== eventId) return;
          for (const queryKey of [eventKeys.requests(eventId), eventKeys.participants(eventId)])
            void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
        },
      }),
    [live, client, eventId],
  );
}

type PeopleProps = {
  query: ViewedQuery<Person[]>;
  failure: string;
  empty: ReactNode;
  children: (people: Person[]) => ReactNode;
};

function People({ children, ...view }: PeopleProps) {
  return (
    <QueryView {...view} loading={<PersonListSkeleton />} isEmpty={(people) => people.length === 0}>
      {children}
    </QueryView>
  );
}

const noRequests = (
  <EmptyState className="mt-2" title="No pending requests" illustration={<NoPeopleArt />}>
    People who ask to join appear here until you decide.
  </EmptyState>
);

const noParticipants = (
  <EmptyState className="mt-2" title="No accepted participants yet" illustration={<NoPeopleArt />}>
    Approve a request, and that person appears here.
  </EmptyState>
);
