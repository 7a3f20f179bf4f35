import { answerHostingMutation, offerHostingMutation } from '@skill-exchange/api-client/handovers';
import { expect } from 'vitest';
import { mutate } from '../../support/calls.ts';
import { exactly } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

answers('offerHosting', 'a co-host to host my event', {
  given: given('an event', { my: 'host', other: 'cohost' }),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { userId: otherId } }),
  send: (api, { eventId, otherId }) => mutate(offerHostingMutation(api), { eventId, userId: otherId }),
  status: 200,
  stated: () => ({ dates: exactly(1) }),
  gives: (dates) => expect(dates).toBe(1),
});

for (const accepts of [true, false])
  answers('answerHosting', `that I ${accepts ? 'accept' : 'decline'} to host an event`, {
    given: given('an event', { my: 'offered' }),
    request: ({ eventId }) => ({ path: { eventId }, body: { accepts } }),
    send: (api, { eventId }) => mutate(answerHostingMutation(api), { eventId, accepts }),
    status: 200,
    stated: () => ({ dates: exactly(1) }),
    gives: (dates) => expect(dates).toBe(1),
  });
