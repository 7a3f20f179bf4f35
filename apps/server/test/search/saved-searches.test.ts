import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { edit } from '../matches/skilled.ts';
import { enrol } from '../support/enrol.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir });

const runJob = async () => await jobHandlers(server.app.context).alerts?.({ id: 'job', data: {} });

/** Runs the job a day later. */
async function runNextDay(): Promise<void> {
  server.clock.advance(25 * 3_600);
  await runJob();
}

async function told({ api }: TestMember) {
  const { notifications } = await api.ok('listNotifications');
  const unread = notifications.filter(({ kind, isRead }) => kind === 'membersFound' && !isRead);
  return unread.map(({ title, count }) => `${title}, ${count}×`);
}

const read = async ({ api }: TestMember) =>
  await api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });

async function save({ api }: TestMember, filters: Record<string, string | number | boolean>, name = 'Mine') {
  return (await api.ok('saveSearch', { body: { name, filters } })).search;
}

test('a saved search is listed with its URL, once for the same filters', async () => {
  const [ana] = await enrol(server, 'Ana');
  const saved = await save(ana, { teaches: ' Chess ', language: 'PT-br', both: false, rating: 4, sort: 'newest' });
  expect(saved).toMatchObject({
    name: 'Mine',
    filters: { teaches: 'Chess', language: 'pt-BR', rating: 4, sort: 'newest' },
    path: '/users?q=Chess&side=teach&language=pt-BR&rating=4&sort=newest',
  });
  expect(
    await save(ana, { wants: 'Go', hours: 'weekday-mornings', timeZone: 'Europe/Lisbon' }, 'Go learners'),
  ).toMatchObject({ path: '/users?q=Go&side=learn&hours=weekday-mornings' });
  const renamed = await save(ana, { sort: 'newest', rating: 4, language: 'pt-BR', teaches: 'Chess' }, 'Chess');
  expect(renamed._id).toBe(saved._id);
  const { searches } = await ana.api.ok('listSearches');
  expect(searches.map(({ name }) => name)).toEqual(['Go learners', 'Chess']);
});

test('searches that differ in case, spaces or the order of names alone are one', async () => {
  const [ana] = await enrol(server, 'Ana');
  const first = await save(ana, { q: 'Sourdough  bread', teaches: 'Chess, Go' });
  const again = await save(ana, { teaches: 'go ,chess', q: 'sourdough bread' }, 'Mine again');
  expect(again).toMatchObject({ _id: first._id, name: 'Mine again', filters: { teaches: 'Chess, Go' } });
  const other = await save(ana, { q: 'Sourdough bread' });
  expect(other._id).not.toBe(first._id);
  expect((await ana.api.ok('listSearches')).searches).toHaveLength(2);
});

test('filters that filter nothing, or are not valid, are rejected', async () => {
  const [ana] = await enrol(server, 'Ana');
  const attempt = async (filters: Record<string, unknown>) =>
    (await ana.api.call('saveSearch', { body: { name: 'Mine', filters } })).body;
  const nothing = { field: 'filters', message: 'filters: must have words or a filter' };
  expect(await attempt({ q: '  ', both: false, sort: 'newest' })).toMatchObject(nothing);
  expect(await attempt({ hours: 'weekday-mornings', timeZone: 'Nowhere' })).toMatchObject({
    field: 'filters.timeZone',
  });
});

test('a member has at most ten saved searches, even when saving concurrently', async () => {
  const [ana] = await enrol(server, 'Ana');
  const saved = await Promise.all(
    Array.from({ length: 13 }, (_, index) =>
      ana.api.call('saveSearch', { body: { name: `Search ${index}`, filters: { q: `word${index}` } } }),
    ),
  );
  expect(saved.filter(({ status }) => status === 201)).toHaveLength(10);
  const { searches } = await ana.api.ok('listSearches');
  expect(searches).toHaveLength(10);
  // Renaming does not count as another search.
  await save(ana, searches[0]?.filters ?? {}, 'Renamed');
  await ana.api.ok('deleteSearch', { path: { searchId: searches[1]?._id ?? '' } });
  await save(ana, { q: 'word13' });
});

test('members who join or change so that they match are reported, once a day and once each', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await edit(ben, { teaches: ['Chess'], wants: [] });
  await save(ana, { teaches: 'Chess' }, 'Chess teachers');
  const cai = await server.join('Cai', { skillsOffered: ['Chess'] });
  const [dan, eva] = await enrol(server, 'Dan', 'Eva');
  await edit(dan, { teaches: ['Go'] });
  await edit(dan, { teaches: ['Go', 'Chess'] });
  await edit(eva, { teaches: ['Chess'] });
  await edit(eva, { teaches: ['Sewing'] });
  // Ben was found when the search was saved, and still is.
  await edit(ben, { teaches: ['Chess', 'Bread'] });
  await runJob();
  expect(await told(ana)).toEqual([]);
  await runNextDay();
  expect(await told(ana)).toEqual(['2 new members in your search “Chess teachers”, 1×']);
  const { notifications } = await ana.api.ok('listNotifications');
  expect(notifications[0]?.path).toBe('/users?q=Chess&side=teach');
  await read(ana);
  await edit(cai, { teaches: ['Go'] });
  await edit(cai, { teaches: ['Chess'] });
  await runNextDay();
  expect(await told(ana)).toEqual([]);
  await edit(eva, { teaches: ['Chess'] });
  server.clock.advance(3_600);
  await runJob();
  expect(await told(ana)).toEqual([]);
  await runNextDay();
  expect(await told(ana)).toEqual(['1 new member in your search “Chess teachers”, 1×']);
});

test('a job that runs twice notifies once, even at the same time', async () => {
  const [ana] = await enrol(server, 'Ana');
  await save(ana, { teaches: 'Chess' });
  await server.join('Cai', { skillsOffered: ['Chess'] });
  server.clock.advance(25 * 3_600);
  await Promise.all([runJob(), runJob(), runJob()]);
  await runJob();
  expect(await told(ana)).toEqual(['1 new member in your search “Mine”, 1×']);
});

test('members who are blocked or no longer match are excluded, and a deleted search sends nothing', async () => {
  const [ana] = await enrol(server, 'Ana');
  await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
  const { _id: searchId } = await save(ana, { teaches: 'Chess' });
  const join = (name: string) => server.join(name, { skillsOffered: ['Chess'] });
  const [ben, cai, dan] = [await join('Ben'), await join('Cai'), await join('Dan')];
  await ben.api.ok('blockMember', { path: { userId: ana.id } });
  await join('Eva');
  await runNextDay();
  expect(await told(ana)).toEqual(['3 new members in your search “Mine”, 1×']);
  await cai.api.ok('blockMember', { path: { userId: ana.id } });
  await edit(dan, { teaches: ['Go'] });
  const deliver = async () => {
    const { rows } = await sql<{ id: string; data: { notificationId: number } }>`
      delete from jobs.job where name = 'email' returning id, data`.execute(server.database.db);
    for (const job of rows) await jobHandlers(server.app.context).email?.(job);
    return (await mails()).map(({ subject }) => subject?.replaceAll(/[\u2068\u2069]/gu, ''));
  };
  const first = ['1 new member in your search “Mine”'];
  expect(await deliver()).toEqual(first);
  await join('Fay');
  await runNextDay();
  await ana.api.ok('deleteSearch', { path: { searchId } });
  expect(await told(ana)).toEqual([]);
  expect(await deliver()).toEqual(first);
});

test('no changes are stored while nobody has a saved search, or after an erasure', async () => {
  const { db } = server.database;
  const count = async () => (await db.selectFrom('member_search_past').selectAll().execute()).length;
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await edit(ben, { teaches: ['Chess'] });
  expect(await count()).toBe(0);
  await save(ana, { teaches: 'Chess' });
  await edit(ben, { teaches: ['Chess', 'Go'] });
  expect(await count()).toBeGreaterThan(0);
  await db.updateTable('members').set({ erased_at: server.clock.now() }).where('id', '=', ben.id).execute();
  expect(await count()).toBe(0);
});

test('a search without a name is named by its filters in the language of its reader, and a typed name stays', async () => {
  const [ana] = await enrol(server, 'Ana');
  const { api } = ana;
  const filters = {
    teaches: 'Guitar, Sewing',
    language: 'de',
    hours: 'weekend-mornings',
    rating: 4,
    both: true,
  } as const;
  const english =
    'Teaches Guitar and Sewing, Both ways, Language: German, Free when: Weekend mornings, Rating: 4 stars or more';
  expect((await api.ok('saveSearch', { body: { filters } })).search.name).toBe(english);
  await save(ana, { teaches: 'Guitar' }, 'Teaches Guitar');
  // Saved again without a name, a search keeps the one that its member typed.
  expect((await api.ok('saveSearch', { body: { filters: { teaches: 'guitar' } } })).search.name).toBe('Teaches Guitar');
  const german = { headers: { 'accept-language': 'de' } };
  const [typed, made] = (await api.ok('listSearches', german)).searches.map(({ name }) => name);
  expect(typed).toBe('Teaches Guitar');
  expect(made).toMatch(/Gitarre und .*Deutsch/);
});

test('a notification names a search in the language of its reader', async () => {
  const [ana] = await enrol(server, 'Ana');
  await ana.api.ok('saveSearch', { body: { filters: { teaches: 'Guitar' } } });
  await server.join('Cai', { skillsOffered: ['Guitar'] });
  await runNextDay();
  expect(await told(ana)).toEqual(['1 new member in your search “Teaches Guitar”, 1×']);
  const german = { headers: { 'accept-language': 'de' } };
  const [notification] = (await ana.api.ok('listNotifications', german)).notifications;
  expect(notification?.title).toContain('Gitarre');
});
