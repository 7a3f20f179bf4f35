import { logInWithPasskeyMutation, startPasskeyLogIn } from '@skill-exchange/api-client/passkey-log-in';
import {
  addPasskeyMutation,
  passkeysQuery,
  removePasskeyMutation,
  renamePasskeyMutation,
  startPasskeyMutation,
} from '@skill-exchange/api-client/passkeys';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, flag, instant, integer, listOf, someOf, text } from '../../support/matchers.ts';
import { sessionCookie } from '../../support/shapes.ts';
import { answers, given, rejects } from '../backend.ts';

const password = 'correct horse battery';
const rejected = 'That passkey did not work. Try again.';

answers('startPasskeyLogIn', 'what a passkey is to sign', {
  given: given('an unused e-mail address'),
  send: (api) => startPasskeyLogIn(api),
  asVisitor: true,
  status: 200,
  body: {
    success: true,
    options: {
      challenge: text('c2lnbg'),
      rpId: text('example.org'),
      timeout: integer(300_000),
      userVerification: exactly('required'),
    },
  },
});

const signed = given('a passkey that signed a challenge');
type Signed = typeof signed.examples;

const credentialOf = ({ credentialId, cookie: _cookie, ...response }: Signed) => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  response,
});

answers('logInWithPasskey', 'a log-in with a passkey', {
  given: signed,
  request: ({ credentialId, cookie: _cookie, ...response }) => ({
    body: { credential: { id: credentialId, rawId: credentialId, type: 'public-key', response } },
  }),
  send: (api, values) => mutate(logInWithPasskeyMutation(api), { credential: credentialOf(values) }),
  asVisitor: true,
  status: 200,
  headers: sessionCookie,
  body: { name: text('Jonas Brandt'), email: text('jonas@example.org'), jwtToken: text('header.payload.signature') },
});

const unknown = {
  id: 'dW5rbm93bg',
  rawId: 'dW5rbm93bg',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbg', userHandle: 'aGFuZGxl' },
};

rejects('logInWithPasskey', 'a log-in with a passkey that is not known', {
  given: signed,
  request: () => ({ body: { credential: unknown } }),
  send: (api) => mutate(logInWithPasskeyMutation(api), { credential: unknown }),
  asVisitor: true,
  status: 401,
  message: rejected,
});

answers('listPasskeys', 'my passkeys', {
  given: given('a passkey'),
  send: (api) => freshCache().fetchQuery(passkeysQuery(api)),
  status: 200,
  body: {
    passkeys: someOf({
      _id: text('passkey-1'),
      name: text('My phone'),
      createdAt: instant('2026-11-02T08:15:00.000Z'),
      isSynced: flag(false),
    }),
  },
});

answers('startPasskey', 'what my browser is to make', {
  given: given('a passkey', { mine: true, password }),
  request: () => ({ body: { password } }),
  send: (api) => mutate(startPasskeyMutation(api), password),
  status: 200,
  body: {
    success: true,
    options: {
      challenge: text('c2lnbg'),
      rp: { id: text('example.org'), name: text('Skill Exchange') },
      user: { id: text('aGFuZGxl'), name: text('jonas@example.org'), displayName: text('Jonas Brandt') },
      pubKeyCredParams: someOf({ type: exactly('public-key'), alg: integer(-7) }),
      timeout: integer(300_000),
      attestation: exactly('none'),
      excludeCredentials: listOf({ type: exactly('public-key'), id: text('Y3JlZGVudGlhbA') }),
      authenticatorSelection: {
        residentKey: exactly('required'),
        requireResidentKey: true,
        userVerification: exactly('required'),
      },
    },
  },
});

answers('addPasskey', 'a passkey that my browser made', {
  given: given('a passkey that my browser made'),
  request: ({ credentialId, clientDataJSON, attestationObject }) => ({
    body: {
      name: 'My phone',
      credential: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
      },
    },
  }),
  send: (api, { credentialId: id, clientDataJSON, attestationObject }) =>
    mutate(addPasskeyMutation(api), {
      name: 'My phone',
      credential: { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject } },
    }),
  status: 201,
  body: { passkey: { _id: text('passkey-1'), name: exactly('My phone') } },
});

answers('renamePasskey', 'a new name of a passkey of mine', {
  given: given('a passkey'),
  request: ({ passkeyId }) => ({ path: { passkeyId }, body: { name: 'Old phone' } }),
  send: (api, { passkeyId }) => mutate(renamePasskeyMutation(api), { passkeyId, name: 'Old phone' }),
  status: 200,
  body: { success: true },
});

answers('removePasskey', 'a passkey of mine that goes', {
  given: given('a passkey', { password }),
  request: ({ passkeyId }) => ({ path: { passkeyId }, body: { password } }),
  send: (api, { passkeyId }) => mutate(removePasskeyMutation(api), { passkeyId, password }),
  status: 200,
  body: { success: true },
});
