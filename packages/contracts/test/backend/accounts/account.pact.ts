import {
  changeEmailMutation,
  changePasswordMutation,
  confirmEmailLinkMutation,
  emailLinkQuery,
  requestPasswordResetMutation,
  resetPasswordMutation,
} from '@skill-exchange/api-client/account';
import { sendVerificationMutation } from '@skill-exchange/api-client/verification';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, text } from '../../support/matchers.ts';
import { acknowledgement } from '../../support/shapes.ts';
import { answers, given, rejects } from '../backend.ts';

const password = 'correct horse battery';
const newPassword = 'three unrelated words';
const me = given('a member who knows their password', { password });
const guessable = 'is one of the first that anybody tries. Use three or four unrelated words.';

answers('requestPasswordReset', 'a new password for an address that has an account', {
  given: given('a member with a password', { password }),
  request: ({ email }) => ({ body: { email } }),
  send: (api, { email }) => mutate(requestPasswordResetMutation(api), email),
  asVisitor: true,
  status: 200,
  body: acknowledgement('If this address has an account, an email is on its way.'),
});

answers('requestPasswordReset', 'a new password for an address that has none', {
  given: given('an unused e-mail address'),
  request: ({ email }) => ({ body: { email } }),
  send: (api, { email }) => mutate(requestPasswordResetMutation(api), email),
  asVisitor: true,
  status: 200,
  body: acknowledgement('If this address has an account, an email is on its way.'),
});

answers('resetPassword', 'a new password by a link', {
  given: given('a link in an email', { purpose: 'reset', state: 'open' }),
  request: ({ emailToken }) => ({ body: { token: emailToken, password: newPassword } }),
  send: (api, { emailToken }) => mutate(resetPasswordMutation(api), { token: emailToken, password: newPassword }),
  asVisitor: true,
  status: 200,
  body: { success: true },
});

rejects('resetPassword', 'a new password that anybody tries first', {
  given: given('a link in an email', { purpose: 'reset', state: 'open' }),
  request: ({ emailToken }) => ({ body: { token: emailToken, password: 'password' } }),
  send: (api, { emailToken }) => mutate(resetPasswordMutation(api), { token: emailToken, password: 'password' }),
  asVisitor: true,
  status: 400,
  message: `password: ${guessable}`,
});

rejects('resetPassword', 'a new password by a link that is not whole', {
  given: given('a link in an email', { purpose: 'reset', state: 'open' }),
  request: () => ({ body: { token: 'broken', password: newPassword } }),
  send: (api) => mutate(resetPasswordMutation(api), { token: 'broken', password: newPassword }),
  asVisitor: true,
  status: 404,
  message: 'Link not found.',
});

for (const [state, message] of [
  ['used', 'This link has been used.'],
  ['expired', 'This link has expired. Ask for a new one.'],
] as const) {
  rejects('resetPassword', `a new password by a link that is ${state}`, {
    given: given('a link in an email', { purpose: 'reset', state }),
    request: ({ emailToken }) => ({ body: { token: emailToken, password: newPassword } }),
    send: (api, { emailToken }) => mutate(resetPasswordMutation(api), { token: emailToken, password: newPassword }),
    asVisitor: true,
    status: 409,
    message,
  });

  rejects('confirmEmailLink', `a press on a link that is ${state}`, {
    given: given('a link in an email', { purpose: 'verify', state }),
    request: ({ emailToken }) => ({ path: { emailToken } }),
    send: (api, { emailToken }) => mutate(confirmEmailLinkMutation(api, emailToken), undefined),
    asVisitor: true,
    status: 409,
    message,
  });
}

answers('sendVerification', 'another email that confirms my address', {
  given: me,
  send: (api) => mutate(sendVerificationMutation(api), undefined),
  status: 200,
  body: acknowledgement('We sent a link to jonas@example.org.'),
});

const change = { currentPassword: password, newPassword };

answers('changePassword', 'a new password of mine', {
  given: me,
  request: () => ({ body: change }),
  send: (api) => mutate(changePasswordMutation(api), change),
  status: 200,
  body: { success: true },
});

rejects('changePassword', 'a new password that anybody tries first', {
  given: me,
  request: () => ({ body: { ...change, newPassword: 'password' } }),
  send: (api) => mutate(changePasswordMutation(api), { ...change, newPassword: 'password' }),
  status: 400,
  message: `newPassword: ${guessable}`,
});

rejects('changePassword', 'a new password with a wrong one', {
  given: me,
  request: () => ({ body: { ...change, currentPassword: 'not mine' } }),
  send: (api) => mutate(changePasswordMutation(api), { ...change, currentPassword: 'not mine' }),
  status: 403,
  message: 'That is not your password.',
});

const move = { email: 'jonas@moved.example.org', password };

answers('changeEmail', 'a new address of mine', {
  given: me,
  request: () => ({ body: move }),
  send: (api) => mutate(changeEmailMutation(api), move),
  status: 200,
  body: acknowledgement('We sent a link to jonas@moved.example.org. Your address changes once you open it.'),
});

rejects('changeEmail', 'a new address with a wrong password', {
  given: me,
  request: () => ({ body: { ...move, password: 'not mine' } }),
  send: (api) => mutate(changeEmailMutation(api), { ...move, password: 'not mine' }),
  status: 403,
  message: 'That is not your password.',
});

answers('getEmailLink', 'what a link is for', {
  given: given('a link in an email', { purpose: 'verify', state: 'open' }),
  request: ({ emailToken }) => ({ path: { emailToken } }),
  send: (api, { emailToken }) => freshCache().fetchQuery(emailLinkQuery(api, emailToken)),
  asVisitor: true,
  status: 200,
  body: { success: true, purpose: exactly('verify'), state: exactly('open'), email: text('jonas@example.org') },
});

rejects('getEmailLink', 'what a link that is not whole is for', {
  given: given('a link in an email', { purpose: 'verify', state: 'open' }),
  request: () => ({ path: { emailToken: 'broken' } }),
  send: (api) => freshCache().fetchQuery(emailLinkQuery(api, 'broken')),
  asVisitor: true,
  status: 404,
  message: 'Link not found.',
});

for (const purpose of ['verify', 'change', 'undo'] as const)
  answers('confirmEmailLink', `a press on a link that is to ${purpose}`, {
    given: given('a link in an email', { purpose, state: 'open' }),
    request: ({ emailToken }) => ({ path: { emailToken } }),
    send: (api, { emailToken }) => mutate(confirmEmailLinkMutation(api, emailToken), undefined),
    asVisitor: true,
    status: 200,
    body: {
      success: true,
      purpose: exactly(purpose),
      state: exactly('used'),
      email: text('jonas@example.org'),
    },
  });

rejects('confirmEmailLink', 'a press on a link that is not whole', {
  given: given('a link in an email', { purpose: 'verify', state: 'open' }),
  request: () => ({ path: { emailToken: 'broken' } }),
  send: (api) => mutate(confirmEmailLinkMutation(api, 'broken'), undefined),
  asVisitor: true,
  status: 404,
  message: 'Link not found.',
});
