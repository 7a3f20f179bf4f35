import {
  checkAuth,
  logInMutation,
  logOut,
  logOutEverywhereMutation,
  signUpMutation,
} from '@skill-exchange/api-client/auth';
import { expect } from 'vitest';
import { mutate } from '../../support/calls.ts';
import { pattern, text } from '../../support/matchers.ts';
import { retryAfter, sessionCookie } from '../../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from '../backend.ts';

const password = 'correct horse battery';
const newcomer = {
  name: 'Inês Carvalho',
  password,
  skillsOffered: ['Portuguese', 'Sourdough'],
  skillsRequested: ['Python'],
};

answers('signUp', 'a new account', {
  given: given('an unused e-mail address'),
  request: ({ email }) => ({ body: { ...newcomer, email } }),
  send: (api, { email }) => mutate(signUpMutation(api), { ...newcomer, email }),
  status: 201,
  body: { success: true },
});

rejects('signUp', 'a password that anybody tries first', {
  given: given('an unused e-mail address'),
  request: ({ email }) => ({ body: { ...newcomer, password: 'password', email } }),
  send: (api, { email }) => mutate(signUpMutation(api), { ...newcomer, password: 'password', email }),
  status: 400,
  message: 'password: is one of the first that anybody tries. Use three or four unrelated words.',
});

rejects('signUp', 'an e-mail address that has an account', {
  given: given('a member with a password'),
  request: ({ email }) => ({ body: { ...newcomer, email } }),
  send: (api, { email }) => mutate(signUpMutation(api), { ...newcomer, email }),
  status: 409,
  message: 'This email already has an account. Log in instead.',
});

rejects('signUp', 'one account too many from one address', {
  given: given('too many sign-ups from here'),
  request: ({ email }) => ({ body: { ...newcomer, email } }),
  send: (api, { email }) => mutate(signUpMutation(api), { ...newcomer, email }),
  status: 429,
  headers: retryAfter,
  message: 'Too many new accounts from here. Try again in an hour.',
});

// The app decodes `_id` from the token's payload; its key has one of three forms in base64url.
const idInBase64 = ['Il9pZCI6', 'JfaWQiO', 'iX2lkIj'].join('|');

answers('logIn', 'the right password', {
  given: given('a member with a password', { password }),
  request: ({ email }) => ({ body: { email, password } }),
  send: (api, { email }) => mutate(logInMutation(api), { email, password }),
  status: 200,
  headers: sessionCookie,
  body: {
    name: text('Inês Carvalho'),
    email: text('ines@example.org'),
    jwtToken: pattern(
      `[\\w-]+\\.[\\w-]*(?:${idInBase64})[\\w-]+\\.[\\w-]+`,
      'header.eyJfaWQiOiJtZW1iZXItMSJ9.signature',
    ),
  },
  gives: (member) => expect(member).toHaveProperty('jwtToken', 'header.eyJfaWQiOiJtZW1iZXItMSJ9.signature'),
});

rejects('logIn', 'a wrong password', {
  given: given('a member with a password', { password }),
  request: ({ email }) => ({ body: { email, password: 'wrong horse battery' } }),
  send: (api, { email }) => mutate(logInMutation(api), { email, password: 'wrong horse battery' }),
  status: 401,
  message: 'Wrong e-mail address or password.',
});

rejects('logIn', 'an account that is locked for a while', {
  given: given('an account with too many failed log-ins', { password }),
  request: ({ email }) => ({ body: { email, password } }),
  send: (api, { email }) => mutate(logInMutation(api), { email, password }),
  status: 429,
  headers: retryAfter,
  message: 'Too many failed log-ins for this account. Try again in 15 minutes.',
});

// Chat does not accept a bearer: after a reload only this response restores the cookie.
answers('checkAuth', 'a token that is good', {
  given: given('a member'),
  send: (api) => checkAuth(api),
  status: 200,
  headers: sessionCookie,
  body: { success: true },
  gives: (isGood) => expect(isGood).toBe(true),
});

rejects('checkAuth', 'a token whose session has ended', {
  given: given('an ended session'),
  send: (api) => checkAuth(api),
  status: 401,
  message: pleaseLogIn,
  becomes: false,
});

rejects('checkAuth', 'one call too many', {
  given: given('too many calls from here'),
  send: (api) => checkAuth(api),
  status: 429,
  headers: retryAfter,
  message: 'Too many requests. Wait a moment and try again.',
});

answers('logOut', 'a session to end', {
  given: given('a member'),
  send: (api) => logOut(api),
  status: 200,
  body: { success: true },
});

answers('logOutEverywhere', 'sessions to end', {
  given: given('a member'),
  send: (api) => mutate(logOutEverywhereMutation(api), undefined),
  status: 200,
  body: { success: true },
});
