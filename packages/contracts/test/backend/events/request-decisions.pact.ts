import {
  approveAllMutation,
  handleRequestMutation,
  removeGuestMutation,
  undoApprovalMutation,
  undoDeclineMutation,
} from '@skill-exchange/api-client/request-decisions';
import { expect } from 'vitest';
import { mutate } from '../../support/calls.ts';
import { exactly, text } from '../../support/matchers.ts';
import { nothing } from '../../support/shapes.ts';
import { answers, given } from '../backend.ts';

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
  send: (api, { eventId }) => mutate(approveAllMutation(api), { eventId }),
  status: 200,
  stated: () => ({ approved: exactly(1), left: exactly(0) }),
  gives: (outcome) => expect(outcome).toEqual({ approved: 1, left: 0 }),
});

answers('undoDecline', 'a request that I have just declined', {
  given: given('an event', { my: 'host', other: 'declined' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(undoDeclineMutation(api), { eventId, userId: otherId }),
  status: 200,
  body: nothing,
});

answers('undoApproval', 'a request that I have just approved', {
  given: given('an event', { my: 'host', other: 'approved' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(undoApprovalMutation(api), { eventId, userId: otherId }),
  status: 200,
  body: nothing,
});

answers('removeGuest', 'a guest of my event', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId, reason: 'The room is small.' } }),
  send: (api, { eventId, otherId }) =>
    mutate(removeGuestMutation(api), { eventId, userId: otherId, reason: 'The room is small.' }),
  status: 200,
  body: nothing,
});
