import { communityHealthQuery } from '@skill-exchange/api-client/community-health';
import { mailDomainQuery } from '@skill-exchange/api-client/mail-domain';
import { freshCache } from '../../support/calls.ts';
import { integer, listOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

answers('getCommunityHealth', 'how the server of my community is', {
  given: given('an operator'),
  send: (api) => freshCache().fetchQuery(communityHealthQuery(api)),
  status: 200,
  body: {
    version: text('4.2.0'),
    mail: { waiting: integer(0), givenUp: integer(0) },
    jobs: { waiting: integer(0) },
    database: { kind: text('embedded'), bytes: integer(184000000) },
    warnings: listOf({ code: text('no_mail_server') }),
  },
});

answers('getMailDomain', 'nothing about the domain of emails that nobody gets', {
  given: given('an operator'),
  send: (api) => freshCache().fetchQuery(mailDomainQuery(api)),
  status: 200,
  body: { records: [] },
});
