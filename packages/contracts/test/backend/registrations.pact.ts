import { handleRequestMutation, registerForEventMutation } from '@skill-exchange/api-client/registrations';
import { mutate } from '../support/calls.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, refuses } from './backend.ts';

answers('registerForEvent', 'an event with places left', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { id: eventId } }),
  send: (api, { eventId }) => mutate(registerForEventMutation(api), eventId),
  status: 201,
  body: acknowledgement('Your request to join has been sent!'),
});

refuses('registerForEvent', 'an event, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { id: 'some-event' } }),
  send: (api) => mutate(registerForEventMutation(api), 'some-event'),
  status: 401,
  message: pleaseLogIn,
});

refuses('registerForEvent', 'an event that is not there', {
  given: given('a member'),
  request: () => ({ path: { id: 'no-such-event' } }),
  send: (api) => mutate(registerForEventMutation(api), 'no-such-event'),
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
  refuses('registerForEvent', receives, {
    given: state,
    request: ({ eventId }) => ({ path: { id: eventId } }),
    send: (api, { eventId }) => mutate(registerForEventMutation(api), eventId),
    status: 409,
    message,
  });
}

for (const action of ['APPROVE', 'REJECT'] as const) {
  answers('handleEventRequest', `${action} for a member who has asked`, {
    given: given('an event', { my: 'host', other: 'requester' }),
    request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action } }),
    send: (api, { eventId, otherId }) =>
      mutate(handleRequestMutation(api), { eventId, userId: otherId, action }),
    status: 200,
    body: acknowledgement('Participant approved successfully!'),
  });
}

refuses('handleEventRequest', 'a decision by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' }, body: { userId: 'some-member', action: 'APPROVE' } }),
  send: (api) =>
    mutate(handleRequestMutation(api), { eventId: 'some-event', userId: 'some-member', action: 'APPROVE' }),
  status: 401,
  message: pleaseLogIn,
});

refuses('handleEventRequest', 'a decision on the event of others', {
  given: given('an event', { other: 'requester' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action: 'APPROVE' } }),
  send: (api, { eventId, otherId }) =>
    mutate(handleRequestMutation(api), { eventId, userId: otherId, action: 'APPROVE' }),
  status: 403,
  message: 'Only the host may do this.',
});

refuses('handleEventRequest', 'a decision on a member who has not asked', {
  given: given('an event', { my: 'host', other: 'stranger' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action: 'APPROVE' } }),
  send: (api, { eventId, otherId }) =>
    mutate(handleRequestMutation(api), { eventId, userId: otherId, action: 'APPROVE' }),
  status: 404,
  message: 'Request not found.',
});

refuses('handleEventRequest', 'a decision on a member who is in', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, action: 'APPROVE' } }),
  send: (api, { eventId, otherId }) =>
    mutate(handleRequestMutation(api), { eventId, userId: otherId, action: 'APPROVE' }),
  status: 409,
  message: 'This member already takes part.',
});
