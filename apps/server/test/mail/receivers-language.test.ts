import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { deliverAccountEmail } from '../../src/modules/account/deliver.ts';
import { composeEmail } from '../../src/modules/delivery/compose-email.ts';
import { deliverDigest, deliverEmail } from '../../src/modules/delivery/deliver.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { inLanguage } from '../../src/texts/texts.ts';
import { makeOperators } from '../support/enrol.ts';
import { holdSession, hostEvent } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { options, row, situationOf } from './composed-rows.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });

let ana: TestMember;
let ben: TestMember;
beforeEach(async () => {
  [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
});

const reads = async ({ id }: TestMember, language: string) =>
  await server.database.db.updateTable('members').set({ site_language: language }).where('id', '=', id).execute();

/** Processes queued jobs like the worker, all at once. */
async function deliver(names: readonly string[] = ['email']): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; data: never }>`
    delete from jobs.job where name = any(${names}::text[]) returning id, name, data`.execute(server.database.db);
  const { context } = server.app;
  await Promise.all(
    rows.map((job) => (job.name === 'email' ? deliverEmail(context, job) : deliverAccountEmail(context, job))),
  );
}

const mailTo = async ({ email }: TestMember) => (await mails()).filter(({ to }) => to?.[0]?.address === email);

test('an email is in the language of its receiver, also beside others, and not in that of its cause', async () => {
  await reads(ana, 'de');
  const event = await hostEvent(server, ana, { title: 'Sourdough' });
  await ben.api.ok('registerForEvent', { path: { id: event._id }, headers: { 'accept-language': 'es' } });
  const other = await hostEvent(server, ben, { title: 'Tea' });
  await ana.api.ok('registerForEvent', { path: { id: other._id }, headers: { 'accept-language': 'de' } });
  await deliver();
  const [german] = await mailTo(ana);
  expect(german?.subject).toBe('Ben möchte teilnehmen: Sourdough');
  expect(german?.text).toContain('Es beginnt am Samstag, 21. November um 12:00 UTC.');
  expect(german?.html).toContain('lang="de"');
  const [english] = await mailTo(ben);
  expect(english?.subject).toBe('Ana wants to join Tea');
  expect(english?.html).toContain('lang="en"');
});

test('digests of members with different languages that are sent at once are in theirs', async () => {
  await reads(ana, 'ar');
  for (const [from, to] of [
    [ana, ben],
    [ben, ana],
  ] as const)
    await from.chat.ok('sendMessage', { body: { senderId: from.id, receiverId: to.id, text: 'Hello' } });
  const { context } = server.app;
  await Promise.all([ana, ben].map(({ id }) => deliverDigest(context, { id, data: { memberId: id } })));
  const [[arabic], [english]] = [await mailTo(ana), await mailTo(ben)];
  expect(arabic?.subject).toBe('إشعار واحد غير مقروء في \u2068Skill Exchange\u2069');
  expect(arabic?.html).toContain('dir="rtl"');
  expect(english?.subject).toBe('1 unread notification on Skill Exchange');
});

test('an email to a member without a language, or with one that is no longer offered, is in that of the community', async () => {
  await reads(ben, 'tlh');
  const emailed = async () => {
    for (const [host, guest] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const event = await hostEvent(server, host, { title: 'Sourdough' });
      await guest.api.ok('registerForEvent', { path: { id: event._id } });
    }
    await deliver();
    return [await mailTo(ana), await mailTo(ben)].map((received) => received.at(-1)?.subject);
  };
  expect(await emailed()).toEqual(['Ben wants to join Sourdough', 'Ana wants to join Sourdough']);
  const amara = await server.join('Amara');
  await makeOperators(server, amara);
  const body = { version: 0, values: { language: 'de' } };
  await amara.api.ok('changeSettings', { path: { group: 'identity' }, body });
  expect(await emailed()).toEqual(['Ben möchte teilnehmen: Sourdough', 'Ana möchte teilnehmen: Sourdough']);
});

test('a language that is no longer offered is unknown, so that the next log-in stores another one', async () => {
  await reads(ana, 'tlh');
  const known = async () => {
    const { settings } = await ana.api.ok('getNotificationSettings');
    return [(await ana.api.ok('checkAuth')).language, settings.language];
  };
  expect(await known()).toEqual([undefined, undefined]);
  const { email, password } = ana;
  expect(await server.visitor.ok('logIn', { body: { email, password, language: 'es' } })).toMatchObject({
    language: 'es',
  });
  expect(await known()).toEqual(['es', 'es']);
});

test('an email that waited for the end of quiet hours is in the language of then', async () => {
  server.clock.set('2026-11-20T22:00:00.000Z');
  const quietHours = { from: '21:00', to: '07:00' };
  await ana.api.ok('setNotificationSettings', { body: { quietHours, timeZone: 'UTC' } });
  const event = await hostEvent(server, ana, { title: 'Sourdough' });
  await ben.api.ok('registerForEvent', { path: { id: event._id } });
  await deliver();
  expect(await mailTo(ana)).toEqual([]);
  await ana.api.ok('setNotificationSettings', { body: { language: 'es' } });
  server.clock.set('2026-11-21T08:00:00.000Z');
  await deliver();
  expect((await mailTo(ana)).map(({ subject }) => subject)).toEqual(['Ben quiere participar en Sourdough']);
});

test('an email about an account is in the member’s language', async () => {
  await reads(ana, 'de');
  await server.visitor.ok('requestPasswordReset', { body: { email: ana.email } });
  await deliver(['account-email']);
  expect((await mailTo(ana)).map(({ subject }) => subject)).toEqual(['Neues Passwort setzen']);
});

test('a calendar’s address gives entries in its owner’s language', async () => {
  await holdSession(server, ana, ben, 24);
  await reads(ana, 'de');
  const { url } = await ana.api.ok('createCalendarFeed', { body: { withLinks: false } });
  const token = /feeds\/([^/]+)\//.exec(url)?.[1] ?? '';
  const headers = { 'accept-language': 'es' };
  const { bytes } = await server.visitor.call('readCalendarFeed', { path: { feedToken: token }, headers });
  expect(String(bytes)).toContain('SUMMARY:Treffen mit Ben');
});

test('an announcement keeps the words of operators, in a frame in the reader’s language', async () => {
  const content = composeEmail(row('announcement'), situationOf('announcement'), options);
  const german = inLanguage('de', () => composeEmail(row('announcement'), situationOf('announcement'), options));
  expect([german.subject, german.content]).toEqual([content.subject, content.content]);
  expect(german.action?.label).toBe('In der Gemeinschaft lesen');
});

test('answers are in the language that a call accepts, else in English; errors always are', async () => {
  const event = await hostEvent(server, ana, { title: 'Sourdough' });
  await ben.api.ok('registerForEvent', { path: { id: event._id } });
  const titles = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const { notifications } = await ana.api.ok('listNotifications', { headers });
    const { needs } = await ana.api.ok('listNeeds', { headers });
    return [...notifications, ...needs.filter(({ kind }) => kind === 'eventRequests')].map(({ title }) => title);
  };
  expect(await titles('de-AT,de;q=0.9,en;q=0.8')).toEqual([
    'Ben möchte teilnehmen: Sourdough',
    'Ben möchte teilnehmen: Sourdough',
  ]);
  const english = ['Ben wants to join Sourdough', 'Ben wants to join Sourdough'];
  for (const language of [undefined, 'en', 'tlh', 'pseudo', '*', ';;q=,'])
    expect(await titles(language)).toEqual(english);
  const headers = { 'accept-language': 'de' };
  const { settings } = await ana.api.ok('getNotificationSettings', { headers });
  expect(settings.kinds.find(({ kind }) => kind === 'message')?.label).toBe('Nachrichten');
  const body = { kinds: [{ kind: 'moderation', email: false }] };
  const refused = await ana.api.call('setNotificationSettings', { body, headers });
  expect(refused.body).toMatchObject({
    message: expect.stringContaining('Moderator decisions about you are always sent'),
  });
});

test('a skill has the name of the reader’s language, and is followed, stored and listed by its own', async () => {
  await seedCatalog(server.database, server.clock.now());
  await ana.api.ok('followSkill', { body: { skill: 'Pottery' } });
  await ana.api.ok('setNotificationSettings', {
    body: { kinds: [{ kind: 'eventTaught', email: true }], language: 'de' },
  });
  await hostEvent(server, ben, { title: 'Bowls', skills: ['Pottery', 'Bowls of my aunt'] });
  const { context } = server.app;
  const title = async (language: string) =>
    (await ana.api.ok('listNotifications', { headers: { 'accept-language': language } })).notifications.at(0)?.title;
  expect(await title('de')).toContain('Bowls zeigt Töpfern');
  expect(await title('en')).toContain('Bowls teaches Pottery');
  await deliverDigest(context, { id: ana.id, data: { memberId: ana.id } });
  const [email] = await mailTo(ana);
  expect(email?.text).toContain('Bowls zeigt Töpfern');
  const headers = { 'accept-language': 'de' };
  expect((await ana.api.ok('listFollowedSkills', { headers })).skills.map(({ name }) => name)).toEqual(['Pottery']);
  const { events } = await ana.api.ok('searchEvents', { query: { q: 'töpfern' }, headers });
  expect(events.map(({ skills }) => skills[0])).toContain('Pottery');
});

test('what the app shows of a success is in the language that a call accepts', async () => {
  const email = 'new@example.org';
  const messages = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const body = { email, password: ana.password };
    return [
      (await ana.api.ok('changeEmail', { body, headers })).message,
      (await ana.api.ok('sendTestNotification', { headers })).message,
    ];
  };
  expect(await messages()).toEqual([
    `We sent a link to ${email}. Your address changes once you open it.`,
    `We sent a test to ${ana.email}.`,
  ]);
  // Arabic isolates an address, also in a text that is not translated yet.
  expect(await messages('ar')).toEqual([
    expect.stringContaining(`\u2068${email}\u2069`),
    expect.stringContaining(`\u2068${ana.email}\u2069`),
  ]);
});
