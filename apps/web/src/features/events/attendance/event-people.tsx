import { plural, t } from '@lingui/core/macro';
import { eventKeys } from '@skill-exchange/api-client/events';
import { invalidate } from '@skill-exchange/api-client/refresh';
import { useEventParticipants, useEventRequests } from '@skill-exchange/api-client/registrations';
import type { Event, Person } from '@skill-exchange/api-client/types';
import { useWaitlist } from '@skill-exchange/api-client/waitlist';
import { PersonList, PersonListSkeleton } from '@skill-exchange/ui/components/participant-row';
import {
  FullEventNote,
  NobodyWaits,
  NoParticipants,
  NoRequests,
  ParticipantTabs,
} from '@skill-exchange/ui/components/participant-tabs';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { QueryView, type ViewedQuery, viewedQuery } from '../../../lib/query-view.tsx';
import { useServices } from '../../../lib/services.ts';
import { ApproveAll } from '../hosts/approve-all.tsx';
import { MakeRoom } from '../hosts/make-room.tsx';
import { ApprovedRequest, Guest, JoinRequest, WaitingPerson } from './event-person.tsx';
import { useApprovedRows } from './use-approved-rows.ts';

/** Requests and participants of an event, for its host to manage. */
export function EventPeople({ event }: { event: Event }) {
  const requests = viewedQuery(useEventRequests(event._id));
  const participants = viewedQuery(useEventParticipants(event._id));
  useLivePeople(event._id);
  const enrolled = participants.data?.length ?? event.current_participants_count;
  const isFull = freePlaces(event) <= enrolled - event.current_participants_count;
  const { keep, drop, rowsWith } = useApprovedRows();
  const noteId = useId();
  const fullNoteId = isFull && event.status === 'Upcoming' ? noteId : undefined;
  return (
    <ParticipantTabs
      pendingCount={requests.data?.length}
      acceptedCount={participants.data?.length}
      pending={
        <People
          query={requests}
          failure={t`Failed to fetch pending requests.`}
          empty={<NoRequests />}
          isEmpty={(people) => rowsWith(people).length === 0}
        >
          {(people) => (
            <>
              {fullNoteId === undefined || people.length === 0 ? null : (
                <FullEventNote id={fullNoteId} waiting={event.waitlist?.count} />
              )}
              {event.status === 'Upcoming' ? (
                <div className="my-2 flex flex-wrap items-center gap-2 empty:hidden">
                  <FewPlaces asking={people.length} free={freePlaces(event)} />
                  {fullNoteId === undefined ? <ApproveAll event={event} people={people} /> : null}
                  <MakeRoom event={event} asking={people.length} />
                </div>
              ) : null}
              <PersonList>
                {rowsWith(people).map(({ person, isApproved }) =>
                  isApproved ? (
                    <ApprovedRequest key={person._id} event={event} person={person} onUndone={drop} />
                  ) : (
                    <JoinRequest
                      key={person._id}
                      event={event}
                      person={person}
                      fullNoteId={fullNoteId}
                      onApproved={keep}
                    />
                  ),
                )}
              </PersonList>
            </>
          )}
        </People>
      }
      waiting={event.waitlist?.count ? <WaitingPeople eventId={event._id} /> : null}
      waitingCount={event.waitlist?.count}
      accepted={
        <People query={participants} failure={t`Failed to fetch accepted participants.`} empty={<NoParticipants />}>
          {(people) => (
            <PersonList>
              {people.map((person) => (
                <Guest key={person._id} event={event} person={person} />
              ))}
            </PersonList>
          )}
        </People>
      }
    />
  );
}

/** Says that not everybody who asks can come. A full event has its own note. */
function FewPlaces({ asking, free }: { asking: number; free: number }) {
  if (free === 0 || asking <= free) return null;
  return (
    <p className="min-w-[min(15rem,100%)] flex-1 text-small text-ink-2">
      {t`${plural(asking, { one: '# person waits', other: '# people wait' })} for ${plural(free, { one: '# place', other: '# places' })}. Nobody else learns whom you decline.`}
    </p>
  );
}

function WaitingPeople({ eventId }: { eventId: string }) {
  const waiting = viewedQuery(useWaitlist(eventId));
  return (
    <People query={waiting} failure={t`We couldn’t load the waitlist.`} empty={<NobodyWaits />}>
      {(people) => (
        <PersonList>
          {people.map((person) => (
            <WaitingPerson key={person._id} person={person} />
          ))}
        </PersonList>
      )}
    </People>
  );
}

/** Refetches requests and participants when the server emits a change. */
function useLivePeople(eventId: string): void {
  const { live } = useServices();
  const client = useQueryClient();
  useEffect(
    () =>
      live.listen({
        onEventRequest(changedId) {
          if (changedId !== eventId) return;
          // The event's own answer has the code for check-in.
          const changed = [eventKeys.detail(eventId), eventKeys.requests(eventId), eventKeys.participants(eventId)];
          for (const queryKey of changed) invalidate(client, { queryKey });
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
  isEmpty?: (people: Person[]) => boolean;
};

function People({ children, isEmpty = (people) => people.length === 0, ...view }: PeopleProps) {
  return (
    <QueryView {...view} loading={<PersonListSkeleton />} isEmpty={isEmpty}>
      {children}
    </QueryView>
  );
}
