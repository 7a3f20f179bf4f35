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
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');
const open = given('a case', { state: 'open', reported: false });
const decided = given('a case', { state: 'decided', reported: false });
const appealed = given('a case', { state: 'appealed', reported: false });
const reportedByMe = given('a case', { state: 'open', reported: true });
const aMember = given('a member');
const onlyModerators = 'Only moderators can do this.';

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
  given: given('a decision about me', { appealed: false, days: 1 }),
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(myActionsQuery(api)),
  status: 200,
  body: { success: true, actions: someOf(myAction) },
  gives: (actions) => expect(actions).toMatchObject([{ _id: 'action-1', kind: 'warn' }]),
});

rejects('listMyActions', 'decisions about somebody whose session has ended', {
  given: ended,
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(myActionsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('appealAction', 'an appeal against a warning', {
  given: given('a decision about me', { appealed: false, days: 1 }),
  request: ({ actionId }) => ({ path: { actionId }, body: { text: 'It was a joke.' } }),
  send: (api, { actionId }) => mutate(appealActionMutation(api, actionId), 'It was a joke.'),
  status: 201,
  body: { success: true, actions: someOf(appealedAction) },
});

for (const [title, days, message] of [
  ['a second appeal', 1, 'You have already appealed against this.'],
  ['an appeal after 21 days', 21, 'The 20-day appeal period has ended.'],
] as const) {
  rejects('appealAction', title, {
    given: given('a decision about me', { appealed: days === 1, days }),
    request: ({ actionId }) => ({ path: { actionId }, body: { text: 'It was a joke.' } }),
    send: (api, { actionId }) => mutate(appealActionMutation(api, actionId), 'It was a joke.'),
    status: 409,
    message,
  });
}

rejects('appealAction', 'an appeal against a decision about another member', {
  given: decided,
  request: ({ actionId }) => ({ path: { actionId }, body: { text: 'It was a joke.' } }),
  send: (api, { actionId }) => mutate(appealActionMutation(api, actionId), 'It was a joke.'),
  status: 404,
  message: 'Action not found.',
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

rejects('listCases', 'cases for a member who is no moderator', {
  given: aMember,
  request: () => ({ query: { state: 'open', limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(casesQuery(api, 'open')),
  status: 403,
  message: onlyModerators,
});

answers('getCase', 'an open case', {
  given: open,
  request: ({ caseId }) => ({ path: { caseId } }),
  send: (api, { caseId }) => freshCache().fetchQuery(caseQuery(api, caseId)),
  status: 200,
  body: { success: true, case: caseWith('open') },
});

rejects('getCase', 'a case for a member who is no moderator', {
  given: aMember,
  request: () => ({ path: { caseId: 'no-such-case' } }),
  send: (api) => freshCache().fetchQuery(caseQuery(api, 'no-such-case')),
  status: 403,
  message: onlyModerators,
});

rejects('getCase', 'a case that there is not', {
  given: open,
  request: () => ({ path: { caseId: 'no-such-case' } }),
  send: (api) => freshCache().fetchQuery(caseQuery(api, 'no-such-case')),
  status: 404,
  message: 'Case not found.',
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

for (const [title, state, status, message] of [
  ['a case that is decided', decided, 409, 'This case has been decided.'],
  ['a case that I reported', reportedByMe, 403, 'You reported this. Another moderator decides.'],
] as const) {
  rejects('decideCase', title, {
    given: state,
    request: ({ caseId }) => ({ path: { caseId }, body: limit }),
    send: (api, { caseId }) => mutate(decideCaseMutation(api, caseId), limit),
    status,
    message,
  });
}

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

rejects('decideAppeal', 'an appeal that there is not', {
  given: decided,
  request: ({ actionId }) => ({ path: { actionId }, body: reversal }),
  send: (api, { actionId }) => mutate(decideAppealMutation(api, actionId), reversal),
  status: 404,
  message: 'Appeal not found.',
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
        'case.decided',
        'action.appealed',
        'appeal.decided',
        'role.changed',
        'messages.read',
        'skills.merged',
        'skills.unmerged',
        'skills.kept',
      ),
      targetId: text('case-1'),
      details: {},
    }),
  },
});

rejects('listAudit', 'the log for a member who is no moderator', {
  given: aMember,
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(auditQuery(api)),
  status: 403,
  message: onlyModerators,
});

const endedLogIn = { given: ended, status: 401, message: pleaseLogIn } as const;

rejects('appealAction', 'an appeal of somebody whose session has ended', {
  ...endedLogIn,
  request: () => ({ path: { actionId: 'some-action' }, body: { text: 'It was a joke.' } }),
  send: (api) => mutate(appealActionMutation(api, 'some-action'), 'It was a joke.'),
});

rejects('listCases', 'cases for somebody whose session has ended', {
  ...endedLogIn,
  request: () => ({ query: { state: 'open', limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(casesQuery(api, 'open')),
});

rejects('getCase', 'a case for somebody whose session has ended', {
  ...endedLogIn,
  request: () => ({ path: { caseId: 'some-case' } }),
  send: (api) => freshCache().fetchQuery(caseQuery(api, 'some-case')),
});

rejects('decideCase', 'a decision of somebody whose session has ended', {
  ...endedLogIn,
  request: () => ({ path: { caseId: 'some-case' }, body: limit }),
  send: (api) => mutate(decideCaseMutation(api, 'some-case'), limit),
});

rejects('decideAppeal', 'a reversal of somebody whose session has ended', {
  ...endedLogIn,
  request: () => ({ path: { actionId: 'some-action' }, body: reversal }),
  send: (api) => mutate(decideAppealMutation(api, 'some-action'), reversal),
});

rejects('listAudit', 'the log for somebody whose session has ended', {
  ...endedLogIn,
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(auditQuery(api)),
});
