import { deleteAccountMutation, exportQuery, requestExportMutation } from '@skill-exchange/api-client/own-data';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, instant } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const password = 'correct horse battery';
const me = given('a member who knows their password', { password });
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

answers('requestExport', 'a copy of my data', {
  given: me,
  send: (api) => mutate(requestExportMutation(api), undefined),
  status: 200,
  body: { success: true, export: { state: exactly('preparing'), requestedAt } },
});

answers('deleteAccount', 'my account to be deleted', {
  given: me,
  request: () => ({ body: { password } }),
  send: (api) => mutate(deleteAccountMutation(api), password),
  status: 200,
  body: { success: true, erasedAt: expiresAt },
});
