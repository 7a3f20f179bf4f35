import type { StateDescriptions } from '../state-types.ts';
import { me } from './example-values.ts';

/** States of accounts. */
export const accountStates = {
  'an unsubscribe link': {
    means: '`unsubscribeToken` ends the address of an unsubscribe link in an email of mine. I have stopped no emails.',
    parameters: {},
    values: { unsubscribeToken: 'header.eyJ3aGF0IjoibWVzc2FnZSJ9.signature' },
  },
  'a member who knows their password': {
    means: 'I am a member with the password of the parameter, whose e-mail address `email` is not confirmed.',
    parameters: { password: 'correct horse battery' },
    values: { ...me, email: 'jonas@example.org' },
  },
  'a copy of my data': {
    means:
      'I have asked for a copy of my data, which is `preparing`, `ready` or `expired`, as the parameter `state` says.',
    parameters: { state: 'ready' },
    values: me,
  },
  'a link in an email': {
    means:
      '`emailToken` ends the address of a link in an email to me, at `email`, for the `purpose` of the parameters: ' +
      'verify, reset, change or undo. It is `open`, `used` or `expired`, as the parameter `state` says.',
    parameters: { purpose: 'verify', state: 'open' },
    values: { emailToken: '2q8mU3xJk0nQ9Yb1sVd7Zt5wLr4hXc6eGa_PfNi-oMk', email: 'jonas@example.org' },
  },
} as const satisfies StateDescriptions;
