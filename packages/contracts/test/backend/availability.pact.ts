import { availabilityQuery, overlapQuery, setAvailabilityMutation } from '@skill-exchange/api-client/availability';
import { sayAttendanceMutation } from '@skill-exchange/api-client/session-offers';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, integer, oneOf, pattern, someOf, text } from '../support/matchers.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');
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

rejects('getAvailability', 'weekly hours of somebody whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(availabilityQuery(api)),
  status: 401,
  message: pleaseLogIn,
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

const overlapping = { ...hours, weekly: [...hours.weekly, { weekday: 1, from: '20:00', to: '22:00' }] };

rejects('setAvailability', 'weekly hours that overlap', {
  given: given('a member'),
  request: () => ({ body: overlapping }),
  send: (api) => mutate(setAvailabilityMutation(api), overlapping),
  status: 400,
  message: 'weekly: hours of one day must not overlap',
});

rejects('setAvailability', 'weekly hours of somebody whose session has ended', {
  given: ended,
  request: () => ({ body: hours }),
  send: (api) => mutate(setAvailabilityMutation(api), hours),
  status: 401,
  message: pleaseLogIn,
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

rejects('findOverlap', 'times that suit me and myself', {
  given: given('a member'),
  request: ({ memberId }) => ({ query: { userId: memberId, minutes: '60', days: '14' } }),
  send: (api, { memberId }) => freshCache().fetchQuery(overlapQuery(api, search(memberId))),
  status: 400,
  message: 'userId: must be somebody else',
});

rejects('findOverlap', 'times that suit me and nobody', {
  given: given('a member'),
  request: () => ({ query: { userId: 'no-such-member', minutes: '60', days: '14' } }),
  send: (api) => freshCache().fetchQuery(overlapQuery(api, search('no-such-member'))),
  status: 404,
  message: 'User not found.',
});

rejects('findOverlap', 'common times of somebody whose session has ended', {
  given: ended,
  request: () => ({ query: { userId: 'some-member', minutes: '60', days: '14' } }),
  send: (api) => freshCache().fetchQuery(overlapQuery(api, search('some-member'))),
  status: 401,
  message: pleaseLogIn,
});

answers('sayAttendance', 'that a session took place', {
  given: given('an agreed session that is over'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { answer: 'held' } }),
  send: (api, { sessionId }) => mutate(sayAttendanceMutation(api), { sessionId, answer: 'held' }),
  status: 200,
  body: { success: exactly(true), session: { attendance: { answer: exactly('held') } } },
});

for (const [what, status, state, message] of [
  ['a session that is to come', 409, { status: 'Scheduled' }, 'This session has not taken place yet.'],
  ['a canceled session', 409, { status: 'Cancelled' }, 'This session is already canceled.'],
  [
    'a session that I never agreed to',
    409,
    { status: 'Completed' },
    'You can only report attendance for sessions you both agreed to.',
  ],
  ['a session of two others', 403, { mine: false }, 'Only the two members of this session can do this.'],
] as const) {
  rejects('sayAttendance', `that ${what} took place`, {
    given: given('a session', state),
    request: ({ sessionId }) => ({ path: { sessionId }, body: { answer: 'held' } }),
    send: (api, { sessionId }) => mutate(sayAttendanceMutation(api), { sessionId, answer: 'held' }),
    status,
    message,
  });
}

rejects('sayAttendance', 'that no session took place', {
  given: given('a member'),
  request: () => ({ path: { sessionId: 'no-such-session' }, body: { answer: 'held' } }),
  send: (api) => mutate(sayAttendanceMutation(api), { sessionId: 'no-such-session', answer: 'held' }),
  status: 404,
  message: 'Session not found.',
});

rejects('sayAttendance', 'that a session took place, by somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { sessionId: 'some-session' }, body: { answer: 'held' } }),
  send: (api) => mutate(sayAttendanceMutation(api), { sessionId: 'some-session', answer: 'held' }),
  status: 401,
  message: pleaseLogIn,
});
