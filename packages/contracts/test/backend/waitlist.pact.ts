import type { ApiClient } from '@skill-exchange/api-client';
import { changeWaitlistMutation, type WaitlistChange } from '@skill-exchange/api-client/waitlist';
import { mutate } from '../support/calls.ts';
import { nothing } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

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
