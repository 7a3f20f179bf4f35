import { type EmailContent, renderEmail } from '@skill-exchange/emails/render-email';
import { languages, offeredLanguages, sourceLanguage } from '@skill-exchange/texts/languages';
import { describe, expect, test } from 'vitest';
import type { NotificationDetails } from '../../src/db/tables/notifications.ts';
import { composeAccountEmail, composeJoinDeclined } from '../../src/modules/account/compose-account-email.ts';
import {
  composeDigest,
  composeEmail,
  composeInvitation,
  composeWaiting,
} from '../../src/modules/delivery/compose-email.ts';
import { composeNews } from '../../src/modules/delivery/compose-news.ts';
import { composeTest } from '../../src/modules/delivery/compose-test.ts';
import type { NeedRow } from '../../src/modules/needs/need-row.ts';
import { kinds } from '../../src/modules/notifications/kinds/kinds.ts';
import { comeBack } from '../../src/modules/notifications/kinds/news.ts';
import type { NotificationRow } from '../../src/modules/notifications/repository.ts';
import { inLanguage } from '../../src/texts/texts.ts';
import { community, type Kind, news, options, row, situationOf, whatHappened } from './composed-rows.ts';

const account = { siteUrl: options.siteUrl, community, email: 'ines@example.org', token: 'token' };
const invited = {
  title: 'Sourdough',
  dates: [{ startsAt: '2026-11-28T18:00:00.000Z', isCanceled: false }],
  page: { path: '/userDashboard/events', label: '' },
  invitations: [],
};
const digested = (['review', 'message', 'eventRequest'] as const).map((kind) => row(kind));

/** The changes in notifications of several kinds. */
const told: [Kind, string][] = [
  ...['accepted', 'declined', 'left', 'removed', 'unanswered', 'hosts', 'not hosting', 'inherited'].map(
    (change): [Kind, string] => ['eventCohostChanged', change],
  ),
  ...['thanks', 'recording', 'slides', 'materials'].map((change): [Kind, string] => ['eventUpdate', change]),
  ...['host', 'come back'].map((change): [Kind, string] => ['eventChanged', change]),
  ...['expired', 'over'].map((change): [Kind, string] => ['eventPlace', change]),
  ['eventDeclined', 'over'],
  ['eventCohostInvited', 'host'],
  ...['unanswered', 'missed', 'would rather keep the time of your session'].map((change): [Kind, string] => [
    'sessionAnswered',
    change,
  ]),
  ...['another length', 'a new meeting link', 'other skills'].map((change): [Kind, string] => [
    'sessionChanged',
    change,
  ]),
  ...['declined', 'took back the proposal of', 'unanswered', 'missed'].map((change): [Kind, string] => [
    'sessionCanceled',
    change,
  ]),
  ['ringAsked', 'a ring of 3'],
  ...['left your ring, and it has ended', 'Your ring has ended'].map((change): [Kind, string] => [
    'ringChanged',
    change,
  ]),
  ['moderation', 'Your appeal was declined'],
  ['reportDecided', 'Moderators read your report, and took action'],
];
const tellOf = (kind: Kind, change: string) => {
  const notification = row(kind);
  const actors = change === 'Your ring has ended' ? [] : notification.actors;
  const changes = change === comeBack.change ? {} : notification.details.changes;
  return {
    ...notification,
    actors,
    details: { ...notification.details, ...(changes && { changes }), change, reason: 'Warum' },
  };
};
/** Changes that one email tells together. */
const joined = (kind: Kind, more: NotificationDetails) => {
  const { details, ...notification } = row(kind);
  const { change, ...others } = details;
  return { ...notification, details: { ...others, movedFrom: others.startsAt, ...more } } as NotificationRow;
};
const decided = (kind: 'warn' | 'hide' | 'limit' | 'suspend') => {
  const { details, ...notification } = row('moderation');
  const decision = { kind, about: 'event', until: '2026-12-24T00:00:00.000Z' } as const;
  return { ...notification, details: { ...details, decision } };
};

const emailOf = (notification: NotificationRow) => composeEmail(notification, situationOf(notification.kind), options);

const emails: [name: string, compose: () => EmailContent][] = [
  ...Object.entries(composeAccountEmail).map(([about, compose]): [string, () => EmailContent] => [
    about,
    () => compose({ ...account, what: whatHappened(about) }),
  ]),
  ['declined', () => composeJoinDeclined(community)],
  ...(Object.keys(kinds) as Kind[])
    // Its changes are below: this one is of an older version.
    .filter((kind) => kind !== 'ringChanged')
    .map((kind): [string, () => EmailContent] => [
      kind,
      () => composeEmail(kind === 'ringAsked' ? tellOf(kind, 'a ring of 3') : row(kind), situationOf(kind), options),
    ]),
  ...told.map(([kind, change]): [string, () => EmailContent] => [
    `${kind}: ${change}`,
    () => composeEmail(tellOf(kind, change), situationOf(kind), options),
  ]),
  ...(['warn', 'hide', 'limit', 'suspend'] as const).map((kind): [string, () => EmailContent] => [
    `moderation: ${kind}`,
    () => composeEmail(decided(kind), situationOf('moderation'), options),
  ]),
  ['moved and moved back', () => emailOf(joined('eventChanged', { changes: { time: true, link: true } }))],
  ['come back and changed', () => emailOf(joined('eventChanged', { change: 'come back', changes: { link: true } }))],
  ['another length and link', () => emailOf(joined('sessionChanged', { changes: { length: true, link: true } }))],
  ['invitation', () => composeInvitation(invited, options, 'eventApproved')],
  ['digest', () => composeDigest(digested, options)],
  ['waiting', () => composeWaiting(digested, options)],
  ['news', () => composeNews(news, options)],
  ['a test', () => composeTest({ siteUrl: options.siteUrl, community })],
];

/** What members and operators wrote, and what has no words. */
const notOurs = new Set(['', 'Sourdough from scratch', 'Warum']);

/** Returns the texts of an email by what they are. */
const textsOf = ({
  subject,
  preview,
  heading,
  lines,
  items = [],
  action,
  reason,
  preferences,
  unsubscribe,
}: EmailContent) => [
  ...[subject, preview, heading, reason, action?.label ?? '', preferences?.label ?? '', unsubscribe?.label ?? ''],
  ...lines,
  ...items.map(({ text }) => text),
];

describe.each(offeredLanguages.filter((language) => language !== sourceLanguage))('an email in %s', (language) => {
  test.each(emails)('%s says nothing in English', (_name, compose) => {
    const english = new Set(textsOf(compose()));
    const texts = inLanguage(language, () => textsOf(compose()));
    expect(texts).toHaveLength(textsOf(compose()).length);
    expect(texts.filter((text) => english.has(text) && !notOurs.has(text))).toEqual([]);
    expect(texts.join('\n')).not.toMatch(/undefined|null|\{|\}/);
  });

  test('reads well', () => {
    const all = emails.map(([name, compose]) => [name, ...inLanguage(language, () => textsOf(compose()))].join('\n'));
    expect(all.join('\n\n')).toMatchSnapshot();
  });

  test('names its language and direction', async () => {
    const compose = () =>
      composeEmail(row('eventRequest', { actors: ['ines', 'mei'] }), situationOf('eventRequest'), options);
    const content = inLanguage(language, compose);
    const { html } = await renderEmail(content, community, undefined, languages[language]);
    const { tag, direction } = languages[language];
    expect(html).toContain(`<html dir="${direction}" lang="${tag}">`);
  });
});

test('names in a text from right to left are isolated, and links and signs stay', () => {
  const mean = { actor_name: 'Ana \\u0041 {title} <0>' };
  const compose = () => composeEmail(row('eventApproved', mean), situationOf('eventApproved'), options);
  const { subject, lines } = inLanguage('ar', compose);
  expect(subject).toBe('تمّ قبولك: \u2068Sourdough from scratch\u2069');
  expect(lines).toContain('الانضمام من هنا: https://meet.example.org/sourdough');
  for (const language of ['en', 'ar'])
    expect(
      inLanguage(language, () => composeEmail(row('review', mean), situationOf('review'), options)).subject,
    ).toContain('Ana \\u0041 {title} <0>');
});

test('a sentence in a sentence from right to left keeps its direction, whatever it begins with', () => {
  const dated = row('eventCanceled', { details: { ...row('eventCanceled').details, dates: 3 } });
  const gathered = row('eventRequest', { actors: ['ines', 'mei', 'jonas'] });
  const need: NeedRow = {
    ...{ kind: 'cohostAnswer', id: 'e-2', actor_id: 'ines', actor_name: 'Inês Carvalho', actor_image: null },
    ...{ detail: 'Rye', count: 1, dates: 3, asked_at: options.now, starts_at: null, ends_at: null },
  };
  const texts = inLanguage('ar', () => [
    composeEmail(dated, situationOf('eventCanceled'), options).subject,
    composeEmail(gathered, situationOf('eventRequest'), options).subject,
    ...composeEmail(row('sessionAnswered'), situationOf('sessionAnswered'), options).lines,
    ...(composeDigest([row('review')], options, [need]).items ?? []).map(({ text }) => text),
  ]);
  for (const text of texts) expect(innermostTurned(text), text).toEqual([]);
  expect(texts[0]).toContain('\u2068Sourdough from scratch\u2069');
  expect(texts.join('\n')).toContain('\u2068Inês Carvalho\u2069: ');
});

test('a list from right to left keeps its order, and each of its words theirs', () => {
  const changed = { ...row('eventChanged').details, changes: { skills: ['Bread lore', 'خطّ', 'Rye bread'] } };
  const compose = () =>
    composeEmail(row('eventChanged', { details: changed }), situationOf('eventChanged'), options).lines[0];
  expect(inLanguage('ar', compose)).toContain('\u2068Bread lore\u2069 و\u2068خطّ\u2069 و\u2068Rye bread\u2069');
  expect(compose()).toBe('It teaches Bread lore, \u2068خطّ\u2069, and Rye bread.');
});

/** Returns the isolates with Arabic words in them that begin with a letter of another script. */
function innermostTurned(text: string): string[] {
  const turned: string[] = [];
  let rest = text;
  for (let found: string | undefined; ; ) {
    found = /\u2068([^\u2068\u2069]*)\u2069/.exec(rest)?.[0];
    if (found === undefined) return turned;
    const [first = ''] = /\p{L}/u.exec(found) ?? [];
    if (/\p{sc=Arabic}/u.test(found) && !/\p{sc=Arabic}/u.test(first)) turned.push(found);
    rest = rest.replace(found, '');
  }
}

test.each(['tlh', 'pseudo', '', null, undefined, '../../de'])(
  'a member with the language %s reads English',
  (language) => {
    const compose = () => composeEmail(row('review'), situationOf('review'), options);
    expect(inLanguage(language, compose).subject).toBe('Inês Carvalho reviewed you');
  },
);
