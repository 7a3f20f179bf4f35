import { availabilityQuery, overlapQuery, setAvailabilityMutation } from '@skill-exchange/api-client/availability';
import { sayAttendanceMutation } from '@skill-exchange/api-client/session-offers';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, integer, oneOf, pattern, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const clock = (example: string) => pattern('([01]\\d|2[0-3]):[0-5]\\d|24:00', example);

answers('getAvailability', 'my weekly hours', {
  given: given('hours of two members'),
  send: (api) => freshCache().fetchQuery(availabilityQuery(api)),
  status: 200,
  body: {
    success: exactly(true),
    availability: {
      timeZone: text('UTC'),
      weekly: someOf({ weekday: integer(1), from: clock('09:00'), to: clock('12:00') }),
    },
  },
});

answers('getAvailability', 'my weekly hours, which I have not set', {
  given: given('a member'),
  send: (api) => freshCache().fetchQuery(availabilityQuery(api)),
  status: 200,
  body: { success: exactly(true), availability: exactly(null) },
  gives: (availability) => expect(availability).toBeNull(),
});

const hours = {
  timeZone: 'Europe/Lisbon',
  weekly: [{ weekday: 1, from: '18:00', to: '21:00' }],
  daysOff: ['2099-12-24'],
  bufferMinutes: 15,
  noticeHours: 12,
  maxPerWeek: 3,
};

answers('setAvailability', 'weekly hours of mine', {
  given: given('a member'),
  request: () => ({ body: hours }),
  send: (api) => mutate(setAvailabilityMutation(api), hours),
  status: 200,
  body: {
    success: exactly(true),
    availability: {
      timeZone: exactly('Europe/Lisbon'),
      weekly: someOf({ weekday: exactly(1), from: exactly('18:00'), to: exactly('21:00') }),
      daysOff: someOf(exactly('2099-12-24')),
      bufferMinutes: exactly(15),
      noticeHours: exactly(12),
      maxPerWeek: exactly(3),
    },
  },
});

const search = (userId: string) => ({ userId, minutes: 60, days: 14 });
const zones = { yours: { timeZone: text('UTC') }, theirs: { timeZone: text('UTC') } };

answers('findOverlap', 'times that suit me and another member', {
  given: given('hours of two members'),
  request: ({ otherId }) => ({ query: { userId: otherId, minutes: '60', days: '14' } }),
  send: (api, { otherId }) => freshCache().fetchQuery(overlapQuery(api, search(otherId))),
  status: 200,
  body: { success: exactly(true), ...zones, times: someOf(instant('2099-11-26T09:00:00.000Z')) },
});

answers('findOverlap', 'times that come closest, where none suits both', {
  given: given('hours of two members', { common: false }),
  request: ({ otherId }) => ({ query: { userId: otherId, minutes: '60', days: '14' } }),
  send: (api, { otherId }) => freshCache().fetchQuery(overlapQuery(api, search(otherId))),
  status: 200,
  body: {
    success: exactly(true),
    ...zones,
    times: exactly([]),
    nearest: someOf({ time: instant('2099-11-26T11:00:00.000Z'), fits: oneOf('yours', 'theirs') }),
  },
});

answers('sayAttendance', 'that a session took place', {
  given: given('an agreed session that is over'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { answer: 'held' } }),
  send: (api, { sessionId }) => mutate(sayAttendanceMutation(api), { sessionId, answer: 'held' }),
  status: 200,
  body: { success: exactly(true), session: { attendance: { answer: exactly('held') } } },
});
