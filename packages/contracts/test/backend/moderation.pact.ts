import {
  appealActionMutation,
  auditQuery,
  caseQuery,
  casesQuery,
  decideAppealMutation,
  decideCaseMutation,
  myActionsQuery,
} from '@skill-exchange/api-client/moderation';
import { waitingCasesQuery } from '@skill-exchange/api-client/waiting-cases';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { flag, instant, integer, listOf, oneOf, sentence, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const open = given('a case', { state: 'open', reported: false });
const decided = given('a case', { state: 'decided', reported: false });
const appealed = given('a case', { state: 'appealed', reported: false });

const kind = oneOf('message', 'member', 'photo', 'event', 'review');
const memberRef = { _id: text('member-2'), name: text('Jonas Brandt') };

const action = {
  _id: text('action-1'),
  kind: oneOf('warn', 'none', 'hide', 'limit', 'suspend'),
  reason: sentence('Please stay friendly.'),
  at: instant('2099-11-24T19:00:00.000Z'),
  isReversed: flag(false),
  caseKind: kind,
  excerpt: text('You are the worst teacher.'),
};
const myAction = { ...action, appealUntil: instant('2099-12-14T19:00:00.000Z') };
const appealedAction = { ...action, appeal: { text: text('It was a joke.'), at: instant('2099-11-25T19:00:00.000Z') } };

const summary = {
  _id: text('case-1'),
  kind,
  member: memberRef,
  openedAt: instant('2099-11-24T19:00:00.000Z'),
  waitsSince: instant('2099-11-24T19:00:00.000Z'),
  reports: integer(1),
  excerpt: text('You are the worst teacher.'),
};

const caseWith = (state: string) => ({
  ...summary,
  state: oneOf(state),
  details: someOf({
    reason: text('It insults me.'),
    at: instant('2099-11-24T19:00:00.000Z'),
    by: memberRef,
    content: { text: text('You are the worst teacher.') },
  }),
  now: { text: text('You are the worst teacher.') },
  choices: someOf('warn'),
  history: listOf(action),
});

answers('listMyActions', 'what moderators decided about me', {
  given: given('a decision about me'),
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(myActionsQuery(api)),
  status: 200,
  body: { success: true, actions: someOf(myAction) },
  gives: (actions) => expect(actions).toMatchObject([{ _id: 'action-1', kind: 'warn' }]),
});

answers('appealAction', 'an appeal against a warning', {
  given: given('a decision about me'),
  request: ({ actionId }) => ({ path: { actionId }, body: { text: 'It was a joke.' } }),
  send: (api, { actionId }) => mutate(appealActionMutation(api, actionId), 'It was a joke.'),
  status: 201,
  body: { success: true, actions: someOf(appealedAction) },
});

answers('listCases', 'what waits for me as a moderator', {
  given: open,
  request: () => ({ query: { state: 'open', limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(casesQuery(api, 'open')),
  status: 200,
  body: {
    success: true,
    cases: someOf({ ...summary, state: oneOf('open', 'appealed') }),
    limitHits: listOf({ day: text('2099-11-24'), kind: oneOf('sign-ups', 'first-messages'), count: integer(1) }),
  },
});

answers('listCases', 'how many cases wait for me as a moderator', {
  given: open,
  request: () => ({ query: { limit: '1' } }),
  send: (api) => freshCache().fetchQuery(waitingCasesQuery(api)),
  status: 200,
  body: { waiting: integer(1) },
});

answers('getCase', 'an open case', {
  given: open,
  request: ({ caseId }) => ({ path: { caseId } }),
  send: (api, { caseId }) => freshCache().fetchQuery(caseQuery(api, caseId)),
  status: 200,
  body: { success: true, case: caseWith('open') },
});

const limit = { kind: 'limit', reason: 'Please stay friendly.', days: 7 } as const;

answers('decideCase', 'a limit of seven days', {
  given: open,
  request: ({ caseId }) => ({ path: { caseId }, body: limit }),
  send: (api, { caseId }) => mutate(decideCaseMutation(api, caseId), limit),
  status: 200,
  body: {
    success: true,
    case: {
      ...caseWith('closed'),
      action: { ...action, kind: oneOf('limit'), until: instant('2099-12-01T19:00:00.000Z'), moderator: memberRef },
    },
  },
});

const reversal = { outcome: 'reversed', words: 'You are right.' } as const;

answers('decideAppeal', 'an appeal that is right', {
  given: appealed,
  request: ({ actionId }) => ({ path: { actionId }, body: reversal }),
  send: (api, { actionId }) => mutate(decideAppealMutation(api, actionId), reversal),
  status: 200,
  body: {
    success: true,
    case: {
      ...caseWith('closed'),
      action: {
        ...action,
        isReversed: true,
        appeal: {
          ...appealedAction.appeal,
          outcome: oneOf('reversed'),
          words: text('You are right.'),
          decidedAt: instant('2099-11-26T19:00:00.000Z'),
        },
      },
    },
  },
});

answers('listAudit', 'who did what', {
  given: decided,
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(auditQuery(api)),
  status: 200,
  body: {
    success: true,
    entries: someOf({
      _id: text('1'),
      at: instant('2099-11-24T19:00:00.000Z'),
      what: oneOf(
        'case.opened',
        'case.decided',
        'action.appealed',
        'appeal.decided',
        'role.changed',
        'messages.read',
        'files.read',
        'skills.merged',
        'skills.unmerged',
        'skills.kept',
        'skills.hidden',
        'skills.shown',
        'settings.changed',
        'text.published',
        'text.translated',
        'log_ins.ended',
        'codes.reset',
        'invitation.revoked',
        'join.decided',
        'announcement.sent',
        'announcement.stopped',
        'backup.made',
        'backup.downloaded',
        'backup.deleted',
      ),
      targetId: text('case-1'),
      details: {},
    }),
  },
});
