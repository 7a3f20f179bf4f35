import { expect, test } from 'vitest';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

type Fields = { title: string; skills?: string[]; hours: number; places?: number; language?: string };

async function hold(
  host: TestMember,
  { title, skills = [], hours, places = 3, language = '' }: Fields,
): Promise<string> {
  const [start_time, end_time] = [server.clock.inHours(hours), server.clock.inHours(hours + 1)];
  const body = {
    title,
    description: 'Together.',
    skills,
    date: start_time,
    start_time,
    end_time,
    max_participants: places,
    language,
  };
  return (await host.api.ok('createEvent', { body })).event?._id ?? '';
}

const search = async (query: Record<string, string>, by = server.visitor) => await by.ok('searchEvents', { query });

const titles = async (query: Record<string, string>, by = server.visitor) =>
  (await search(query, by)).events.map(({ title }) => title);

const hoursUntil = (instant: string) => (Date.parse(instant) - server.clock.now().getTime()) / 3_600_000;

async function fill(host: TestMember, eventId: string) {
  const guest = await server.join('Guest');
  await guest.api.ok('registerForEvent', { path: { id: eventId } });
  await host.api.ok('handleEventRequest', { path: { eventId }, body: { userId: guest.id, action: 'APPROVE' } });
}

test('events are found by skill, title, day and free places', async () => {
  const host = await server.join('Host');
  await hold(host, { title: 'Bread from a cold fridge', skills: ['Sourdough'], hours: 24 });
  const full = await hold(host, { title: 'Starters', skills: ['Sourdough'], hours: 48, places: 1 });
  await hold(host, { title: 'Openings', skills: ['Chess'], hours: 72 });
  await fill(host, full);
  expect(await titles({ q: 'sourdogh' })).toEqual(['Bread from a cold fridge', 'Starters']);
  expect((await search({ q: 'sourdogh' })).corrected).toEqual({ from: 'sourdogh', to: 'Sourdough' });
  expect(await titles({ q: 'frídge bread' })).toEqual(['Bread from a cold fridge']);
  expect(await titles({ skill: 'Sourdough', free: 'true' })).toEqual(['Bread from a cold fridge']);
  expect(await titles({ from: server.clock.inHours(30), to: server.clock.inHours(60) })).toEqual(['Starters']);
  const first = await server.visitor.call('searchEvents', { query: { limit: 2 } });
  const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await server.visitor.send({ method: 'GET', url: next })).body).toMatchObject({
    events: [{ title: 'Openings' }],
  });
});

test('events are found by what signs join, and inside runs of scripts without spaces', async () => {
  const host = await server.join('Host');
  const all = ['Bread, Thursday and Friday', '周末古典吉他入门', 'Node.js for cooks', 'Self defence', 'C++ basics'];
  for (const [index, title] of all.entries()) await hold(host, { title, hours: 24 + index });
  for (const [q, found] of Object.entries({
    'Thursday/Friday': 0,
    friday_bread: 0,
    吉他: 1,
    '古典/吉他': 1,
    'node js': 2,
    nodejs: 2,
    'self-defence': 3,
    'c++': 4,
  }))
    expect(await titles({ q }), q).toEqual([all[found]]);
  expect(await titles({ q: 'c#' })).toEqual([]);
});

test('events are found by two words of a title that are searched as one, and by one as two', async () => {
  const host = await server.join('Host');
  const all = [
    'Evenings with Node JS',
    'First steps in nodejs',
    'Node.js for cooks',
    'C++ basics',
    'C# basics',
    'Novel jam',
  ];
  for (const [index, title] of all.entries()) await hold(host, { title, hours: 24 + index });
  for (const q of ['nodejs', 'node js', 'Node.js', 'node-js', 'NODEJS'])
    expect(await titles({ q }), q).toEqual(all.slice(0, 3));
  expect(await titles({ q: 'nodejs evenings' })).toEqual([all[0]]);
  expect(await titles({ q: 'c++' })).toEqual([all[3]]);
  expect(await titles({ q: 'c#' })).toEqual([all[4]]);
  // Not across the middle of words.
  expect(await titles({ q: 'elja' })).toEqual([]);
});

test('an event is found by what its skill is a kind of', async () => {
  await seedCatalog(server.database, server.clock.now());
  const host = await server.join('Host');
  await hold(host, { title: 'A first roll', skills: ['Film photography'], hours: 24 });
  for (const q of ['photo', 'photography', 'analog photography', 'camera'])
    expect(await titles({ q }), q).toEqual(['A first roll']);
  const found = await search({ q: 'spanihs' });
  expect([found.events, found.corrected]).toEqual([[], undefined]);
  // Where only a filter hides what it finds, the correction stays, and the filter can go.
  const hidden = await search({ q: 'photogrpahy', language: 'fi' });
  expect(hidden.corrected).toEqual({ from: 'photogrpahy', to: 'Photography' });
  expect(hidden.drop).toEqual([{ filter: 'language', count: 1, more: false }]);
});

test('events are found and counted by language', async () => {
  const host = await server.join('Host');
  await hold(host, { title: 'Pão', hours: 24, language: 'pt' });
  const second = await hold(host, { title: 'Pastéis', hours: 48, language: 'pt' });
  await hold(host, { title: 'Brot', hours: 72, language: 'de' });
  await hold(host, { title: 'Bread', hours: 96 });
  expect(await titles({ language: 'pt' })).toEqual(['Pão', 'Pastéis']);
  expect(await titles({ language: 'fr' })).toEqual([]);
  expect((await search({ language: 'de', facets: 'true' })).facets).toMatchObject({
    total: { count: 1 },
    language: [
      { value: 'pt', count: 2 },
      { value: 'de', count: 1 },
    ],
  });
  expect((await search({ language: 'fr' })).drop).toEqual([{ filter: 'language', count: 4, more: false }]);
  const { start_time, end_time } = await host.api.ok('getEvent', { path: { eventId: second } });
  const change = { path: { eventId: second }, body: { start_time, end_time, language: '' } };
  expect((await host.api.ok('updateEvent', change)).event).not.toHaveProperty('language');
  expect(await server.visitor.ok('getPublicEvent', { path: { eventId: second } })).not.toHaveProperty('language');
  expect(await titles({ language: 'pt' })).toEqual(['Pão']);
  expect(await server.visitor.errorOf('searchEvents', 400, { query: { language: 'pt-BR' } })).toContain('language');
});

test('the part of the day is in the viewer’s time zone, in winter and in summer', async () => {
  const host = await server.join('Host');
  await hold(host, { title: 'Winter', hours: hoursUntil('2027-01-15T17:00:00Z') });
  await hold(host, { title: 'Summer', hours: hoursUntil('2027-07-15T17:00:00Z') });
  const at = async (time: string, timeZone: string) => await titles({ time, timeZone });
  expect(await at('afternoons', 'UTC')).toEqual(['Winter', 'Summer']);
  expect(await at('evenings', 'Europe/London')).toEqual(['Summer']);
  expect(await at('afternoons', 'Europe/London')).toEqual(['Winter']);
  expect(await at('evenings', 'Asia/Kolkata')).toEqual(['Winter', 'Summer']);
  expect(await at('mornings', 'America/Los_Angeles')).toEqual(['Winter', 'Summer']);
});

test('a member finds events that teach wanted skills, under any of their names', async () => {
  await seedCatalog(server.database, server.clock.now());
  const host = await server.join('Host');
  await hold(host, { title: 'Closures', skills: ['JavaScript'], hours: 24 });
  await hold(host, { title: 'Openings', skills: ['Chess'], hours: 48 });
  const me = await server.join('Me', { skillsOffered: ['Chess'], skillsRequested: ['JS'] });
  expect(await titles({ wanted: 'true' }, me.api)).toEqual(['Closures']);
  expect(await titles({ wanted: 'true' })).toEqual([]);
});

test('the events of one host are found, and counted, without those of others', async () => {
  const [host, other] = [await server.join('Host'), await server.join('Other')];
  await hold(host, { title: 'Rye', hours: 24 });
  await hold(other, { title: 'Openings', hours: 48 });
  const { events, facets } = await search({ host: host.id, facets: 'true' });
  expect(events.map(({ title }) => title)).toEqual(['Rye']);
  expect(facets?.total).toEqual({ count: 1, more: false });
  await host.api.ok('blockMember', { path: { userId: other.id } });
  expect(await titles({ host: host.id }, other.api)).toEqual([]);
});

test('counts next to a filter apply all other filters', async () => {
  const host = await server.join('Host');
  const full = await hold(host, { title: 'Bread', skills: ['Sourdough', 'Baking'], hours: 24, places: 1 });
  await hold(host, { title: 'Rye', skills: ['Sourdough'], hours: 48 });
  await hold(host, { title: 'Openings', skills: ['Chess'], hours: 72 });
  await fill(host, full);
  const blocked = await server.join('Blocked', { skillsRequested: ['Sourdough'] });
  const facetsOf = async (query: Record<string, string>, by = server.visitor) =>
    (await search({ ...query, facets: 'true', limit: '1' }, by)).facets;
  const some = (value: string, count: number) => ({ value, count, more: false });
  expect(await facetsOf({ skill: 'Sourdough' }, blocked.api)).toMatchObject({
    total: { count: 2, more: false },
    free: { count: 1, more: false },
    wanted: { count: 2, more: false },
    skill: [some('Sourdough', 2), some('Baking', 1), some('Chess', 1)],
  });
  // The clock shows noon.
  expect((await facetsOf({ time: 'evenings', timeZone: 'Asia/Tokyo' }))?.time).toEqual([some('evenings', 3)]);
  await host.api.ok('blockMember', { path: { userId: blocked.id } });
  expect(await facetsOf({}, blocked.api)).toMatchObject({ total: { count: 0 }, skill: [] });
});

test('days with events are in the viewer’s time zone, whatever days are chosen', async () => {
  const host = await server.join('Host');
  const first = await hold(host, { title: 'Winter', hours: hoursUntil('2027-01-15T23:30:00Z') });
  await hold(host, { title: 'Next', hours: hoursUntil('2027-01-16T12:00:00Z') });
  await hold(host, { title: 'Summer', hours: hoursUntil('2027-07-15T22:30:00Z') });
  const guest = await server.join('Guest');
  await guest.api.ok('registerForEvent', { path: { id: first } });
  const daysOf = async (timeZone: string, by = server.visitor) =>
    (await search({ facets: 'true', timeZone, to: '2027-01-16T00:00:00Z' }, by)).facets?.days?.map((day) => [
      day.value,
      day.count,
      day.mine,
    ]);
  expect(await daysOf('UTC', guest.api)).toEqual([
    ['2027-01-15', 1, false],
    ['2027-01-16', 1, false],
    ['2027-07-15', 1, false],
  ]);
  await host.api.ok('handleEventRequest', { path: { eventId: first }, body: { userId: guest.id, action: 'APPROVE' } });
  // Summer time is an hour ahead.
  expect(await daysOf('Europe/London', guest.api)).toEqual([
    ['2027-01-15', 1, true],
    ['2027-01-16', 1, false],
    ['2027-07-15', 1, false],
  ]);
  expect(await daysOf('Europe/Berlin')).toEqual([
    ['2027-01-16', 2, false],
    ['2027-07-16', 1, false],
  ]);
  expect(await daysOf('Europe/Berlin', host.api)).toEqual([
    ['2027-01-16', 2, true],
    ['2027-07-16', 1, true],
  ]);
});

test('a search without results says which filter to drop, and how many events that finds', async () => {
  const host = await server.join('Host');
  await hold(host, { title: 'Rye', skills: ['Sourdough'], hours: 48 });
  await hold(host, { title: 'Openings', skills: ['Chess'], hours: 72 });
  const from = server.clock.inHours(60);
  const { events, drop } = await search({ q: 'rye', skill: 'Sourdough', from });
  expect(events).toEqual([]);
  expect(drop).toEqual([
    { filter: 'days', count: 1, more: false },
    { filter: 'all', count: 1, more: false },
  ]);
  expect((await search({ skill: 'Sourdough', from })).drop).toEqual([
    { filter: 'all', count: 2, more: false },
    { filter: 'skill', count: 1, more: false },
    { filter: 'days', count: 1, more: false },
  ]);
  expect((await search({ q: 'rye' })).drop).toBeUndefined();
});

test('an unknown time zone is rejected', async () => {
  const rejected = await server.visitor.call('searchEvents', { query: { time: 'evenings', timeZone: 'Nowhere' } });
  expect([rejected.status, rejected.body]).toMatchObject([400, { field: 'timeZone' }]);
});
