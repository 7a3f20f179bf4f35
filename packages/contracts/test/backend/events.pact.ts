import { changeEventCoverMutation } from '@skill-exchange/api-client/event-covers';
import {
  createdEventsQuery,
  createEventMutation,
  deleteEventMutation,
  eventQuery,
  eventsQuery,
  learnEventsQuery,
  updateEventMutation,
} from '@skill-exchange/api-client/events';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { noPicture, picture } from '../support/form.ts';
import { exactly, someOf, text } from '../support/matchers.ts';
import { event, nextPage, nothing, ownEvent } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

answers('listEvents', 'the first page for a visitor', {
  given: given('an event', { other: 'participant' }),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventsQuery(api)),
  asVisitor: true,
  status: 200,
  body: someOf(event),
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ _id: 'event-1' }] }] }),
});

answers('listEvents', 'the first page for a member', {
  given: given('an event', { my: 'requester' }),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventsQuery(api)),
  status: 200,
  body: someOf(event),
});

answers('listEvents', 'a first page that is not the last one', {
  given: given('more events than fit on a page'),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventsQuery(api)),
  asVisitor: true,
  status: 200,
  headers: nextPage,
  body: someOf(event),
  gives: (list) => expect(list).toMatchObject({ pages: [{ next: 'cursor-1' }] }),
});

answers('listEvents', 'a second page', {
  given: given('more events than fit on a page'),
  request: ({ cursor }) => ({ query: { limit: '24', cursor } }),
  send: (api, { cursor }) => freshCache().fetchInfiniteQuery({ ...eventsQuery(api), initialPageParam: cursor }),
  asVisitor: true,
  status: 200,
  body: someOf(event),
});

answers('listEvents', 'events of one skill', {
  given: given('an event that teaches what I want', { skill: 'Portuguese' }),
  request: () => ({ query: { limit: '24', skill: 'portuguese' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventsQuery(api, 'portuguese')),
  asVisitor: true,
  status: 200,
  body: someOf({ ...event, skills_id: someOf({ name: text('Portuguese') }) }),
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ _id: 'event-1' }] }] }),
});

answers('listLearnEvents', 'events that teach what I want', {
  given: given('an event that teaches what I want'),
  send: (api) => freshCache().fetchQuery(learnEventsQuery(api)),
  status: 200,
  body: { success: true, events: someOf({ ...event, skills_id: someOf({ name: text('Portuguese') }) }) },
  gives: (events) => expect(events).toHaveLength(1),
});

rejects('listLearnEvents', 'events for somebody whose session has ended', {
  given: given('an ended session'),
  send: (api) => freshCache().fetchQuery(learnEventsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('getEvent', 'an event that I host', {
  given: given('an event', { my: 'host', other: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, memberId, otherId }) => ({
    ...event,
    _id: eventId,
    created_by: { ...event.created_by, _id: memberId },
    status: 'Upcoming',
    participants: someOf({ _id: otherId }),
    link: text('https://meet.example.org/sourdough'),
  }),
  gives: (found) => expect(found).toHaveProperty('link', 'https://meet.example.org/sourdough'),
});

answers('getEvent', 'an event of mine that a member asks to join', {
  given: given('an event', { my: 'host', other: 'requester' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, memberId, otherId }) => ({
    ...event,
    _id: eventId,
    created_by: { ...event.created_by, _id: memberId },
    requests: someOf({ _id: otherId }),
  }),
});

rejects('getEvent', 'an event for somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ path: { eventId: 'some-event' } }),
  send: (api) => freshCache().fetchQuery(eventQuery(api, 'some-event')),
  status: 401,
  message: pleaseLogIn,
});

rejects('getEvent', 'an event that is not there', {
  given: given('a member'),
  request: () => ({ path: { eventId: 'no-such-event' } }),
  send: (api) => freshCache().fetchQuery(eventQuery(api, 'no-such-event')),
  status: 404,
  message: 'Event not found.',
});

for (const status of ['Upcoming', 'Cancelled', 'Completed'] as const) {
  answers('listCreatedEvents', `${status} events that I host`, {
    given: given('an event', { status, my: 'host' }),
    request: () => ({ query: { status } }),
    send: (api) => freshCache().fetchQuery(createdEventsQuery(api, status)),
    status: 200,
    stated: ({ eventId }) => someOf({ ...ownEvent, event_id: eventId, status: exactly(status) }),
    gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', event_id: 'event-1' }]),
  });
}

rejects('listCreatedEvents', 'events of somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ query: { status: 'Upcoming' } }),
  send: (api) => freshCache().fetchQuery(createdEventsQuery(api, 'Upcoming')),
  status: 401,
  message: pleaseLogIn,
});

const times = { start_time: '2020-11-24T19:00:00.000Z', end_time: '2020-11-24T20:30:00.000Z' };
/** An event that has taken place: only what is wrong before its times are looked at shows. */
const draft = {
  title: 'Sourdough from a cold fridge',
  description: 'Keep one jar in the fridge and bake whenever you like.',
  skills: ['Baking', 'Fermentation'],
  date: '2020-11-24',
  link: 'https://meet.example.org/sourdough',
  max_participants: 12,
  ...times,
};
const backwards = { ...draft, end_time: '2020-11-24T18:00:00.000Z' };
const change = { ...times, link: 'https://meet.example.org/elsewhere', max_participants: 14 };

/** The times that a state gives: texts, or their matchers in the pact. */
function at<Time>({ startTime, endTime }: { readonly startTime: Time; readonly endTime: Time }) {
  return { start_time: startTime, end_time: endTime };
}

answers('createEvent', 'a new event', {
  given: given('a member with an evening to come'),
  request: (evening) => ({ body: { ...draft, date: evening.day, ...at(evening) } }),
  send: (api, evening) => mutate(createEventMutation(api), { ...draft, date: evening.day, ...at(evening) }),
  status: 201,
  body: nothing,
});

rejects('createEvent', 'an event that ends before it starts', {
  given: given('a member'),
  request: () => ({ body: backwards }),
  send: (api) => mutate(createEventMutation(api), backwards),
  status: 400,
  message: 'Start time must be earlier than end time.',
});

rejects('createEvent', 'an event that has begun', {
  given: given('a member'),
  request: () => ({ body: draft }),
  send: (api) => mutate(createEventMutation(api), draft),
  status: 400,
  message: 'start_time: must be in the future; pick a later day or time',
});

rejects('createEvent', 'an event by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ body: draft }),
  send: (api) => mutate(createEventMutation(api), draft),
  status: 401,
  message: pleaseLogIn,
});

answers('updateEvent', 'other times, link and size', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId, ...evening }) => ({ path: { eventId }, body: { ...change, ...at(evening) } }),
  send: (api, { eventId, ...evening }) => mutate(updateEventMutation(api), { eventId, ...change, ...at(evening) }),
  status: 200,
  body: nothing,
});

rejects('updateEvent', 'a time that is past', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId }, body: change }),
  send: (api, { eventId }) => mutate(updateEventMutation(api), { eventId, ...change }),
  status: 400,
  message: 'start_time: must be in the future; pick a later day or time',
});

rejects('updateEvent', 'a link that is none', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { ...change, link: 'no link' } }),
  send: (api, { eventId }) => mutate(updateEventMutation(api), { eventId, ...change, link: 'no link' }),
  status: 400,
  message: 'link: must be an http or https address',
});

rejects('updateEvent', 'a size for nobody', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { ...change, max_participants: 0 } }),
  send: (api, { eventId }) => mutate(updateEventMutation(api), { eventId, ...change, max_participants: 0 }),
  status: 400,
  message: 'max_participants: must be at least 1',
});

answers('deleteEvent', 'an event that I host', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => mutate(deleteEventMutation(api), eventId),
  status: 200,
  body: nothing,
});

const update = {
  operation: 'updateEvent',
  verb: 'change',
  body: { body: change },
  send: (api: Parameters<typeof updateEventMutation>[0], eventId: string) =>
    mutate(updateEventMutation(api), { eventId, ...change }),
} as const;
const remove = {
  operation: 'deleteEvent',
  verb: 'cancel',
  body: {},
  send: (api: Parameters<typeof deleteEventMutation>[0], eventId: string) => mutate(deleteEventMutation(api), eventId),
} as const;

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

rejects('setEventCover', 'a picture of more than 5 MB', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId }, form: { photo: picture('padded-to-6000000-bytes.png') } }),
  send: (api, { eventId }) =>
    mutate(changeEventCoverMutation(api), { eventId, photo: picture('padded-to-6000000-bytes.png').file }),
  status: 413,
  message: 'Max file size is 5MB.',
});

rejects('setEventCover', 'a picture that is none', {
  given: given('an event', { my: 'host' }),
  request: ({ eventId }) => ({ path: { eventId }, form: { photo: noPicture() } }),
  send: (api, { eventId }) => mutate(changeEventCoverMutation(api), { eventId, photo: noPicture().file }),
  status: 415,
  message: 'Please upload a valid file',
});

for (const { operation, verb, body, send } of [update, remove, setCover, removeCover]) {
  rejects(operation, `somebody whose session has ended wants to ${verb} an event`, {
    given: given('an ended session'),
    request: () => ({ path: { eventId: 'some-event' }, ...body }),
    send: (api) => send(api, 'some-event'),
    status: 401,
    message: pleaseLogIn,
  });

  rejects(operation, `a member wants to ${verb} the event of others`, {
    given: given('an event', { my: 'participant' }),
    request: ({ eventId }) => ({ path: { eventId }, ...body }),
    send: (api, { eventId }) => send(api, eventId),
    status: 403,
    message: 'Only the host can do this.',
  });

  rejects(operation, `a host wants to ${verb} an event that is not there`, {
    given: given('a member'),
    request: () => ({ path: { eventId: 'no-such-event' }, ...body }),
    send: (api) => send(api, 'no-such-event'),
    status: 404,
    message: 'Event not found.',
  });

  rejects(operation, `a host wants to ${verb} an event that is over`, {
    given: given('an event', { status: 'Completed', my: 'host' }),
    request: ({ eventId }) => ({ path: { eventId }, ...body }),
    send: (api, { eventId }) => send(api, eventId),
    status: 409,
    message: 'This event is over.',
  });
}
