import { needsQuery } from '@skill-exchange/api-client/needs';
import { expect } from 'vitest';
import { freshCache } from '../support/calls.ts';
import { exactly, instant, integer, sentence, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

answers('listNeeds', 'what waits for me', {
  given: given('times suggested for a session'),
  send: (api) => freshCache().fetchQuery(needsQuery(api, 'me')),
  status: 200,
  body: {
    needs: someOf({
      kind: exactly('sessionAnswer'),
      _id: text('session-1'),
      title: sentence('Jonas Brandt proposes a session'),
      path: text('/userDashboard/session/session-1'),
      count: integer(1),
      askedAt: instant('2026-11-24T19:00:00.000Z'),
      endsAt: instant('2099-11-24T19:00:00.000Z'),
    }),
  },
  gives: (list) => expect(list).toMatchObject({ needs: [{ kind: 'sessionAnswer', _id: 'session-1' }] }),
});

answers('listNeeds', 'what is new after weeks', {
  given: given('I come back after some time', { skill: 'Sourdough', days: 22 }),
  send: (api) => freshCache().fetchQuery(needsQuery(api, 'me')),
  status: 200,
  body: {
    sinceLastVisit: {
      lastSeenOn: text('2026-11-02'),
      news: someOf({
        kind: exactly('newTeacher'),
        _id: text('member-2'),
        title: sentence('Inês Carvalho is new and teaches Sourdough'),
        path: text('/users/member-2'),
        actor: { _id: text('member-2'), name: text('Inês Carvalho'), photo: text('') },
      }),
    },
  },
  gives: (list) => expect(list).toMatchObject({ sinceLastVisit: { news: [{ kind: 'newTeacher' }] } }),
});
