import { readFileSync } from 'node:fs';
import { renderEmail } from '@skill-exchange/emails/render-email';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { composeAccountEmail } from '../../src/modules/account/compose-account-email.ts';
import {
  composeDigest,
  composeEmail,
  composeInvitation,
  composeWaiting,
} from '../../src/modules/delivery/compose-email.ts';
import { composeNews } from '../../src/modules/delivery/compose-news.ts';
import { composeTest } from '../../src/modules/delivery/compose-test.ts';
import { kinds } from '../../src/modules/notifications/kinds/kinds.ts';
import { community, type Kind, news, nothing, options, row, situationOf, whatHappened } from './composed-rows.ts';

const textOf = async (content: ReturnType<typeof composeEmail>) =>
  `${content.subject}\n${content.preview}\n\n${(await renderEmail(content, community)).text}`;

describe('an email about an account reads well', () => {
  const account = {
    siteUrl: options.siteUrl,
    community,
    email: 'ines@example.org',
    token: 'token',
  };

  test.each(Object.keys(composeAccountEmail) as (keyof typeof composeAccountEmail)[])('%s', async (about) => {
    const content = composeAccountEmail[about]({ ...account, what: whatHappened(about) });
    // It is always sent.
    expect(content).not.toHaveProperty('unsubscribe');
    expect(content).not.toHaveProperty('preferences');
    expect(await textOf(content)).toMatchSnapshot();
  });
});

describe('an invitation reads well', () => {
  test.each(['REQUEST', 'CANCEL'] as const)('%s', async (method) => {
    const invited = {
      title: 'Session with Inês Carvalho: Portuguese for SQL',
      dates: [{ startsAt: '2026-11-28T18:00:00.000Z', isCanceled: method === 'CANCEL' }],
      page: { path: '/userDashboard/session/s-1', label: 'See the session' },
      invitations: [{ method, content: 'BEGIN:VCALENDAR', filename: 'session.ics' }],
    };
    expect(await textOf(composeInvitation(invited, options, 'sessionAnswered'))).toMatchSnapshot();
  });

  test('of several dates', async () => {
    const page = { path: '/userDashboard/events', label: 'See your events' };
    const invitation = (method: 'REQUEST' | 'CANCEL') => ({
      method,
      content: 'BEGIN:VCALENDAR',
      filename: 'event.ics',
    });
    const dates = ['2026-12-01T18:00:00.000Z', '2026-12-08T18:00:00.000Z'].map((startsAt) => ({
      startsAt,
      isCanceled: true,
    }));
    const off = { title: 'Sourdough', dates, page, invitations: [invitation('CANCEL')] };
    const text = await textOf(composeInvitation(off, options, 'eventApproved'));
    expect(text).toContain('Canceled: Sourdough (2 dates)');
    expect(text).toContain('It was planned for Tuesday, December 8 at');
    expect(text).toContain('The attached file takes them out of your calendar.');
    const [first, ...rest] = dates.map((date, index) => ({ ...date, isCanceled: index > 0 }));
    const mixed = {
      ...off,
      dates: [first as (typeof dates)[0], ...rest],
      invitations: [invitation('REQUEST'), invitation('CANCEL')],
    };
    expect(await textOf(composeInvitation(mixed, options, 'eventApproved'))).toContain(
      'The attached files bring your calendar up to date.',
    );
  });
});

describe('an email reads well', () => {
  test.each(Object.keys(kinds) as Kind[])('%s', async (kind) => {
    const unsubscribeToken = kinds[kind].isFixed ? null : 'token';
    const text = await textOf(composeEmail(row(kind), situationOf(kind), { ...options, unsubscribeToken }));
    expect(text).not.toMatch(/undefined|null|\[object/);
    expect(text).toMatchSnapshot();
  });

  test('of several people', async () => {
    const several = row('eventRequest', { actors: ['ines', 'mei', 'jonas'] });
    expect(composeEmail(several, nothing, options).subject).toBe(
      'Inês Carvalho and 2 others want to join Sourdough from scratch',
    );
  });

  test('of a session that the member never agreed to', async () => {
    const unagreed = row('sessionOver');
    const details = { ...unagreed.details, isUnagreed: true };
    const text = await textOf(composeEmail({ ...unagreed, details }, nothing, options));
    expect(text).toContain('Inês Carvalho planned a session with you that you never agreed to');
    expect(text).toContain('If you did not want to meet, decline it.');
  });

  test.each([
    [{ times: 1 }, 'The suggested time is Saturday, November 28 at 7:00 PM your time (6:00 PM UTC).'],
    [{ times: 3 }, 'The first of 3 times is Saturday, November 28 at 7:00 PM your time (6:00 PM UTC).'],
    [
      { times: 1, movedFrom: '2026-11-30T12:00:00.000Z' },
      'The suggested time is Saturday, November 28 at 7:00 PM your time (6:00 PM UTC). Now it is planned for Monday, November 30 at 1:00 PM your time (12:00 PM UTC).',
    ],
  ])('of suggested times: %o', (told, sentence) => {
    const suggested = row('sessionSuggested');
    const details = { ...suggested.details, ...told };
    expect(composeEmail({ ...suggested, details }, nothing, options).lines).toContain(sentence);
  });

  test('of an event with other words', async () => {
    const changed = row('eventChanged');
    const changes = { description: true, skills: ['Bread', 'שלום'], language: 'Portuguese' };
    const details = { ...changed.details, titleWas: 'Bread', changes };
    const { subject, lines } = composeEmail({ ...changed, details }, nothing, options);
    expect(subject).toBe(
      'Bread is now called Sourdough from scratch and has a new description, other skills, and another language',
    );
    expect(lines.slice(0, 2)).toEqual(['It teaches Bread and \u2068שלום\u2069.', 'It is held in Portuguese.']);
  });

  test('of a place that was not taken in time', () => {
    const place = row('eventPlace');
    const details = { ...place.details, change: 'expired' };
    const { subject, lines, action } = composeEmail({ ...place, details }, nothing, options);
    expect(subject).toBe('You did not take your place in time: Sourdough from scratch');
    expect(lines[0]).toBe('You left the waitlist with it. You can join it again on the event’s page.');
    expect(action?.label).toBe('See the event');
  });

  test('of what is new', async () => {
    expect(await textOf(composeNews(news, options))).toMatchSnapshot();
  });

  test('as a digest', async () => {
    const rows = (['review', 'message', 'eventRequest'] as const).map((kind) => row(kind));
    expect(await textOf(composeDigest(rows, options))).toMatchSnapshot();
  });
});

test('emails have the name of the community, and no other', async () => {
  const named = { ...options, community: 'Lindenau' };
  const account = { siteUrl: options.siteUrl, community: 'Lindenau', email: 'ines@example.org', token: 't', what: '' };
  const all = [
    ...Object.values(composeAccountEmail).map((compose) => compose(account)),
    ...(Object.keys(kinds) as Kind[]).map((kind) => composeEmail(row(kind), situationOf(kind), named)),
    composeDigest([row('review')], named),
    composeWaiting([row('review')], named),
    composeNews(news, named),
  ];
  const rendered = await Promise.all(all.map((content) => renderEmail(content, 'Lindenau')));
  const texts = all.map((content, index) => JSON.stringify([content, rendered[index]]));
  expect(texts.filter((text) => text.includes('Skill Exchange'))).toEqual([]);
  expect(texts.filter((text) => !text.includes('Lindenau'))).toEqual([]);
});

/** Emails of earlier versions lead there, and are still in mailboxes. */
const formerPages = ['/account'];

test('links of emails lead to the pages that the contract lists, and to each of them', () => {
  const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const listed = Object.keys((load(contract) as { 'x-pages': object })['x-pages']);
  expect(listed).toEqual(expect.arrayContaining(formerPages));
  const pages = listed.filter((page) => !formerPages.includes(page));
  const account = { siteUrl: options.siteUrl, community, email: 'ines@example.org', token: 'token', what: '' };
  const all = [
    ...Object.values(composeAccountEmail).map((compose) => compose(account)),
    ...(Object.keys(kinds) as Kind[]).map((kind) => composeEmail(row(kind), situationOf(kind), options)),
    composeEmail(row('eventCanceled', { actors: [] }), nothing, options),
    composeEmail(row('message', { is_actor_former: true }), nothing, options),
    composeDigest([row('review')], options),
    composeNews(news, options),
    composeTest({ siteUrl: options.siteUrl, community }),
  ];
  const links = [...JSON.stringify(all).matchAll(/https:\/\/swap\.example\.org(\/[^"?]*)/g)].map(
    ([, path = '']) => path,
  );
  const pageOf = (link: string) =>
    pages.find((page) => new RegExp(`^${page.replace(/\{\w+\}/g, '[^/#]+')}$`).test(link)) ?? `no page: ${link}`;
  expect([...new Set(links.map(pageOf))].sort()).toEqual(pages.sort());
});
