import { renderEmail } from '@skill-exchange/emails/render-email';
import { describe, expect, test } from 'vitest';
import { composeAccountEmail } from '../src/modules/account/compose-account-email.ts';
import { composeDigest, composeEmail, composeInvitation } from '../src/modules/notifications/compose-email.ts';
import { kinds } from '../src/modules/notifications/kinds/kinds.ts';
import type { NotificationRow } from '../src/modules/notifications/repository.ts';

type Kind = NotificationRow['kind'];

const options = { siteUrl: 'https://swap.example.org', timeZone: 'Europe/Berlin', unsubscribeToken: 'token' };
const changes: Partial<Record<Kind, string>> = {
  eventChanged: 'a new time',
  sessionChanged: 'a new time',
  sessionAnswered: 'agreed to your session',
  sessionCanceled: 'canceled',
};
const withStart = /^event(?!Declined)|^session/;

const row = (kind: Kind, overrides: Partial<NotificationRow> = {}) =>
  ({
    id: 1,
    kind,
    member_id: 'me',
    actors: ['ines'],
    actor_name: 'Inês Carvalho',
    count: 3,
    details: {
      eventId: 'e-1',
      title: 'Sourdough from scratch',
      change: changes[kind],
      ...(withStart.test(kind) && { startsAt: '2026-11-28T18:00:00.000Z' }),
    },
    ...overrides,
  }) as NotificationRow;

const textOf = async (content: ReturnType<typeof composeEmail>) =>
  `${content.subject}\n${content.preview}\n\n${(await renderEmail(content)).text}`;

describe('an email about an account reads well', () => {
  const account = {
    siteUrl: options.siteUrl,
    email: 'ines@example.org',
    token: 'token',
  };

  test.each(Object.keys(composeAccountEmail) as (keyof typeof composeAccountEmail)[])('%s', async (about) => {
    const what = about === 'leaving' ? 'Tuesday, December 1, 2026' : 'Firefox on Windows logged in.';
    const content = composeAccountEmail[about]({ ...account, what });
    // It is always sent.
    expect(content).not.toHaveProperty('unsubscribe');
    expect(content).not.toHaveProperty('preferencesHref');
    expect(await textOf(content)).toMatchSnapshot();
  });
});

describe('an invitation reads well', () => {
  test.each(['REQUEST', 'CANCEL'] as const)('%s', async (method) => {
    const invitation = { method, content: 'BEGIN:VCALENDAR' };
    const invited = { other: 'Inês Carvalho', startsAt: '2026-11-28T18:00:00.000Z', invitation };
    expect(await textOf(composeInvitation(invited, options))).toMatchSnapshot();
  });
});

describe('an email reads well', () => {
  test.each(Object.keys(kinds) as Kind[])('%s', async (kind) => {
    const unsubscribeToken = kinds[kind].isFixed ? null : 'token';
    const text = await textOf(composeEmail(row(kind), { ...options, unsubscribeToken }));
    expect(text).not.toMatch(/undefined|null|\[object/);
    expect(text).toMatchSnapshot();
  });

  test('of several people', async () => {
    const several = row('eventRequest', { actors: ['ines', 'mei', 'jonas'] });
    expect(composeEmail(several, options).subject).toBe(
      'Inês Carvalho and 2 others want to join Sourdough from scratch',
    );
  });

  test('of a session that the member never agreed to', async () => {
    const unagreed = row('sessionOver');
    const details = { ...unagreed.details, isUnagreed: true };
    const text = await textOf(composeEmail({ ...unagreed, details }, options));
    expect(text).toContain('Inês Carvalho planned a session with you that you never agreed to');
    expect(text).toContain('If you did not want to meet, decline it.');
  });

  test('as a digest', async () => {
    const rows = (['review', 'message', 'eventRequest'] as const).map((kind) => row(kind));
    expect(await textOf(composeDigest(rows, options))).toMatchSnapshot();
  });
});
