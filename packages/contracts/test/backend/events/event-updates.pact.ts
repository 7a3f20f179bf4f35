import { eventUpdatesQuery, sendEventUpdateMutation } from '@skill-exchange/api-client/event-updates';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, instant, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const update = { _id: text('update-1'), text: 'Bring a jar.', createdAt: instant('2026-11-20T12:00:00.000Z') };

answers('sendEventUpdate', 'a message to the guests of my event', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { text: 'Bring a jar.', toWaitlist: true } }),
  send: (api, { eventId }) => mutate(sendEventUpdateMutation(api), { eventId, text: 'Bring a jar.', toWaitlist: true }),
  status: 201,
  stated: () => ({ update: { ...update, text: exactly('Bring a jar.') }, sentTo: exactly(1) }),
  gives: (sent) => expect(sent).toMatchObject({ sentTo: 1, update: { text: 'Bring a jar.' } }),
});

answers('listEventUpdates', 'what the host of my event wrote', {
  given: given('an event', { my: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventUpdatesQuery(api, eventId)),
  status: 200,
  stated: () => ({ updates: someOf({ ...update, text: exactly('Bring a jar.') }) }),
  gives: (updates) => expect(updates).toMatchObject([{ text: 'Bring a jar.' }]),
});
