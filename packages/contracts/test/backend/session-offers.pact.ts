import {
  acceptSessionMutation,
  proposeSessionMutation,
  suggestTimesMutation,
  withdrawTimesMutation,
} from '@skill-exchange/api-client/session-offers';
import { declineSessionMutation, sessionsQuery } from '@skill-exchange/api-client/sessions';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, integer, someOf, text } from '../support/matchers.ts';
import { acknowledgement, nothing } from '../support/shapes.ts';
import { answers, given } from './backend.ts';

const link = 'https://meet.example.org/ines-and-jonas';
const note = 'Evenings are best for me.';

answers('proposeSession', 'times to another member', {
  given: given('another member and times to come'),
  request: ({ otherId, time, laterTime }) => ({
    body: { userTwo: otherId, times: [time, laterTime], durationMinutes: 60, link, note },
  }),
  send: (api, { otherId, time, laterTime }) =>
    mutate(proposeSessionMutation(api), {
      userTwo: otherId,
      times: [time, laterTime],
      durationMinutes: 60,
      link,
      note,
    }),
  status: 201,
  body: nothing,
});

answers('listMySessions', 'a proposal that waits for me', {
  given: given('times suggested for a session'),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({
      _id: values.sessionId,
      status: exactly('Scheduled'),
      consent: exactly('pending'),
      waitingFor: values.memberId,
      canDecline: exactly(true),
      version: integer(0),
      offer: {
        by: values.otherId,
        kind: exactly('proposal'),
        times: someOf(instant('2099-11-27T19:00:00.000Z')),
        durationMinutes: integer(60),
        note: text(note),
        expiresAt: instant('2099-11-27T17:00:00.000Z'),
      },
    }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ consent: 'pending', offer: { kind: 'proposal' } }]),
});

answers('listMySessions', 'a session that both agreed to', {
  given: given('a session that both agreed to'),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({ _id: values.sessionId, status: exactly('Scheduled'), consent: exactly('agreed') }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ status: 'Scheduled', consent: 'agreed' }]),
});

answers('listMySessions', 'a session that is over once it begins', {
  given: given('a session that is over once it begins'),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({ success: true, sessions: someOf({ _id: values.sessionId, status: exactly('Completed') }) }),
  gives: (sessions) => expect(sessions).toMatchObject([{ status: 'Completed' }]),
});

answers('acceptSession', 'one of the times that were suggested to me', {
  given: given('times suggested for a session'),
  request: ({ sessionId, laterTime }) => ({ path: { sessionId }, body: { time: laterTime } }),
  send: (api, { sessionId, laterTime }) => mutate(acceptSessionMutation(api), { sessionId, time: laterTime }),
  status: 200,
  body: nothing,
});

answers('acceptSession', 'another time of a session that both agreed to', {
  given: given('times suggested for a session', { agreed: true }),
  request: ({ sessionId, time }) => ({ path: { sessionId }, body: { time } }),
  send: (api, { sessionId, time }) => mutate(acceptSessionMutation(api), { sessionId, time }),
  status: 200,
  body: nothing,
});

answers('suggestTimes', 'other times for a session that both agreed to', {
  given: given('a session that both agreed to'),
  request: ({ sessionId, time, laterTime }) => ({ path: { sessionId }, body: { times: [time, laterTime], note } }),
  send: (api, { sessionId, time, laterTime }) =>
    mutate(suggestTimesMutation(api), { sessionId, times: [time, laterTime], note }),
  status: 200,
  body: nothing,
});

for (const agreed of [false, true]) {
  answers('withdrawTimes', agreed ? 'times that I suggested for an agreed session' : 'a proposal of mine', {
    given: given('times suggested for a session', { by: 'me', agreed }),
    request: ({ sessionId }) => ({ path: { sessionId } }),
    send: (api, { sessionId }) => mutate(withdrawTimesMutation(api), sessionId),
    status: 200,
    body: nothing,
  });

  answers('declineSession', agreed ? 'times suggested for an agreed session' : 'a proposal', {
    given: given('times suggested for a session', { agreed }),
    request: ({ sessionId }) => ({ path: { sessionId } }),
    send: (api, { sessionId }) => mutate(declineSessionMutation(api), { sessionId }),
    status: 200,
    body: acknowledgement('Session declined successfully'),
  });
}

answers('declineSession', 'a proposal, with a reason', {
  given: given('times suggested for a session'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { reason: note } }),
  send: (api, { sessionId }) => mutate(declineSessionMutation(api), { sessionId, reason: note }),
  status: 200,
  body: acknowledgement('Session declined successfully'),
});
