import {
  acceptTextMutation,
  privacyModelQuery,
  publishTextMutation,
  textQuery,
  textsQuery,
  textsToAcceptQuery,
} from '@skill-exchange/api-client/texts';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { flag, instant, integer, listOf, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const rules = given('rules to accept');
const readable = {
  kind: 'rules',
  version: integer(1),
  currentVersion: integer(1),
  content: text('# Our rules'),
  change: text('Our first rules.'),
  publishedAt: instant('2099-11-24T19:00:00.000Z'),
};
const versions = someOf({
  version: integer(1),
  change: text('Our first rules.'),
  mustAccept: flag(true),
  accepted: integer(0),
  publishedAt: instant('2099-11-24T19:00:00.000Z'),
  publishedBy: { _id: text('member-2'), name: text('Jonas Brandt') },
});
const next = { version: 1, content: '# New rules', change: 'All is new.', mustAccept: false };
const accepted = { kind: 'rules', version: 1 } as const;

answers('getText', 'the rules of the community', {
  given: rules,
  request: () => ({ path: { kind: 'rules' } }),
  send: (api) => freshCache().fetchQuery(textQuery(api, 'rules')),
  status: 200,
  body: { text: readable },
  gives: (found) => expect(found).toMatchObject({ content: '# Our rules' }),
});

answers('listTexts', 'the texts of the community that I run', {
  given: rules,
  send: (api) => freshCache().fetchQuery(textsQuery(api)),
  status: 200,
  body: {
    members: integer(1),
    texts: someOf({ kind: text('rules'), version: integer(1), content: text('# Our rules'), versions }),
  },
});

answers('publishText', 'the next version of the rules', {
  given: rules,
  request: () => ({ path: { kind: 'rules' }, body: next }),
  send: (api) => mutate(publishTextMutation(api, 'rules'), next),
  status: 200,
  body: { text: { kind: 'rules', version: integer(2), content: text('# New rules'), versions } },
});

answers('getPrivacyModel', 'what this installation does with data', {
  given: rules,
  send: (api) => freshCache().fetchQuery(privacyModelQuery(api)),
  status: 200,
  body: {
    sections: someOf({
      title: text('Emails'),
      content: text('This server sends no emails.'),
      variables: listOf(text('SMTP_URL')),
      settings: listOf(text('contactEmail')),
    }),
  },
});

answers('listTextsToAccept', 'the texts that I am asked to accept', {
  given: rules,
  send: (api) => freshCache().fetchQuery(textsToAcceptQuery(api)),
  status: 200,
  body: { texts: someOf(readable) },
});

answers('acceptText', 'that I accept the rules', {
  given: rules,
  request: () => ({ body: accepted }),
  send: (api) => mutate(acceptTextMutation(api), accepted),
  status: 200,
  body: { texts: listOf(readable) },
});
