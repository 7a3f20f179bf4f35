import { deleteAccountMutation, exportQuery, requestExportMutation } from '@skill-exchange/api-client/own-data';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant } from '../support/matchers.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const password = 'correct horse battery';
const me = given('a member who knows their password', { password });
const ended = given('an ended session');
const requestedAt = instant('2026-11-20T12:00:00.000Z');
const expiresAt = instant('2026-11-27T12:00:00.000Z');

answers('getExport', 'the copy of my data that I never asked for', {
  given: me,
  send: (api) => freshCache().fetchQuery(exportQuery(api)),
  status: 200,
  body: { success: true, export: { state: exactly('none') } },
});

for (const state of ['ready', 'expired'] as const)
  answers('getExport', `the ${state} copy of my data`, {
    given: given('a copy of my data', { state }),
    send: (api) => freshCache().fetchQuery(exportQuery(api)),
    status: 200,
    body: { success: true, export: { state: exactly(state), requestedAt, expiresAt } },
  });

rejects('getExport', 'the copy of data of somebody whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(exportQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('requestExport', 'a copy of my data', {
  given: me,
  send: (api) => mutate(requestExportMutation(api), undefined),
  status: 200,
  body: { success: true, export: { state: exactly('preparing'), requestedAt } },
});

rejects('requestExport', 'another copy of my data while one is being made', {
  given: given('a copy of my data', { state: 'preparing' }),
  send: (api) => mutate(requestExportMutation(api), undefined),
  status: 409,
  message: 'Your copy is being made already. We email you when it is ready.',
});

rejects('requestExport', 'a copy of data for somebody whose session has ended', {
  given: ended,
  send: (api) => mutate(requestExportMutation(api), undefined),
  status: 401,
  message: pleaseLogIn,
});

answers('deleteAccount', 'my account to be deleted', {
  given: me,
  request: () => ({ body: { password } }),
  send: (api) => mutate(deleteAccountMutation(api), password),
  status: 200,
  body: { success: true, erasedAt: expiresAt },
});

rejects('deleteAccount', 'my account to be deleted with a wrong password', {
  given: me,
  request: () => ({ body: { password: 'not mine' } }),
  send: (api) => mutate(deleteAccountMutation(api), 'not mine'),
  status: 403,
  message: 'That is not your password.',
});

rejects('deleteAccount', 'the account of somebody whose session has ended', {
  given: ended,
  request: () => ({ body: { password } }),
  send: (api) => mutate(deleteAccountMutation(api), password),
  status: 401,
  message: pleaseLogIn,
});
