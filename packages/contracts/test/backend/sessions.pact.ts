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
import { answers, given } from './backend.ts';

const date = '2099-11-26T19:00:00.000Z';
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

for (const status of ['Scheduled', 'Completed', 'Cancelled'] as const) {
  answers('listMySessions', `a ${status} session of mine`, {
    given: given('a session', { status }),
    send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
    status: 200,
    stated: (values) => ({
      success: true,
      sessions: someOf({
        ...(status === 'Scheduled' ? sessionOf(values) : { _id: values.sessionId }),
        status: exactly(status),
      }),
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
      _id: values.sessionId,
      isReviewProvidedByUserOne: exactly(true),
      isReviewProvidedByUserTwo: exactly(false),
    }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ isReviewProvidedByUserOne: true }]),
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

answers('listMySessions', 'a session that the other member planned', {
  given: given('a session', { status: 'Completed', movedByOther: true }),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({ _id: values.sessionId, canDecline: exactly(true) }),
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
