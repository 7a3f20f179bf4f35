import type { SettingValues } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { matchesOf, proposedRing, skilled } from '../matches/skilled.ts';
import { makeBrandDist } from '../support/brand-dist.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { accept, agree, propose } from '../support/offers.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { useServer } from '../support/test-server.ts';

const siteUrl = 'https://skills.example.org';
const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl, webDist: makeBrandDist(), articlesUrl: null });
const read = (url: string) => server.visitor.send({ method: 'GET', url });
const textOf = async (url: string) => (await read(url)).bytes.toString();

// The database of the last test is empty now.
beforeEach(() => server.app.context.community.refresh());

async function choose(values: SettingValues): Promise<void> {
  const [operator] = await enrol(server, 'Opa');
  await makeOperators(server, operator);
  await operator.api.ok('changeSettings', { path: { group: 'offered' }, body: { version: 0, values } });
}

describe('what was begun before it was turned off', () => {
  test('goes on: an agreed session is read and canceled, and a proposal answered', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await agree(server, ann, ben, 48);
    const proposal = await propose(server, ann, ben, [72]);
    await choose({ offersSessions: false });
    const path = { sessionId: session._id };
    expect((await ann.api.ok('getSession', { path })).session).toMatchObject({ _id: session._id });
    expect(await accept(ben, proposal)).toMatchObject({ _id: proposal._id });
    await ben.api.ok('cancelSession', { path });
  });

  test('goes on: a guest reads an event and leaves it, and its host sees who comes', async () => {
    const [hal, ann] = await enrol(server, 'Hal', 'Ann');
    const event = await hostEvent(server, hal);
    await letIn(hal, ann, event._id);
    await choose({ offersEvents: false });
    expect(
      (await ann.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } })).map(({ _id }) => _id),
    ).toEqual([event._id]);
    await ann.api.ok('getEvent', { path: { eventId: event._id } });
    await hal.api.ok('listEventParticipants', { path: { eventId: event._id } });
    await ann.api.ok('leaveEvent', { path: { id: event._id } });
  });

  test('goes on: a proposed ring is answered, and others are not found', async () => {
    const { ben, ring, answer } = await proposedRing(server);
    await skilled(server, 'Dan: Bread for Python');
    await choose({ offersRings: false });
    await answer(ben, 'accept');
    expect((await ben.api.ok('listRings')).rings.map(({ _id }) => _id)).toEqual([ring._id]);
    expect(await matchesOf(ben)).toEqual([]);
    expect(await matchesOf(ben, { kind: 'ring' })).toEqual([]);
  });
});

test('visitors read no event where none is offered, also by an address that they know', async () => {
  const [hal, ann] = await enrol(server, 'Hal', 'Ann');
  const path = { eventId: (await hostEvent(server, hal))._id };
  const read = async (api = server.visitor) => [
    (await api.call('downloadEvent', { path })).status,
    (await api.call('listEventReviews', { path })).status,
  ];
  expect(await read()).toEqual([200, 200]);
  await choose({ offersEvents: false });
  expect([await read(), await read(ann.api)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
});

test('nobody is notified of what is not offered', async () => {
  await seedCatalog(server.database, server.clock.now());
  const [hal, ann] = await enrol(server, 'Hal', 'Ann');
  await ann.api.ok('followSkill', { body: { skill: 'Chess' } });
  await ann.api.ok('setNotificationSettings', { body: { kinds: [{ kind: 'eventTaught', email: true }] } });
  await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
  await hostEvent(server, hal, { skills: ['Chess'] });
  await choose({ offersEvents: false });
  const { rows } = await sql<{ id: string; data: { notificationId: number } }>`
    delete from jobs.job where name = 'email' returning id, data`.execute(server.database.db);
  expect(rows).not.toEqual([]);
  for (const job of rows) await jobHandlers(server.app.context).email?.(job);
  expect(await mails()).toEqual([]);
  expect((await ann.api.ok('listNotifications')).unread).toBe(0);
  const { settings } = await ann.api.ok('getNotificationSettings');
  expect(settings.kinds.some(({ kind }) => kind === 'eventTaught')).toBe(false);
});

test('pages say in their head what is off', async () => {
  expect(await textOf('/users')).not.toContain('community-off');
  await choose({ offersEvents: false, publicProfiles: false });
  expect(await textOf('/login')).toContain('<meta name="community-off" content="events public-profiles">');
});

describe('search engines', () => {
  test('find only what visitors see', async () => {
    const [hal] = await enrol(server, 'Hal');
    const { _id } = await hostEvent(server, hal);
    await choose({ publicEvents: false, offersBlogs: false });
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toContain(`${siteUrl}/users<`);
    expect(sitemap).not.toMatch(new RegExp(`/events|/blog|${_id}`));
  });

  test('find nothing where operators want that', async () => {
    expect((await read('/login')).headers).not.toHaveProperty('x-robots-tag');
    await choose({ searchEngines: false });
    expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect((await read('/sitemap.xml')).status).toBe(404);
    expect((await read('/login')).headers['x-robots-tag']).toBe('noindex');
  });
});
