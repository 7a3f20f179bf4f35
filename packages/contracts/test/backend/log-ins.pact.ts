import { endLogInMutation, logInsQuery } from '@skill-exchange/api-client/account';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, flag, instant, someOf, text } from '../support/matchers.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');
const mine = given('log-ins of mine');

answers('listLogIns', 'where I am logged in', {
  given: mine,
  send: (api) => freshCache().fetchQuery(logInsQuery(api)),
  status: 200,
  body: {
    success: true,
    logIns: someOf({ _id: text('log-in-1'), since: instant('2026-11-20T12:00:00.000Z'), isCurrent: flag(true) }),
  },
});

rejects('listLogIns', 'the log-ins of somebody whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(logInsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('endLogIn', 'another device of mine to be logged out', {
  given: mine,
  request: ({ logInId }) => ({ path: { logInId } }),
  send: (api, { logInId }) => mutate(endLogInMutation(api), logInId),
  status: 200,
  body: { success: exactly(true) },
});

rejects('endLogIn', 'a device of another member to be logged out', {
  given: mine,
  request: ({ foreignId }) => ({ path: { logInId: foreignId } }),
  send: (api, { foreignId }) => mutate(endLogInMutation(api), foreignId),
  status: 404,
  message: 'Login not found.',
});

rejects('endLogIn', 'a device to be logged out by somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { logInId: 'log-in-2' } }),
  send: (api) => mutate(endLogInMutation(api), 'log-in-2'),
  status: 401,
  message: pleaseLogIn,
});

answers('endOtherLogIns', 'all other devices of mine to be logged out', {
  given: mine,
  send: (api) => mutate(endLogInMutation(api), null),
  status: 200,
  body: { success: exactly(true) },
});

rejects('endOtherLogIns', 'all other devices to be logged out by somebody whose session has ended', {
  given: ended,
  send: (api) => mutate(endLogInMutation(api), null),
  status: 401,
  message: pleaseLogIn,
});
