import { settingsQuery } from '@skill-exchange/api-client/operator-settings';
import { freshCache } from '../support/calls.ts';
import { listOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

answers('listSettings', 'the settings of the community that I run', {
  given: given('an operator'),
  send: (api) => freshCache().fetchQuery(settingsQuery(api)),
  status: 200,
  body: { success: true, server: listOf({ variable: text('SITE_URL') }) },
});
