import type { ApiClient } from '@skill-exchange/api-client';
import { eventParticipantsQuery, eventRequestsQuery } from '@skill-exchange/api-client/registrations';
import { waitlistQuery } from '@skill-exchange/api-client/waitlist';
import { expect } from 'vitest';
import { freshCache } from '../support/calls.ts';
import { someOf } from '../support/matchers.ts';
import { person } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const readRequests = (api: ApiClient, eventId: string) => freshCache().fetchQuery(eventRequestsQuery(api, eventId));
const readParticipants = (api: ApiClient, eventId: string) =>
  freshCache().fetchQuery(eventParticipantsQuery(api, eventId));

const readWaitlist = (api: ApiClient, eventId: string) => freshCache().fetchQuery(waitlistQuery(api, eventId));

answers('listEventRequests', 'who asks to join my event', {
  given: given('an event', { my: 'host', other: 'requester' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => readRequests(api, eventId),
  status: 200,
  stated: ({ otherId }) => ({ requests: someOf({ ...person, _id: otherId }) }),
  gives: (people) => expect(people).toHaveLength(1),
});

answers('listWaitlist', 'who waits for a place in my event', {
  given: given('an event', { my: 'host', other: 'waiting' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => readWaitlist(api, eventId),
  status: 200,
  stated: ({ otherId }) => ({ waiting: someOf({ ...person, _id: otherId }) }),
  gives: (people) => expect(people).toHaveLength(1),
});

answers('listEventParticipants', 'who takes part in my event', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => readParticipants(api, eventId),
  status: 200,
  stated: ({ otherId }) => ({ participants: someOf({ ...person, _id: otherId }) }),
  gives: (people) => expect(people).toHaveLength(1),
});

const readers = [
  ['listEventRequests', 'requests', readRequests],
  ['listEventParticipants', 'participants', readParticipants],
  ['listWaitlist', 'the waitlist', readWaitlist],
] as const;
for (const [operation, what, read] of readers) {
  rejects(operation, `${what} for somebody whose session has ended`, {
    given: given('an ended session'),
    request: () => ({ path: { eventId: 'some-event' } }),
    send: (api) => read(api, 'some-event'),
    status: 401,
    message: pleaseLogIn,
  });

  rejects(operation, `${what} of the event of others`, {
    given: given('an event'),
    request: ({ eventId }) => ({ path: { eventId } }),
    send: (api, { eventId }) => read(api, eventId),
    status: 403,
    message: 'Only the host can do this.',
  });

  rejects(operation, `${what} of an event that is not there`, {
    given: given('a member'),
    request: () => ({ path: { eventId: 'no-such-event' } }),
    send: (api) => read(api, 'no-such-event'),
    status: 404,
    message: 'Event not found.',
  });
}
