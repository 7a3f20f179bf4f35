import {
  leaveEventMutation,
  participatingEventsQuery,
  registerForEventMutation,
} from '@skill-exchange/api-client/registrations';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, someOf, text } from '../../support/matchers.ts';
import { nothing, ownEvent } from '../../support/shapes.ts';
import { answers, given, rejects } from '../backend.ts';

answers('registerForEvent', 'an event with places left', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { id: eventId } }),
  send: (api, { eventId }) => mutate(registerForEventMutation(api), { eventId }),
  status: 201,
  body: nothing,
});

answers('registerForEvent', 'an event with places left, with a note', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { id: eventId }, body: { message: 'I would love to come.' } }),
  send: (api, { eventId }) => mutate(registerForEventMutation(api), { eventId, message: 'I would love to come.' }),
  status: 201,
  body: nothing,
});

answers('registerForEvent', 'an event whose host approves automatically', {
  given: given('an event', { my: 'welcome' }),
  request: ({ eventId }) => ({ path: { id: eventId } }),
  send: (api, { eventId }) => mutate(registerForEventMutation(api), { eventId }),
  status: 201,
  stated: () => ({ isApproved: exactly(true) }),
  gives: (joined) => expect(joined).toMatchObject({ isApproved: true }),
});

answers('registerForEvent', 'all dates of an event', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { id: eventId }, body: { scope: 'all' } }),
  send: (api, { eventId }) => mutate(registerForEventMutation(api), { eventId, scope: 'all' }),
  status: 201,
  stated: () => ({ message: text('You asked to join 1 date.') }),
  gives: (joined) => expect(joined).toMatchObject({ message: 'You asked to join 1 date.' }),
});

rejects('registerForEvent', 'an event that is full', {
  given: given('an event', { other: 'participant', places: 1 }),
  request: ({ eventId }) => ({ path: { id: eventId } }),
  send: (api, { eventId }) => mutate(registerForEventMutation(api), { eventId }),
  status: 409,
  message: 'This event is full.',
});

for (const my of ['requester', 'participant'] as const) {
  answers('leaveEvent', `an event of which I am a ${my}`, {
    given: given('an event', { my }),
    request: ({ eventId }) => ({ path: { id: eventId } }),
    send: (api, { eventId }) => mutate(leaveEventMutation(api), { eventId }),
    status: 200,
    body: nothing,
  });
}

answers('leaveEvent', 'all dates of an event of which I am a participant', {
  given: given('an event', { my: 'participant' }),
  request: ({ eventId }) => ({ path: { id: eventId }, query: { scope: 'all' } }),
  send: (api, { eventId }) => mutate(leaveEventMutation(api), { eventId, scope: 'all' }),
  status: 200,
  stated: () => ({ message: text('You have left the event.') }),
  gives: (message) => expect(message).toBe('You have left the event.'),
});

for (const status of ['Upcoming', 'Cancelled', 'Completed'] as const) {
  answers('listParticipatingEvents', `${status} events that I take part in`, {
    given: given('an event', { status, my: 'participant' }),
    request: () => ({ query: status === 'Completed' ? { status } : { status, include: 'requested' } }),
    send: (api) => freshCache().fetchQuery(participatingEventsQuery(api, status)),
    status: 200,
    stated: ({ eventId }) =>
      someOf({ ...(status === 'Upcoming' ? ownEvent : {}), event_id: eventId, status: exactly(status) }),
    gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', event_id: 'event-1' }]),
  });
}

answers('listParticipatingEvents', 'events that I have asked to join', {
  given: given('an event', { my: 'requester' }),
  request: () => ({ query: { status: 'Upcoming', include: 'requested' } }),
  send: (api) => freshCache().fetchQuery(participatingEventsQuery(api, 'Upcoming')),
  status: 200,
  stated: ({ eventId, memberId }) =>
    someOf({ event_id: eventId, status: exactly('Upcoming'), requests: someOf({ _id: memberId }) }),
  gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', event_id: 'event-1' }]),
});
