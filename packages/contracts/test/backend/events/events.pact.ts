import { changeEventCoverMutation } from '@skill-exchange/api-client/event-covers';
import {
  createEventMutation,
  deleteEventMutation,
  restoreEventMutation,
  updateEventMutation,
} from '@skill-exchange/api-client/events';
import { extendSeriesMutation } from '@skill-exchange/api-client/series';
import { expect } from 'vitest';
import { mutate } from '../../support/calls.ts';
import { picture } from '../../support/form.ts';
import { exactly } from '../../support/matchers.ts';
import { nothing, ownEvent } from '../../support/shapes.ts';
import { answers, given } from '../backend.ts';

const times = { start_time: '2020-11-24T19:00:00.000Z', end_time: '2020-11-24T20:30:00.000Z' };
/** A past event, for errors that are checked before its times. */
const draft = {
  title: 'Sourdough from a cold fridge',
  description: 'Keep one jar in the fridge and bake whenever you like.',
  skills: ['Baking', 'Fermentation'],
  date: '2020-11-24',
  link: 'https://meet.example.org/sourdough',
  max_participants: 12,
  ...times,
};
const change = { ...times, link: 'https://meet.example.org/elsewhere', max_participants: 14 };

/** The times of a state: strings, or their matchers in the pact. */
function at<Time>({ startTime, endTime }: { readonly startTime: Time; readonly endTime: Time }) {
  return { start_time: startTime, end_time: endTime };
}

answers('createEvent', 'a new event', {
  given: given('a member with an evening to come'),
  request: (evening) => ({ body: { ...draft, language: 'pt', date: evening.day, ...at(evening) } }),
  send: (api, evening) =>
    mutate(createEventMutation(api), { ...draft, language: 'pt', date: evening.day, ...at(evening) }),
  status: 201,
  body: nothing,
});

// An unknown one has no effect.
const draftId = '2d4f6a80-9c1e-4b3d-8f57-0a2c4e6b8d91';
answers('createEvent', 'a new event that was a draft', {
  given: given('a member with an evening to come'),
  request: (evening) => ({ body: { ...draft, date: evening.day, ...at(evening), draftId } }),
  send: (api, evening) => mutate(createEventMutation(api), { ...draft, date: evening.day, ...at(evening), draftId }),
  status: 201,
  body: nothing,
});

const repeat = { every: 'week', dates: 4, timeZone: 'Europe/Lisbon' } as const;
answers('createEvent', 'a new event that repeats', {
  given: given('a member with an evening to come'),
  request: (evening) => ({ body: { ...draft, date: evening.day, ...at(evening), repeat } }),
  send: (api, evening) => mutate(createEventMutation(api), { ...draft, date: evening.day, ...at(evening), repeat }),
  status: 201,
  body: nothing,
});

answers('updateEvent', 'other times, link and size, and no language', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, ...evening }) => ({ path: { eventId }, body: { ...change, language: '', ...at(evening) } }),
  send: (api, { eventId, ...evening }) =>
    mutate(updateEventMutation(api), { eventId, ...change, language: '', ...at(evening) }),
  status: 200,
  body: nothing,
});

const words = {
  title: 'Rye, from scratch',
  description: 'Flour, water, salt.',
  skills: ['Baking'],
  hasWaitlist: false,
  signUpsCloseMinutes: 60,
};
answers('updateEvent', 'other words, and no waitlist', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, ...evening }) => ({ path: { eventId }, body: { ...change, ...words, ...at(evening) } }),
  send: (api, { eventId, ...evening }) =>
    mutate(updateEventMutation(api), { eventId, ...change, ...words, ...at(evening) }),
  status: 200,
  body: nothing,
});

answers('updateEvent', 'closed sign-ups', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, ...evening }) => ({ path: { eventId }, body: { ...at(evening), signUpsClosed: true } }),
  send: (api, { eventId, ...evening }) =>
    mutate(updateEventMutation(api), { eventId, ...at(evening), signUpsClosed: true }),
  status: 200,
  body: nothing,
});

const scope = 'following';
answers('updateEvent', 'the size of following dates', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, ...evening }) => ({ path: { eventId }, body: { ...change, ...at(evening), scope } }),
  send: (api, { eventId, ...evening }) =>
    mutate(updateEventMutation(api), { eventId, ...change, ...at(evening), scope }),
  status: 200,
  body: nothing,
});

answers('deleteEvent', 'an event that I host', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(deleteEventMutation(api), { eventId }),
  status: 200,
  body: nothing,
});

answers('deleteEvent', 'an event that I host, and its following dates', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId }, query: { scope } }),
  send: (api, { eventId }) => mutate(deleteEventMutation(api), { eventId, scope }),
  status: 200,
  body: nothing,
});

answers('restoreEvent', 'a canceled event that I host', {
  given: given('an event', { my: 'host', status: 'Cancelled' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(restoreEventMutation(api), { eventId }),
  status: 200,
  stated: () => ({ restored: exactly(1) }),
  gives: (restored) => expect(restored).toBe(1),
});

const setCover = {
  operation: 'setEventCover',
  verb: 'give a picture to',
  body: { form: { photo: picture() } },
  send: (api: Parameters<typeof changeEventCoverMutation>[0], eventId: string) =>
    mutate(changeEventCoverMutation(api), { eventId, photo: picture().file }),
} as const;
const removeCover = {
  operation: 'removeEventCover',
  verb: 'remove the picture of',
  body: {},
  send: (api: Parameters<typeof changeEventCoverMutation>[0], eventId: string) =>
    mutate(changeEventCoverMutation(api), { eventId, photo: null }),
} as const;

for (const { operation, verb, body, send } of [setCover, removeCover]) {
  answers(operation, `a host wants to ${verb} an event`, {
    given: given('an event', { my: 'host' }),
    request: ({ eventId }) => ({ path: { eventId }, ...body }),
    send: (api, { eventId }) => send(api, eventId),
    status: 200,
    body: nothing,
  });
}

answers('extendSeries', 'two more dates of my series', {
  given: given('a series under way'),
  request: ({ nextId }) => ({ path: { eventId: nextId }, body: { dates: 2 } }),
  send: (api, { nextId }) => mutate(extendSeriesMutation(api), { eventId: nextId, dates: 2 }),
  status: 201,
  body: { message: 'The series now has 5 dates.', firstDate: ownEvent },
});
