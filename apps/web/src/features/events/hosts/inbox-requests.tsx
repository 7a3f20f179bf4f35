import { plural, t } from '@lingui/core/macro';
import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { useEventRequests } from '@skill-exchange/api-client/registrations';
import type { Event } from '@skill-exchange/api-client/types';
import { NotificationAnswered } from '@skill-exchange/ui/components/notification-rows';
import { PersonList } from '@skill-exchange/ui/components/participant-row';
import { FullEventNote } from '@skill-exchange/ui/components/participant-tabs';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { ApprovedRequest, JoinRequest } from '../attendance/event-person.tsx';
import { useApprovedRows } from '../attendance/use-approved-rows.ts';

/** Requests that can be answered in place; the event's own page has the others. */
const mostShown = 2;

/** Approves and declines requests to join, next to the host's notification. */
export function InboxRequests({ eventId }: { eventId: string }) {
  const { data: events } = useCreatedEvents('Upcoming');
  const event = events?.find(({ _id }) => _id === eventId);
  return event === undefined ? null : <Requests event={event} />;
}

function Requests({ event }: { event: Event }) {
  const { data: people } = useEventRequests(event._id);
  const noteId = useId();
  const { keep, drop, rowsWith } = useApprovedRows();
  if (people === undefined) return null;
  const rows = rowsWith(people);
  const answered = people.length === 0 ? <NotificationAnswered>{t`All answered`}</NotificationAnswered> : null;
  if (rows.length === 0) return answered;
  const isFull = freePlaces(event) === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {isFull ? <FullEventNote id={noteId} /> : null}
      <PersonList className="w-full border-t border-line">
        {shownOf(rows).map(({ person, isApproved }) =>
          isApproved ? (
            <ApprovedRequest key={person._id} event={event} person={person} onUndone={drop} />
          ) : (
            <JoinRequest
              key={person._id}
              event={event}
              person={person}
              fullNoteId={isFull ? noteId : undefined}
              onApproved={keep}
            />
          ),
        )}
      </PersonList>
      {answered}
      {people.length > mostShown ? (
        <TextLink variant="row" href={paths.dashboard.event.to(event._id)}>
          {plural(people.length, { other: t`See all # requests` })}
        </TextLink>
      ) : null}
    </div>
  );
}

/** The first requests, and those that were just approved here. */
function shownOf(rows: ReturnType<ReturnType<typeof useApprovedRows>['rowsWith']>) {
  const pending = rows.filter(({ isApproved }) => !isApproved).slice(0, mostShown);
  return rows.filter((row) => row.isApproved || pending.includes(row));
}
