import {
  eventFacetsQuery,
  eventSearchQuery,
  memberFacetsQuery,
  memberSearchQuery,
} from '@skill-exchange/api-client/search';
import { editUserMutation, userQuery } from '@skill-exchange/api-client/users';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, flag, integer, listOf, someOf, text } from '../support/matchers.ts';
import { event, user } from '../support/shapes.ts';
import { answers, given } from './backend.ts';

const found = { ...user, bothWays: flag(true), match: { teaches: listOf('Portuguese'), wants: listOf('Python') } };
const skill = { _id: text('skill-2'), name: text('Portuguese') };

answers('searchMembers', 'members whose swap with me works both ways', {
  given: given('another member'),
  request: () => ({ query: { limit: '24', both: 'true', teaches: 'Portuguese' } }),
  send: (api) => freshCache().fetchInfiniteQuery(memberSearchQuery(api, { both: true, teaches: ' Portuguese' })),
  status: 200,
  body: { success: exactly(true), users: someOf(found), skills: [] },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ name: 'Inês Carvalho', bothWays: true }] }] }),
});

answers('searchMembers', 'a search with a slip of typing', {
  given: given('another member'),
  request: () => ({ query: { limit: '24', q: 'Portugeuse' } }),
  send: (api) => freshCache().fetchInfiniteQuery(memberSearchQuery(api, { q: 'Portugeuse', both: false })),
  status: 200,
  body: {
    success: exactly(true),
    users: someOf({ _id: user._id }),
    skills: someOf(skill),
    corrected: { from: exactly('Portugeuse'), to: exactly('Portuguese') },
  },
  gives: (list) => expect(list).toMatchObject({ pages: [{ corrected: { to: 'Portuguese' } }] }),
});

const count = { count: integer(1), more: flag(false) };

answers('searchMembers', 'the numbers beside the filters', {
  given: given('another member'),
  request: () => ({ query: { limit: '1', facets: 'true', teaches: 'Portuguese' } }),
  send: (api) => freshCache().fetchQuery(memberFacetsQuery(api, { teaches: 'Portuguese' })),
  status: 200,
  body: {
    success: exactly(true),
    facets: {
      total: count,
      bothWays: count,
      level: listOf({ value: text('can-teach'), ...count }),
      language: listOf({ value: text('pt'), ...count }),
      hours: listOf({ value: text('weekday-mornings'), ...count }),
      rating: listOf({ value: text('4.5'), ...count }),
      active: listOf({ value: text('this-week'), ...count }),
    },
  },
  gives: (facets) => expect(facets).toMatchObject({ total: { count: 1 } }),
});

answers('searchMembers', 'a search that finds nobody', {
  given: given('another member'),
  request: () => ({ query: { limit: '24', teaches: 'Portuguese', language: 'zu' } }),
  send: (api) => freshCache().fetchInfiniteQuery(memberSearchQuery(api, { teaches: 'Portuguese', language: 'zu' })),
  status: 200,
  body: {
    success: exactly(true),
    users: [],
    skills: [],
    drop: someOf({ filter: text('language'), ...count }),
  },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [], drop: [{ filter: 'language' }] }] }),
});

answers('searchEvents', 'events of one skill with a free place', {
  given: given('an event that teaches what I want', { skill: 'Portuguese' }),
  request: () => ({ query: { limit: '24', nextDates: 'true', q: 'Portuguese', language: 'pt', free: 'true' } }),
  send: (api) =>
    freshCache().fetchInfiniteQuery(eventSearchQuery(api, { q: 'Portuguese', language: 'pt', free: true })),
  status: 200,
  body: { success: exactly(true), events: someOf({ ...event, language: text('pt') }), skills: someOf(skill) },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ _id: 'event-1', language: 'pt' }] }] }),
});

answers('searchEvents', 'the numbers beside the filters of events', {
  given: given('an event that teaches what I want', { skill: 'Portuguese' }),
  request: () => ({
    query: { limit: '1', nextDates: 'true', facets: 'true', skill: 'Portuguese', timeZone: 'Europe/Lisbon' },
  }),
  send: (api) => freshCache().fetchQuery(eventFacetsQuery(api, { skill: 'Portuguese', timeZone: 'Europe/Lisbon' })),
  status: 200,
  body: {
    success: exactly(true),
    facets: {
      total: count,
      free: count,
      wanted: count,
      skill: listOf({ value: text('Portuguese'), ...count }),
      language: listOf({ value: text('pt'), ...count }),
      days: listOf({ value: text('2099-11-24'), mine: exactly(false), ...count }),
    },
  },
  gives: (facets) => expect(facets).toMatchObject({ total: { count: 1 } }),
});

answers('searchEvents', 'a search that finds no event', {
  given: given('an event that teaches what I want', { skill: 'Portuguese' }),
  request: () => ({ query: { limit: '24', nextDates: 'true', skill: 'Portuguese', to: '2020-01-01T00:00:00.000Z' } }),
  send: (api) =>
    freshCache().fetchInfiniteQuery(eventSearchQuery(api, { skill: 'Portuguese', to: '2020-01-01T00:00:00.000Z' })),
  status: 200,
  body: {
    success: exactly(true),
    events: [],
    skills: [],
    drop: someOf({ filter: text('days'), ...count }),
  },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [], drop: [{ filter: 'days' }] }] }),
});

answers('getUser', 'what another member and I could swap', {
  given: given('a member who teaches what I want'),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(userQuery(api, otherId)),
  status: 200,
  stated: ({ otherId }) => ({
    user: { _id: otherId, match: { teaches: someOf('Portuguese'), wants: listOf('Python') } },
  }),
});

const levels = [{ skill: 'Sourdough', side: 'teach', level: 'can-teach' } as const];

answers('editUser', 'levels and languages of mine', {
  given: given('a member', { offered: 'Sourdough', requested: 'Python' }),
  request: ({ memberId }) => ({
    path: { userId: memberId },
    form: { skillLevels: JSON.stringify(levels), languages: '["pt","en"]', hideActivity: 'true' },
  }),
  send: (api, { memberId }) =>
    mutate(editUserMutation(api), {
      userId: memberId,
      skillLevels: levels,
      languages: ['pt', 'en'],
      hideActivity: true,
    }),
  status: 200,
  body: {
    user: {
      skillLevels: someOf({ skill: exactly('Sourdough'), side: exactly('teach'), level: exactly('can-teach') }),
      languages: someOf(text('pt')),
      hideActivity: exactly(true),
    },
  },
});
