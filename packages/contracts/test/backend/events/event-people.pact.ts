import type { ApiClient } from '@skill-exchange/api-client';
import { eventParticipantsQuery, eventRequestsQuery } from '@skill-exchange/api-client/registrations';
import { waitlistQuery } from '@skill-exchange/api-client/waitlist';
import { expect } from 'vitest';
import { freshCache } from '../../support/calls.ts';
import { someOf } from '../../support/matchers.ts';
import { person } from '../../support/shapes.ts';
import { answers, given } from '../backend.ts';

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
