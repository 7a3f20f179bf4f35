import {
  answerCohostInvitationMutation,
  inviteCohostMutation,
  removeCohostMutation,
} from '@skill-exchange/api-client/cohosts';
import { expect } from 'vitest';
import { mutate } from '../../support/calls.ts';
import { acknowledgement, nothing } from '../../support/shapes.ts';
import { answers, given } from '../backend.ts';

answers('inviteCohost', 'a member to co-host my event', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(inviteCohostMutation(api), { eventId, userId: otherId }),
  status: 201,
  body: nothing,
});

for (const [accepts, what, message] of [
  [true, 'that I accept', 'You now co-host this event.'],
  [false, 'that I decline', 'You have declined the invitation.'],
] as const) {
  answers('answerCohostInvitation', `an invitation ${what}`, {
    given: given('an event', { my: 'invited' }),
    request: ({ eventId }) => ({ path: { eventId }, body: { accepts } }),
    send: (api, { eventId }) => mutate(answerCohostInvitationMutation(api), { eventId, accepts }),
    status: 200,
    body: acknowledgement(message),
    gives: (shown) => expect(shown).toBe(message),
  });
}

answers('removeCohost', 'a co-host of my event', {
  given: given('an event', { my: 'host', other: 'cohost' }),
  request: ({ eventId, otherId }) => ({ path: { eventId, userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(removeCohostMutation(api), { eventId, userId: otherId }),
  status: 200,
  body: nothing,
});

answers('removeCohost', 'myself, from an event that I co-host', {
  given: given('an event', { my: 'cohost' }),
  request: ({ eventId, memberId }) => ({ path: { eventId, userId: memberId } }),
  send: (api, { eventId, memberId }) => mutate(removeCohostMutation(api), { eventId, userId: memberId }),
  status: 200,
  body: nothing,
});
