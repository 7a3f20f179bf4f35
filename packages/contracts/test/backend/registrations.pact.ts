import type { ApiClient } from '@skill-exchange/api-client';
import { eventUpdatesQuery, sendEventUpdateMutation } from '@skill-exchange/api-client/event-updates';
import {
  eventParticipantsQuery,
  eventRequestsQuery,
  leaveEventMutation,
  participatingEventsQuery,
  registerForEventMutation,
} from '@skill-exchange/api-client/registrations';
import {
  approveAllMutation,
  handleRequestMutation,
  removeGuestMutation,
  undoDeclineMutation,
} from '@skill-exchange/api-client/request-decisions';
import { changeWaitlistMutation, type WaitlistChange, waitlistQuery } from '@skill-exchange/api-client/waitlist';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, someOf, text } from '../support/matchers.ts';
import { nothing, ownEvent, person, requestedEvent } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const update = { _id: text('update-1'), text: 'Bring a jar.', createdAt: instant('2026-11-20T12:00:00.000Z') };

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

rejects('registerForEvent', 'an event, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { id: 'some-event' } }),
  send: (api) => mutate(registerForEventMutation(api), { eventId: 'some-event' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('registerForEvent', 'an event that is not there', {
  given: given('a member'),
  request: () => ({ path: { id: 'no-such-event' } }),
  send: (api) => mutate(registerForEventMutation(api), { eventId: 'no-such-event' }),
  status: 404,
  message: 'Event not found.',
});

const conflicts = [
  ['an event that is full', given('an event', { other: 'participant', places: 1 }), 'This event is full.'],
  ['an event that I host', given('an event', { my: 'host' }), 'You are the host of this event.'],
  [
    'an event that I have asked for',
    given('an event', { my: 'requester' }),
    'You have already asked to join this event.',
  ],
  ['an event that was cancelled', given('an event', { status: 'Cancelled' }), 'This event was canceled.'],
] as const;
for (const [receives, state, message] of conflicts) {
  rejects('registerForEvent', receives, {
    given: state,
    request: ({ eventId }) => ({ path: { id: eventId } }),
    send: (api, { eventId }) => mutate(registerForEventMutation(api), { eventId }),
    status: 409,
    message,
  });
}

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

rejects('leaveEvent', 'an event, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { id: 'some-event' } }),
  send: (api) => mutate(leaveEventMutation(api), { eventId: 'some-event' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('leaveEvent', 'an event that I have not asked for', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { id: eventId } }),
  send: (api, { eventId }) => mutate(leaveEventMutation(api), { eventId }),
  status: 404,
  message: 'Registration not found.',
});

rejects('leaveEvent', 'an event that was cancelled', {
  given: given('an event', { my: 'participant', status: 'Cancelled' }),
  request: ({ eventId }) => ({ path: { id: eventId } }),
  send: (api, { eventId }) => mutate(leaveEventMutation(api), { eventId }),
  status: 409,
  message: 'This event was canceled.',
});

const onWaitlist = [
  ['joinWaitlist', 'join', 'an event that is full', given('an event', { other: 'participant', places: 1 }), 201],
  ['leaveWaitlist', 'leave', 'an event whose waitlist I am on', given('an event', { my: 'waiting' }), 200],
  ['takePlace', 'take', 'an event with a place for me', given('an event', { my: 'waiting' }), 200],
] as const;
const changeWaitlist =
  (step: WaitlistChange['step']) =>
  (api: ApiClient, { eventId }: { eventId: string }) =>
    mutate(changeWaitlistMutation(api), { eventId, step });
for (const [operation, step, receives, state, status] of onWaitlist) {
  answers(operation, receives, {
    given: state,
    request: ({ eventId }) => ({ path: { eventId } }),
    send: changeWaitlist(step),
    status,
    body: nothing,
  });
  rejects(operation, 'an event, by somebody whose session has ended', {
    given: given('an ended session'),
    request: () => ({ path: { eventId: 'some-event' } }),
    send: (api) => mutate(changeWaitlistMutation(api), { eventId: 'some-event', step }),
    status: 401,
    message: pleaseLogIn,
  });
}

rejects('joinWaitlist', 'an event with places left', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: changeWaitlist('join'),
  status: 409,
  message: 'This event has a free place. Ask to join it.',
});

for (const action of ['APPROVE', 'REJECT'] as const) {
  answers('handleEventRequest', `${action} for a member who has asked`, {
    given: given('an event', { my: 'host', other: 'requester' }),
    request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action } }),
    send: (api, { eventId, otherId }) => mutate(handleRequestMutation(api), { eventId, userId: otherId, action }),
    status: 200,
    body: nothing,
  });
}

answers('handleEventRequest', 'an approval for all dates', {
  given: given('an event', { my: 'host', other: 'requester' }),
  request: ({ eventId, otherId }) => ({
    path: { eventId },
    body: { userId: otherId, action: 'APPROVE', scope: 'all' },
  }),
  send: (api, { eventId, otherId: userId }) =>
    mutate(handleRequestMutation(api), { eventId, userId, action: 'APPROVE', scope: 'all' }),
  status: 200,
  stated: () => ({ message: text('Participant approved successfully!') }),
  gives: (message) => expect(message).toBe('Participant approved successfully!'),
});

answers('approveAllRequests', 'an event with a request', {
  given: given('an event', { my: 'host', other: 'requester' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(approveAllMutation(api), eventId),
  status: 200,
  stated: () => ({ approved: exactly(1), left: exactly(0) }),
  gives: (outcome) => expect(outcome).toEqual({ approved: 1, left: 0 }),
});

rejects('approveAllRequests', 'an event, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' } }),
  send: (api) => mutate(approveAllMutation(api), 'some-event'),
  status: 401,
  message: pleaseLogIn,
});

answers('undoDecline', 'a request that I have just declined', {
  given: given('an event', { my: 'host', other: 'declined' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(undoDeclineMutation(api), { eventId, userId: otherId }),
  status: 200,
  body: nothing,
});

rejects('undoDecline', 'a decline, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' }, body: { userId: 'some-member' } }),
  send: (api) => mutate(undoDeclineMutation(api), { eventId: 'some-event', userId: 'some-member' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('undoDecline', 'a request that I have not declined', {
  given: given('an event', { my: 'host', other: 'requester' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(undoDeclineMutation(api), { eventId, userId: otherId }),
  status: 404,
  message: 'Request not found.',
});

answers('sendEventUpdate', 'a message to the guests of my event', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { text: 'Bring a jar.', toWaitlist: true } }),
  send: (api, { eventId }) => mutate(sendEventUpdateMutation(api), { eventId, text: 'Bring a jar.', toWaitlist: true }),
  status: 201,
  stated: () => ({ update: { ...update, text: exactly('Bring a jar.') }, sentTo: exactly(1) }),
  gives: (sent) => expect(sent).toMatchObject({ sentTo: 1, update: { text: 'Bring a jar.' } }),
});

rejects('sendEventUpdate', 'a message, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' }, body: { text: 'Bring a jar.' } }),
  send: (api) => mutate(sendEventUpdateMutation(api), { eventId: 'some-event', text: 'Bring a jar.' }),
  status: 401,
  message: pleaseLogIn,
});

answers('listEventUpdates', 'what the host of my event wrote', {
  given: given('an event', { my: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventUpdatesQuery(api, eventId)),
  status: 200,
  stated: () => ({ updates: someOf({ ...update, text: exactly('Bring a jar.') }) }),
  gives: (updates) => expect(updates).toMatchObject([{ text: 'Bring a jar.' }]),
});

rejects('listEventUpdates', 'updates, for somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' } }),
  send: (api) => freshCache().fetchQuery(eventUpdatesQuery(api, 'some-event')),
  status: 401,
  message: pleaseLogIn,
});

answers('removeGuest', 'a guest of my event', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, reason: 'The room is small.' } }),
  send: (api, { eventId, otherId }) =>
    mutate(removeGuestMutation(api), { eventId, userId: otherId, reason: 'The room is small.' }),
  status: 200,
  body: nothing,
});

rejects('removeGuest', 'a guest, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' }, body: { userId: 'some-member' } }),
  send: (api) => mutate(removeGuestMutation(api), { eventId: 'some-event', userId: 'some-member' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('removeGuest', 'a member who does not take part', {
  given: given('an event', { my: 'host', other: 'requester' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(removeGuestMutation(api), { eventId, userId: otherId }),
  status: 404,
  message: 'Participant not found.',
});

rejects('handleEventRequest', 'a decision by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' }, body: { userId: 'some-member', action: 'APPROVE' } }),
  send: (api) =>
    mutate(handleRequestMutation(api), { eventId: 'some-event', userId: 'some-member', action: 'APPROVE' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('handleEventRequest', 'a decision on the event of others', {
  given: given('an event', { other: 'requester' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action: 'APPROVE' } }),
  send: (api, { eventId, otherId }) =>
    mutate(handleRequestMutation(api), { eventId, userId: otherId, action: 'APPROVE' }),
  status: 403,
  message: 'Only the host can do this.',
});

rejects('handleEventRequest', 'a decision on a member who has not asked', {
  given: given('an event', { my: 'host', other: 'stranger' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action: 'APPROVE' } }),
  send: (api, { eventId, otherId }) =>
    mutate(handleRequestMutation(api), { eventId, userId: otherId, action: 'APPROVE' }),
  status: 404,
  message: 'Request not found.',
});

rejects('handleEventRequest', 'a decision on a member who is in', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action: 'APPROVE' } }),
  send: (api, { eventId, otherId }) =>
    mutate(handleRequestMutation(api), { eventId, userId: otherId, action: 'APPROVE' }),
  status: 409,
  message: 'This member is already in.',
});

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

for (const status of ['Upcoming', 'Cancelled', 'Completed'] as const) {
  answers('listParticipatingEvents', `${status} events that I take part in`, {
    given: given('an event', { status, my: 'participant' }),
    request: () => ({ query: status === 'Completed' ? { status } : { status, include: 'requested' } }),
    send: (api) => freshCache().fetchQuery(participatingEventsQuery(api, status)),
    status: 200,
    stated: ({ eventId }) => someOf({ ...ownEvent, event_id: eventId, status: exactly(status) }),
    gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', event_id: 'event-1' }]),
  });
}

answers('listParticipatingEvents', 'events that I have asked to join', {
  given: given('an event', { my: 'requester' }),
  request: () => ({ query: { status: 'Upcoming', include: 'requested' } }),
  send: (api) => freshCache().fetchQuery(participatingEventsQuery(api, 'Upcoming')),
  status: 200,
  stated: ({ eventId, memberId }) =>
    someOf({ ...requestedEvent, event_id: eventId, status: exactly('Upcoming'), requests: someOf({ _id: memberId }) }),
  gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', event_id: 'event-1' }]),
});

rejects('listParticipatingEvents', 'events of somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ query: { status: 'Upcoming', include: 'requested' } }),
  send: (api) => freshCache().fetchQuery(participatingEventsQuery(api, 'Upcoming')),
  status: 401,
  message: pleaseLogIn,
});
