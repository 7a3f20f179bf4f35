import type { ApiClient } from '@skill-exchange/api-client';
import { eventsHostedWithQuery, eventsJoinedWithQuery } from '@skill-exchange/api-client/shared-events';
import { expect } from 'vitest';
import { freshCache } from '../../support/calls.ts';
import { instant, listOf, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const joinedWith = (api: ApiClient, memberId: string) => freshCache().fetchQuery(eventsJoinedWithQuery(api, memberId));
const hostedWith = (api: ApiClient, memberId: string) => freshCache().fetchQuery(eventsHostedWithQuery(api, memberId));

const lists = [
  ['listParticipatingEvents', 'take part in', 'participant', joinedWith],
  ['listCreatedEvents', 'host', 'host', hostedWith],
] as const;

for (const [operation, doing, my, read] of lists) {
  answers(operation, `events that I ${doing}, and another member takes part in`, {
    given: given('an event', { my, other: 'participant' }),
    request: ({ otherId }) => ({ query: { status: 'Upcoming', with: otherId, limit: '50' } }),
    send: (api, { otherId }) => read(api, otherId),
    status: 200,
    stated: ({ eventId, otherId }) =>
      someOf({
        _id: eventId,
        title: text('Sourdough from a cold fridge'),
        start_time: instant('2099-11-24T19:00:00.000Z'),
        // Only the host is not among them.
        participants: my === 'host' ? someOf({ _id: otherId }) : listOf({ _id: text('member-2') }),
      }),
    gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', title: 'Sourdough from a cold fridge' }]),
  });
}
