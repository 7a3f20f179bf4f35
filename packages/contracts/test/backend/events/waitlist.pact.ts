import type { ApiClient } from '@skill-exchange/api-client';
import { changeWaitlistMutation, type WaitlistChange } from '@skill-exchange/api-client/waitlist';
import { mutate } from '../../support/calls.ts';
import { nothing } from '../../support/shapes.ts';
import { answers, given } from '../backend.ts';

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
}
