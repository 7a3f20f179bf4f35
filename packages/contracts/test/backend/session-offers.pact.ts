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
import { acknowledgement, nothing, sessionOf } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const link = 'https://meet.example.org/ines-and-jonas';
const note = 'Evenings are best for me.';
const past = '2020-11-26T19:00:00.000Z';
const soon = 'times: must be at least 3 hours ahead, so that there is time to answer';
const anyId = 'no-such-session';

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

rejects('proposeSession', 'times that are past', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { userTwo: otherId, times: [past], link } }),
  send: (api, { otherId }) => mutate(proposeSessionMutation(api), { userTwo: otherId, times: [past], link }),
  status: 400,
  message: soon,
});

rejects('proposeSession', 'times to nobody', {
  given: given('another member and times to come'),
  request: ({ time }) => ({ body: { userTwo: 'no-such-member', times: [time], link } }),
  send: (api, { time }) => mutate(proposeSessionMutation(api), { userTwo: 'no-such-member', times: [time], link }),
  status: 404,
  message: 'User not found.',
});

rejects('proposeSession', 'times by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ body: { userTwo: 'some-member', times: [past], link } }),
  send: (api) => mutate(proposeSessionMutation(api), { userTwo: 'some-member', times: [past], link }),
  status: 401,
  message: pleaseLogIn,
});

answers('listMySessions', 'a proposal that waits for me', {
  given: given('times suggested for a session'),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({
      ...sessionOf(values),
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
    sessions: someOf({ ...sessionOf(values), status: exactly('Scheduled'), consent: exactly('agreed') }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ status: 'Scheduled', consent: 'agreed' }]),
});

answers('listMySessions', 'a session that is over once it begins', {
  given: given('a session that is over once it begins'),
  send: (api) => freshCache().fetchQuery(sessionsQuery(api)),
  status: 200,
  stated: (values) => ({ success: true, sessions: someOf({ ...sessionOf(values), status: exactly('Completed') }) }),
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

rejects('acceptSession', 'a time that I suggested', {
  given: given('times suggested for a session', { by: 'me' }),
  request: ({ sessionId, time }) => ({ path: { sessionId }, body: { time } }),
  send: (api, { sessionId, time }) => mutate(acceptSessionMutation(api), { sessionId, time }),
  status: 403,
  message: 'Only the other member can answer this.',
});

rejects('acceptSession', 'a time where nothing waits for an answer', {
  given: given('a session that both agreed to'),
  request: ({ sessionId, date }) => ({ path: { sessionId }, body: { time: date } }),
  send: (api, { sessionId, date }) => mutate(acceptSessionMutation(api), { sessionId, time: date }),
  status: 409,
  message: "This session isn't waiting for an answer.",
});

answers('suggestTimes', 'other times for a session that both agreed to', {
  given: given('a session that both agreed to'),
  request: ({ sessionId, time, laterTime }) => ({ path: { sessionId }, body: { times: [time, laterTime], note } }),
  send: (api, { sessionId, time, laterTime }) =>
    mutate(suggestTimesMutation(api), { sessionId, times: [time, laterTime], note }),
  status: 200,
  body: nothing,
});

rejects('suggestTimes', 'times that are past', {
  given: given('a session that both agreed to'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { times: [past] } }),
  send: (api, { sessionId }) => mutate(suggestTimesMutation(api), { sessionId, times: [past] }),
  status: 400,
  message: soon,
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

rejects('withdrawTimes', 'times that the other member suggested', {
  given: given('times suggested for a session'),
  request: ({ sessionId }) => ({ path: { sessionId } }),
  send: (api, { sessionId }) => mutate(withdrawTimesMutation(api), sessionId),
  status: 409,
  message: 'You have no suggested times to withdraw.',
});

const accept = {
  operation: 'acceptSession',
  body: { body: { time: past } },
  send: (api: Parameters<typeof acceptSessionMutation>[0], sessionId: string) =>
    mutate(acceptSessionMutation(api), { sessionId, time: past }),
} as const;
const suggest = {
  operation: 'suggestTimes',
  body: { body: { times: [past] } },
  send: (api: Parameters<typeof suggestTimesMutation>[0], sessionId: string) =>
    mutate(suggestTimesMutation(api), { sessionId, times: [past] }),
} as const;
const withdraw = {
  operation: 'withdrawTimes',
  body: {},
  send: (api: Parameters<typeof withdrawTimesMutation>[0], sessionId: string) =>
    mutate(withdrawTimesMutation(api), sessionId),
} as const;

for (const { operation, body, send } of [accept, suggest, withdraw]) {
  rejects(operation, 'somebody whose session has ended', {
    given: given('an ended session'),
    request: () => ({ path: { sessionId: anyId }, ...body }),
    send: (api) => send(api, anyId),
    status: 401,
    message: pleaseLogIn,
  });

  rejects(operation, 'the session of others', {
    given: given('a session', { mine: false }),
    request: ({ sessionId }) => ({ path: { sessionId }, ...body }),
    send: (api, { sessionId }) => send(api, sessionId),
    status: 403,
    message: 'Only the two members of this session can do this.',
  });

  rejects(operation, 'a session that is not there', {
    given: given('a member'),
    request: () => ({ path: { sessionId: anyId }, ...body }),
    send: (api) => send(api, anyId),
    status: 404,
    message: 'Session not found.',
  });

  rejects(operation, 'a session that was cancelled', {
    given: given('a session', { status: 'Cancelled' }),
    request: ({ sessionId }) => ({ path: { sessionId }, ...body }),
    send: (api, { sessionId }) => send(api, sessionId),
    status: 409,
    message: 'This session is already canceled.',
  });
}
