import {
  acceptTextMutation,
  privacyModelQuery,
  publishTextMutation,
  textQuery,
  textsQuery,
  textsToAcceptQuery,
  translateTextMutation,
} from '@skill-exchange/api-client/texts';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { flag, instant, integer, listOf, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const rules = given('texts to accept');
const readable = {
  kind: 'rules',
  version: integer(1),
  currentVersion: integer(1),
  content: text('# Our rules'),
  change: text('Our first rules.'),
  publishedAt: instant('2099-11-24T19:00:00.000Z'),
  language: text('en'),
  languages: someOf(text('en')),
};
const versions = someOf({
  version: integer(1),
  change: text('Our first rules.'),
  mustAccept: flag(true),
  accepted: integer(0),
  publishedAt: instant('2099-11-24T19:00:00.000Z'),
  publishedBy: { _id: text('member-2'), name: text('Jonas Brandt') },
  languages: someOf(text('en')),
});
const translation = {
  language: text('de'),
  version: integer(1),
  revision: integer(1),
  content: text('# Unsere Regeln'),
  change: text('Unsere ersten Regeln.'),
};
const next = { version: 1, content: '# New rules', change: 'All is new.', mustAccept: false };
const german = { language: 'de', content: '# Unsere Regeln', change: 'Unsere ersten Regeln.' };
const translated = { ...german, version: 1, revision: 0 };
const accepted = { kind: 'rules', version: 1, language: 'en' } as const;

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
    language: text('en'),
    texts: someOf({
      kind: text('rules'),
      version: integer(1),
      content: text('# Our rules'),
      language: text('en'),
      translations: someOf(translation),
      versions,
    }),
  },
});

answers('publishText', 'the next version of the rules', {
  given: rules,
  request: () => ({ path: { kind: 'rules' }, body: next }),
  send: (api) => mutate(publishTextMutation(api, 'rules'), next),
  status: 200,
  body: { text: { kind: 'rules', version: integer(2), content: text('# New rules'), versions } },
});

answers('translateText', 'the rules in German', {
  given: rules,
  request: () => ({ path: { kind: 'rules' }, body: translated }),
  send: (api) => mutate(translateTextMutation(api, 'rules'), translated),
  status: 200,
  body: { text: { kind: 'rules', version: integer(1), translations: someOf(translation), versions } },
});

answers('getPrivacyModel', 'what this installation does with data', {
  given: rules,
  request: () => ({ query: { language: 'de' } }),
  send: (api) => freshCache().fetchQuery(privacyModelQuery(api, 'de')),
  status: 200,
  body: {
    language: 'de',
    title: text('Datenschutzerklärung'),
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
  body: { texts: someOf(readable) },
});
