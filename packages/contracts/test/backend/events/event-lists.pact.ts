import {
  createdEventsQuery,
  eventQuery,
  eventsQuery,
  learnEventsQuery,
  publicEventQuery,
} from '@skill-exchange/api-client/events';
import { seriesDatesQuery } from '@skill-exchange/api-client/series';
import { expect } from 'vitest';
import { freshCache } from '../../support/calls.ts';
import { exactly, someOf, text } from '../../support/matchers.ts';
import { cohost, event, nextPage, ownEvent, publicEvent, series } from '../../support/shapes.ts';
import { answers, given, rejects } from '../backend.ts';

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
  // A visitor sees no requests, and a member their own.
  body: someOf({ _id: event._id, requests: event.requests }),
});

answers('listEvents', 'a first page that is not the last one', {
  given: given('more events than fit on a page'),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventsQuery(api)),
  asVisitor: true,
  status: 200,
  headers: nextPage,
  body: someOf({ _id: event._id }),
  gives: (list) => expect(list).toMatchObject({ pages: [{ next: expect.stringContaining('list=cursor-1') }] }),
});

answers('listEvents', 'a second page', {
  given: given('more events than fit on a page'),
  request: ({ cursor }) => ({ query: { limit: '24', cursor } }),
  send: (api, { cursor }) =>
    freshCache().fetchInfiniteQuery({
      ...eventsQuery(api),
      initialPageParam: `${new URLSearchParams({ list: cursor })}`,
    }),
  asVisitor: true,
  status: 200,
  body: someOf({ _id: event._id }),
});

answers('listEvents', 'events of one skill', {
  given: given('an event that teaches what I want', { skill: 'Portuguese' }),
  request: () => ({ query: { limit: '24', skill: 'portuguese' } }),
  send: (api) => freshCache().fetchInfiniteQuery(eventsQuery(api, 'portuguese')),
  asVisitor: true,
  status: 200,
  body: someOf({ _id: event._id, skills_id: someOf({ name: text('Portuguese') }) }),
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ _id: 'event-1' }] }] }),
});

answers('listEvents', 'the dates of a series', {
  given: given('a series of events'),
  request: ({ seriesId }) => ({ query: { series: seriesId } }),
  send: (api, { seriesId }) => freshCache().fetchQuery(seriesDatesQuery(api, seriesId)),
  asVisitor: true,
  status: 200,
  stated: ({ seriesId }) => someOf({ _id: event._id, series: { ...series, _id: seriesId } }),
  gives: (dates) => expect(dates).toMatchObject([{ series: { words: 'Every Tuesday', dates: 2 } }]),
});

answers('listLearnEvents', 'events that teach what I want', {
  given: given('an event that teaches what I want'),
  send: (api) => freshCache().fetchQuery(learnEventsQuery(api)),
  status: 200,
  body: { success: true, events: someOf({ ...event, skills_id: someOf({ name: text('Portuguese') }) }) },
  gives: (events) => expect(events).toHaveLength(1),
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
    _id: eventId,
    created_by: { _id: memberId },
    requests: someOf({ _id: otherId }),
  }),
});

answers('getEvent', 'an event of mine with an invited co-host', {
  given: given('an event', { my: 'host', other: 'invited' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(eventQuery(api, eventId)),
  status: 200,
  stated: ({ eventId, otherId }) => ({
    _id: eventId,
    cohostInvitations: someOf({ ...cohost, _id: otherId }),
  }),
});

rejects('getEvent', 'an event that is not there', {
  given: given('a member'),
  request: () => ({ path: { eventId: 'no-such-event' } }),
  send: (api) => freshCache().fetchQuery(eventQuery(api, 'no-such-event')),
  status: 404,
  message: 'Event not found.',
});

answers('getPublicEvent', 'the public page of an event', {
  given: given('an event', { other: 'participant' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(publicEventQuery(api, eventId)),
  asVisitor: true,
  status: 200,
  stated: ({ eventId }) => ({ ...publicEvent, _id: eventId }),
  gives: (found) => expect(found).toMatchObject({ _id: 'event-1', skills: ['Baking'], participants: [] }),
});

answers('getPublicEvent', 'the public page of an event with a co-host', {
  given: given('an event', { other: 'cohost' }),
  request: ({ eventId }) => ({ path: { eventId } }),
  send: (api, { eventId }) => freshCache().fetchQuery(publicEventQuery(api, eventId)),
  asVisitor: true,
  status: 200,
  stated: ({ eventId, otherId }) => ({
    _id: eventId,
    cohosts: someOf({ ...cohost, _id: otherId }),
  }),
});

answers('getPublicEvent', 'the public page of an event that is not there', {
  given: given('a member'),
  request: () => ({ path: { eventId: 'no-such-event' } }),
  send: (api) => freshCache().fetchQuery(publicEventQuery(api, 'no-such-event')),
  asVisitor: true,
  status: 404,
  body: { message: text('Event not found.') },
  gives: (found) => expect(found).toBeNull(),
});

for (const status of ['Upcoming', 'Cancelled', 'Completed'] as const) {
  answers('listCreatedEvents', `${status} events that I host`, {
    given: given('an event', { status, my: 'host' }),
    request: () => ({ query: { status, include: 'cohosted' } }),
    send: (api) => freshCache().fetchQuery(createdEventsQuery(api, status)),
    status: 200,
    stated: ({ eventId }) =>
      someOf({ ...(status === 'Upcoming' ? ownEvent : {}), event_id: eventId, status: exactly(status) }),
    gives: (events) => expect(events).toMatchObject([{ _id: 'event-1', event_id: 'event-1' }]),
  });
}

answers('listCreatedEvents', 'events that I co-host', {
  given: given('an event', { my: 'cohost' }),
  request: () => ({ query: { status: 'Upcoming', include: 'cohosted' } }),
  send: (api) => freshCache().fetchQuery(createdEventsQuery(api, 'Upcoming')),
  status: 200,
  stated: ({ eventId, memberId }) => someOf({ event_id: eventId, cohosts: someOf({ ...cohost, _id: memberId }) }),
  gives: (events) => expect(events).toMatchObject([{ _id: 'event-1' }]),
});
