import type { StateDescriptions } from '../state-types.ts';
import { me } from './example-values.ts';

/** States of log-ins, passkeys and codes. */
export const logInStates = {
  'an unused e-mail address': {
    means: 'No account has the e-mail address.',
    parameters: {},
    values: { email: 'newcomer@example.org' },
  },
  'a member with a password': {
    means: 'An account has the e-mail address `email` and the password of the parameter.',
    parameters: { password: 'correct horse battery' },
    values: { email: 'ines@example.org' },
  },
  'an account with too many failed log-ins': {
    means: 'The account of `email` is locked for a while after failed log-ins, whatever password comes next.',
    parameters: { password: 'correct horse battery' },
    values: { email: 'locked@example.org' },
  },
  'too many sign-ups from here': {
    means: 'The address that the verifier calls from has used up its sign-ups. `email` has no account.',
    parameters: {},
    values: { email: 'newcomer@example.org' },
  },
  'too many calls from here': {
    means: 'The address that the verifier calls from has used up its calls, those of a logged-in member included.',
    parameters: {},
    values: me,
  },
  'an ended session': {
    means: 'I am a member whose log-in has ended: `token` and `cookie` are what the provider gave me for it.',
    parameters: {},
    values: me,
  },
  'log-ins of mine': {
    means: 'I am logged in here and on another device; `logInId` is the other log-in.',
    parameters: {},
    values: { ...me, logInId: 'log-in-2' },
  },
  'a passkey': {
    means: 'A member has the passkey `passkeyId`: I if `mine`, else another one. My password is that of the parameter.',
    parameters: { mine: true, password: 'correct horse battery' },
    values: { ...me, passkeyId: 'passkey-1' },
  },
  'a passkey that my browser made': {
    means: 'I have asked for a passkey, and my browser has made one: the values are its parts, in base64url.',
    parameters: {},
    values: { ...me, credentialId: 'Y3JlZGVudGlhbA', clientDataJSON: 'e30', attestationObject: 'bm9uZQ' },
  },
  'a passkey that signed a challenge': {
    means:
      'A member has a passkey, a browser with the `cookie` has asked for a challenge, and the passkey has signed it: the ' +
      'other values are its parts, in base64url.',
    parameters: {},
    values: {
      cookie: 'passkey=cookie-of-a-browser',
      credentialId: 'Y3JlZGVudGlhbA',
      clientDataJSON: 'e30',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmF0dXJl',
      userHandle: 'aGFuZGxl',
    },
  },
  'codes of mine': {
    means:
      'I have the password of the parameter and, at log-in, codes from an app: `off`, `started` (a secret that no code ' +
      'has confirmed) or `on`, as the parameter `state` says. `code` is one that the app shows now.',
    parameters: { state: 'on', password: 'correct horse battery' },
    values: { ...me, email: 'jonas@example.org', code: '287082' },
  },
} as const satisfies StateDescriptions;
