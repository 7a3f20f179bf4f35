import {
  changeCheckInMutation,
  checkInMutation,
  markAttendanceMutation,
} from '@skill-exchange/api-client/event-attendance';
import { eventQuery } from '@skill-exchange/api-client/events';
import { eventParticipantsQuery } from '@skill-exchange/api-client/registrations';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, someOf, text } from '../../support/matchers.ts';
import { nothing, person } from '../../support/shapes.ts';
import { answers, given, rejects } from '../backend.ts';

answers('markAttendance', 'a guest of my event, who came', {
  given: given('a running event'),
  request: ({ eventId, otherId }) => ({ path: { eventId }, body: { marks: [{ userId: otherId, came: true }] } }),
  send: (api, { eventId, otherId }) =>
    mutate(markAttendanceMutation(api), { eventId, marks: [{ userId: otherId, came: true }] }),
  status: 200,
  body: nothing,
});

answers('listEventParticipants', 'who came to my event', {
  given: given('a running event', { marked: true }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventParticipantsQuery(api, eventId)),
  status: 200,
  stated: ({ otherId }) => ({ participants: someOf({ ...person, _id: otherId, came: exactly(true) }) }),
  gives: (people) => expect(people).toMatchObject([{ came: true }]),
});

answers('openCheckIn', 'an event that I host', {
  given: given('a running event'),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(changeCheckInMutation(api), { eventId, isOpen: true }),
  status: 201,
  stated: () => ({ code: text('K7QX4M') }),
  gives: (code) => expect(code).toBe('K7QX4M'),
});

answers('closeCheckIn', 'an event that I host', {
  given: given('a running event'),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(changeCheckInMutation(api), { eventId, isOpen: false }),
  status: 200,
  body: nothing,
});

answers('getEvent', 'a running event that I host, with its code', {
  given: given('a running event'),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, otherId, code }) => ({
    _id: eventId,
    participants: someOf({ _id: otherId }),
    checkInCode: code,
  }),
  gives: (found) => expect(found).toHaveProperty('checkInCode', 'K7QX4M'),
});

answers('getEvent', 'a running event that I came to', {
  given: given('a running event', { my: 'participant', marked: true }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId }) => ({ _id: eventId, came: exactly(true) }),
  gives: (found) => expect(found).toHaveProperty('came', true),
});

answers('checkIn', 'the code of an event that I take part in', {
  given: given('a running event', { my: 'participant' }),
  request: ({ eventId, code }) => ({ path: { eventId }, body: { code } }),
  send: (api, { eventId, code }) => mutate(checkInMutation(api), { eventId, code }),
  status: 200,
  body: nothing,
});

rejects('checkIn', 'a wrong code', {
  given: given('a running event', { my: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { code: 'WRONG' } }),
  send: (api, { eventId }) => mutate(checkInMutation(api), { eventId, code: 'WRONG' }),
  status: 400,
  message: 'This code is wrong. Ask the host for the current one.',
});
