import { endLogInMutation, logInsQuery } from '@skill-exchange/api-client/account';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, flag, instant, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

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

answers('endLogIn', 'another device of mine to be logged out', {
  given: mine,
  request: ({ logInId }) => ({ path: { logInId } }),
  send: (api, { logInId }) => mutate(endLogInMutation(api), logInId),
  status: 200,
  body: { success: exactly(true) },
});

answers('endOtherLogIns', 'all other devices of mine to be logged out', {
  given: mine,
  send: (api) => mutate(endLogInMutation(api), null),
  status: 200,
  body: { success: exactly(true) },
});
