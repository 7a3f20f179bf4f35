import {
  answerCohostInvitationMutation,
  inviteCohostMutation,
  removeCohostMutation,
} from '@skill-exchange/api-client/cohosts';
import { expect } from 'vitest';
import { mutate } from '../support/calls.ts';
import { acknowledgement, nothing } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const some = { eventId: 'some-event', userId: 'some-member' };

answers('inviteCohost', 'a member to co-host my event', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(inviteCohostMutation(api), { eventId, userId: otherId }),
  status: 201,
  body: nothing,
});

rejects('inviteCohost', 'an invitation by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: some.eventId }, body: { userId: some.userId } }),
  send: (api) => mutate(inviteCohostMutation(api), some),
  status: 401,
  message: pleaseLogIn,
});

rejects('inviteCohost', 'an invitation to the event of others', {
  given: given('an event'),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(inviteCohostMutation(api), { eventId, userId: otherId }),
  status: 403,
  message: 'Only the host can do this.',
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

rejects('answerCohostInvitation', 'an answer by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: some.eventId }, body: { accepts: true } }),
  send: (api) => mutate(answerCohostInvitationMutation(api), { eventId: some.eventId, accepts: true }),
  status: 401,
  message: pleaseLogIn,
});

rejects('answerCohostInvitation', 'an answer without an invitation', {
  given: given('an event'),
  request: ({ eventId }) => ({ path: { eventId }, body: { accepts: true } }),
  send: (api, { eventId }) => mutate(answerCohostInvitationMutation(api), { eventId, accepts: true }),
  status: 403,
  message: 'You have no invitation to co-host this event.',
});

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

rejects('removeCohost', 'a co-host, by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: some }),
  send: (api) => mutate(removeCohostMutation(api), some),
  status: 401,
  message: pleaseLogIn,
});

rejects('removeCohost', 'a member who does not co-host my event', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, otherId }) => ({ path: { eventId, userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(removeCohostMutation(api), { eventId, userId: otherId }),
  status: 404,
  message: 'Cohost not found.',
});
