import {
  cancelSessionMutation,
  createSessionMutation,
  declineSessionMutation,
  editSessionMutation,
  sessionsQuery,
} from '@skill-exchange/api-client/sessions';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, sentence, someOf } from '../support/matchers.ts';
import { acknowledgement, nothing, sessionOf } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const date = '2099-11-26T19:00:00.000Z';
const past = '2020-11-26T19:00:00.000Z';
const link = 'https://meet.example.org/ines-and-jonas';
const edited = { date: '2099-11-27T19:00:00.000Z', link };

answers('createSession', 'a session with another member', {
  given: given('another member'),
  request: ({ otherId, mySkillId, otherSkillId }) => ({
    body: {
      date,
      link,
      userTwo: otherId,
      skillTaughtByUserOne: mySkillId,
      skillTaughtByUserTwo: otherSkillId,
    },
  }),
  send: (api, { otherId, mySkillId, otherSkillId }) =>
    mutate(createSessionMutation(api), {
      date,
      link,
      userTwo: otherId,
      skillTaughtByUserOne: mySkillId,
      skillTaughtByUserTwo: otherSkillId,
    }),
  status: 201,
  // The app reads this spelling; a missing field counts as a failure.
  body: { sucess: true },
});

rejects('createSession', 'a session behind a link that is none', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { date, link: 'no link', userTwo: otherId } }),
  send: (api, { otherId }) => mutate(createSessionMutation(api), { date, link: 'no link', userTwo: otherId }),
  status: 400,
  message: 'link: must be an http or https address',
});

rejects('createSession', 'a session in the past', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { date: past, link, userTwo: otherId } }),
  send: (api, { otherId }) => mutate(createSessionMutation(api), { date: past, link, userTwo: otherId }),
  status: 400,
  message: 'date: must be in the future; pick a later day or time',
});

rejects('createSession', 'a session by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ body: { date, link, userTwo: 'some-member' } }),
  send: (api) => mutate(createSessionMutation(api), { date, link, userTwo: 'some-member' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('createSession', 'a session with nobody', {
  given: given('a member'),
  request: () => ({ body: { date, link, userTwo: 'no-such-member' } }),
  send: (api) => mutate(createSessionMutation(api), { date, link, userTwo: 'no-such-member' }),
  status: 404,
  message: 'User not found.',
});

for (const status of ['Scheduled', 'Completed', 'Cancelled'] as const) {
  answers('listMySessions', `a ${status} session of mine`, {
    given: given('a session', { status }),
    send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
    status: 200,
    stated: (values) => ({
      success: true,
      sessions: someOf({ ...sessionOf(values), status: exactly(status) }),
    }),
    gives: (sessions) => expect(sessions).toMatchObject([{ status }]),
  });
}

answers('listMySessions', 'a session that I have reviewed', {
  given: given('a session', { status: 'Completed', reviewed: true }),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({
      ...sessionOf(values),
      isReviewProvidedByUserOne: exactly(true),
      isReviewProvidedByUserTwo: exactly(false),
    }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ isReviewProvidedByUserOne: true }]),
});

rejects('listMySessions', 'sessions of somebody whose session has ended', {
  given: given('an ended session'),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('editSession', 'another date, link and other skills', {
  given: given('a session'),
  request: ({ sessionId, mySkillId }) => ({
    path: { sessionId },
    body: { ...edited, skillTaughtByUserOne: mySkillId, skillTaughtByUserTwo: null },
  }),
  send: (api, { sessionId, mySkillId }) =>
    mutate(editSessionMutation(api), {
      sessionId,
      ...edited,
      skillTaughtByUserOne: mySkillId,
      skillTaughtByUserTwo: null,
    }),
  status: 200,
  body: nothing,
});

rejects('editSession', 'a link that is none', {
  given: given('a session'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { ...edited, link: 'no link' } }),
  send: (api, { sessionId }) => mutate(editSessionMutation(api), { sessionId, ...edited, link: 'no link' }),
  status: 400,
  message: 'link: must be an http or https address',
});

rejects('editSession', 'a date that is past', {
  given: given('a session'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { ...edited, date: past } }),
  send: (api, { sessionId }) => mutate(editSessionMutation(api), { sessionId, ...edited, date: past }),
  status: 400,
  message: 'date: must be in the future; pick a later day or time',
});

answers('listMySessions', 'a session that the other member planned', {
  given: given('a session', { status: 'Completed', movedByOther: true }),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({ ...sessionOf(values), canDecline: exactly(true) }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ canDecline: true }]),
});

answers('declineSession', 'a completed session that the other member planned', {
  given: given('a session', { status: 'Completed', movedByOther: true }),
  request: ({ sessionId }) => ({ path: { sessionId } }),
  send: (api, { sessionId }) => mutate(declineSessionMutation(api), { sessionId }),
  status: 200,
  body: acknowledgement('Session declined successfully'),
});

answers('cancelSession', 'a scheduled session of mine', {
  given: given('a session'),
  request: ({ sessionId }) => ({ path: { sessionId } }),
  send: (api, { sessionId }) => mutate(cancelSessionMutation(api), sessionId),
  status: 200,
  body: { success: true, message: sentence('Session canceled successfully') },
});

const edit = {
  operation: 'editSession',
  verb: 'edit',
  body: { body: edited },
  send: (api: Parameters<typeof editSessionMutation>[0], sessionId: string) =>
    mutate(editSessionMutation(api), { sessionId, ...edited }),
} as const;
const cancel = {
  operation: 'cancelSession',
  verb: 'cancel',
  body: {},
  send: (api: Parameters<typeof cancelSessionMutation>[0], sessionId: string) =>
    mutate(cancelSessionMutation(api), sessionId),
} as const;

const decline = {
  operation: 'declineSession',
  verb: 'decline',
  body: {},
  send: (api: Parameters<typeof declineSessionMutation>[0], sessionId: string) =>
    mutate(declineSessionMutation(api), { sessionId }),
} as const;

for (const { operation, verb, body, send } of [edit, cancel, decline]) {
  rejects(operation, `somebody whose session has ended wants to ${verb} a session`, {
    given: given('an ended session'),
    request: () => ({ path: { sessionId: 'some-session' }, ...body }),
    send: (api) => send(api, 'some-session'),
    status: 401,
    message: pleaseLogIn,
  });

  rejects(operation, `a member wants to ${verb} the session of others`, {
    given: given('a session', { mine: false }),
    request: ({ sessionId }) => ({ path: { sessionId }, ...body }),
    send: (api, { sessionId }) => send(api, sessionId),
    status: 403,
    message: 'Only the two members of this session can do this.',
  });

  rejects(operation, `a member wants to ${verb} a session that is not there`, {
    given: given('a member'),
    request: () => ({ path: { sessionId: 'no-such-session' }, ...body }),
    send: (api) => send(api, 'no-such-session'),
    status: 404,
    message: 'Session not found.',
  });

  rejects(operation, `a member wants to ${verb} a session that was cancelled`, {
    given: given('a session', { status: 'Cancelled' }),
    request: ({ sessionId }) => ({ path: { sessionId }, ...body }),
    send: (api, { sessionId }) => send(api, sessionId),
    status: 409,
    message: 'This session is already canceled.',
  });
}
