import type { ApiClient } from '@skill-exchange/api-client';
import { logInMutation } from '@skill-exchange/api-client/auth';
import {
  codesQuery,
  confirmCodesMutation,
  removeCodesMutation,
  renewRecoveryCodesMutation,
  startCodesMutation,
} from '@skill-exchange/api-client/codes';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, integer, sentence, someOf, text } from '../support/matchers.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const password = 'correct horse battery';
const ended = given('an ended session');
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

rejects('startCodes', 'a secret for an app while codes are on', {
  given: on,
  request: () => ({ body: { password } }),
  send: (api) => mutate(startCodesMutation(api), password),
  status: 409,
  message: 'Codes are switched on already.',
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

rejects('confirmCodes', 'a code while codes are on', {
  given: on,
  request: ({ code }) => ({ body: { code } }),
  send: (api, { code }) => mutate(confirmCodesMutation(api), code),
  status: 409,
  message: 'Codes are switched on already.',
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

const byPassword = {
  startCodes: (api: ApiClient, typed: string) => mutate(startCodesMutation(api), typed),
  removeCodes: (api: ApiClient, typed: string) => mutate(removeCodesMutation(api), typed),
  renewRecoveryCodes: (api: ApiClient, typed: string) => mutate(renewRecoveryCodesMutation(api), typed),
};

for (const operation of ['startCodes', 'removeCodes', 'renewRecoveryCodes'] as const) {
  rejects(operation, 'a wrong password', {
    given: operation === 'startCodes' ? off : on,
    request: () => ({ body: { password: 'not mine' } }),
    send: (api) => byPassword[operation](api, 'not mine'),
    status: 403,
    message: 'That is not your password.',
  });

  rejects(operation, 'somebody whose session has ended', {
    given: ended,
    request: () => ({ body: { password } }),
    send: (api) => byPassword[operation](api, password),
    status: 401,
    message: pleaseLogIn,
  });
}

for (const operation of ['removeCodes', 'renewRecoveryCodes'] as const)
  rejects(operation, 'codes that are off', {
    given: off,
    request: () => ({ body: { password } }),
    send: (api) => byPassword[operation](api, password),
    status: 409,
    message: 'Codes are switched off.',
  });

rejects('getCodes', 'the codes of somebody whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(codesQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

rejects('confirmCodes', 'a code of somebody whose session has ended', {
  given: ended,
  request: () => ({ body: { code: '287082' } }),
  send: (api) => mutate(confirmCodesMutation(api), '287082'),
  status: 401,
  message: pleaseLogIn,
});
