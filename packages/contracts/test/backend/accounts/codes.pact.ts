import { logInMutation } from '@skill-exchange/api-client/auth';
import {
  codesQuery,
  confirmCodesMutation,
  removeCodesMutation,
  renewRecoveryCodesMutation,
  startCodesMutation,
} from '@skill-exchange/api-client/codes';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, integer, sentence, someOf, text } from '../../support/matchers.ts';
import { answers, given, rejects } from '../backend.ts';

const password = 'correct horse battery';
const off = given('codes of mine', { state: 'off', password });
const started = given('codes of mine', { state: 'started', password });
const on = given('codes of mine', { state: 'on', password });

// This error makes the log-in page ask for a code.
answers('logIn', 'the right password of a member with codes', {
  given: on,
  request: ({ email }) => ({ body: { email, password } }),
  send: (api, { email }) => mutate(logInMutation(api), { email, password }).catch((error: unknown) => error),
  asVisitor: true,
  status: 401,
  body: { success: false, code: exactly('code_required'), message: sentence('Enter the code from your app.') },
});

answers('logIn', 'the right password and a code', {
  given: on,
  request: ({ email, code }) => ({ body: { email, password, code } }),
  send: (api, { email, code }) => mutate(logInMutation(api), { email, password, code }),
  asVisitor: true,
  status: 200,
  body: { name: text('Jonas Brandt'), email: text('jonas@example.org'), jwtToken: text('header.payload.signature') },
});

rejects('logIn', 'the right password and a wrong code', {
  given: on,
  request: ({ email }) => ({ body: { email, password, code: 'no code' } }),
  send: (api, { email }) => mutate(logInMutation(api), { email, password, code: 'no code' }),
  asVisitor: true,
  status: 401,
  message: 'That code is wrong, or was used before.',
});

answers('getCodes', 'whether my codes are on', {
  given: on,
  send: (api) => freshCache().fetchQuery(codesQuery(api)),
  status: 200,
  body: { isOffered: true, isOn: true, recoveryCodesLeft: integer(0) },
});

answers('getCodes', 'whether my codes are on, which are off', {
  given: off,
  send: (api) => freshCache().fetchQuery(codesQuery(api)),
  status: 200,
  body: { isOffered: true, isOn: false },
});

answers('startCodes', 'a secret for my app', {
  given: off,
  request: () => ({ body: { password } }),
  send: (api) => mutate(startCodesMutation(api), password),
  status: 200,
  body: { secret: text('JBSWY3DPEHPK3PXP'), uri: text('otpauth://totp/Skill%20Exchange:jonas%40example.org') },
});

answers('confirmCodes', 'a code of my app', {
  given: started,
  request: ({ code }) => ({ body: { code } }),
  send: (api, { code }) => mutate(confirmCodesMutation(api), code),
  status: 200,
  body: { recoveryCodes: someOf(text('k3fq-8zr2-m7ta-c4wx-9hde-p2nv')) },
});

rejects('confirmCodes', 'a wrong code of my app', {
  given: started,
  request: () => ({ body: { code: 'no code' } }),
  send: (api) => mutate(confirmCodesMutation(api), 'no code'),
  status: 403,
  message: 'That code is wrong, or was used before.',
});

answers('removeCodes', 'codes that go', {
  given: on,
  request: () => ({ body: { password } }),
  send: (api) => mutate(removeCodesMutation(api), password),
  status: 200,
  body: { success: true },
});

answers('renewRecoveryCodes', 'new recovery codes', {
  given: on,
  request: () => ({ body: { password } }),
  send: (api) => mutate(renewRecoveryCodesMutation(api), password),
  status: 200,
  body: { recoveryCodes: someOf(text('k3fq-8zr2-m7ta-c4wx-9hde-p2nv')) },
});
