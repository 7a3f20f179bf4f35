import { expect, test } from 'vitest';
import { countEdges } from '../../src/modules/matches/skill-repository.ts';
import { appoint, enrol, enrolMany } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';
import { edit, inWords, matchesOf, skilled } from './skilled.ts';

const server = useServer();

test('members see swaps, and rings if there is no swap', async () => {
  const [ana, ben] = await skilled(
    server,
    'Ana: Python for Chess',
    'Ben: Chess for Python',
    'Cai: Chess for Bread',
    'Dan: Bread for Python',
    'Eva: Bread for Sewing',
    'Fay: Sewing for Python',
  );
  const found = await matchesOf(ana);
  expect(found.map(inWords)).toEqual([
    'Ana gives Python, Ben gives Chess',
    'Ana gives Python, Dan gives Bread, Cai gives Chess',
    'Ana gives Python, Fay gives Sewing, Eva gives Bread, Cai gives Chess',
  ]);
  expect(found.map(({ kind, size }) => `${kind} of ${size}`)).toEqual(['swap of 2', 'ring of 3', 'ring of 4']);
  expect(found[1]?.why.map(({ text }) => text)).toEqual([
    'Cai teaches Chess',
    'Dan wants to learn Python',
    'Dan teaches Cai Bread',
    'Dan is new here',
    'Cai is new here',
  ]);
  // The other member sees the same match from their side.
  const [theirs] = await matchesOf(ben, { kind: 'swap' });
  expect(theirs?.key).toBe(found[0]?.key);
  expect(theirs?.seats[0]?.member._id).toBe(ben.id);
});

test('an edit is visible in the next call, and so is a text about oneself', async () => {
  const [ana, ben] = await skilled(server, 'Ana: Python for Chess', 'Ben: Go for Python');
  expect(await matchesOf(ana)).toEqual([]);
  await edit(ben, { teaches: ['Chess'] });
  expect((await matchesOf(ana)).map(inWords)).toEqual(['Ana gives Python, Ben gives Chess']);
  expect((await matchesOf(ben)).map(inWords)).toEqual(['Ben gives Chess, Ana gives Python']);
  await edit(ben, { about: '' });
  expect(await matchesOf(ana)).toEqual([]);
  await edit(ben, { about: 'I am back.' });
  expect(await matchesOf(ana)).toHaveLength(1);
  await edit(ben, { wants: [] });
  expect(await matchesOf(ana)).toEqual([]);
});

test('blocked, suspended and leaving members are in no match', async () => {
  const [ana, ben, cai, dan] = await skilled(
    server,
    'Ana: Python for Chess',
    'Ben: Bread for Python',
    'Cai: Chess for Bread',
    'Dan: Chess for Bread',
  );
  expect((await matchesOf(ana)).map(inWords)).toHaveLength(1);
  // Two members with a block between them never share a ring; somebody else can take one of their seats.
  await cai.api.ok('blockMember', { path: { userId: ben.id } });
  expect((await matchesOf(ana)).map(inWords)).toEqual(['Ana gives Python, Ben gives Bread, Dan gives Chess']);
  await ana.api.ok('blockMember', { path: { userId: dan.id } });
  expect(await matchesOf(ana)).toEqual([]);
  expect(await matchesOf(dan)).toEqual([]);
  await ana.api.ok('unblockMember', { path: { userId: dan.id } });
  expect(await matchesOf(ana)).toHaveLength(1);
  const [moderator] = await enrol(server, 'Mod');
  await appoint(server, moderator);
  const { db } = server.database;
  await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', dan.id).execute();
  expect(await matchesOf(ana)).toEqual([]);
});

test('a match can be saved, dismissed and restored by its key', async () => {
  const [ana, ben] = await skilled(server, 'Ana: Python for Chess', 'Ben: Chess for Python', 'Cai: Go for Sewing');
  const [match] = await matchesOf(ana);
  const path = { key: match?.key ?? '' };
  const set = (state: 'saved' | 'dismissed' | 'none') => ana.api.ok('setMatchState', { path, body: { state } });
  await set('saved');
  expect((await matchesOf(ana, { state: 'saved' })).map(({ isSaved }) => isSaved)).toEqual([true]);
  await set('dismissed');
  expect(await matchesOf(ana)).toEqual([]);
  expect(await matchesOf(ana, { state: 'saved' })).toEqual([]);
  expect(await matchesOf(ben)).toHaveLength(1);
  await set('none');
  expect((await matchesOf(ana)).map(({ isSaved }) => isSaved)).toEqual([false]);
  await set('saved');
  await edit(ben, { teaches: ['Go'] });
  // A match that is no longer possible is not shown and cannot be saved.
  expect(await matchesOf(ana, { state: 'saved' })).toEqual([]);
  const late = await ana.api.call('setMatchState', { path, body: { state: 'saved' } });
  expect([late.status, late.body]).toMatchObject([404, { code: 'match_not_found' }]);
  await set('none');
});

test('a list can be filtered by kind, skill and member', async () => {
  const [ana, ben, cai] = await skilled(
    server,
    'Ana: Python, Bread for Chess, Go',
    'Ben: Chess, Go for Python',
    'Cai: Go for Bread',
  );
  expect((await matchesOf(ana)).map(inWords).toSorted()).toEqual([
    'Ana gives Bread, Cai gives Go',
    expect.stringContaining('Ana gives Python, Ben gives'),
  ]);
  expect((await matchesOf(ana, { userId: ben.id })).map(inWords).toSorted()).toEqual([
    'Ana gives Python, Ben gives Chess',
    'Ana gives Python, Ben gives Go',
  ]);
  expect((await matchesOf(ana, { skill: 'bread' })).map(inWords)).toEqual(['Ana gives Bread, Cai gives Go']);
  expect(await matchesOf(ana, { skill: 'Sewing' })).toEqual([]);
  expect(await matchesOf(ana, { kind: 'ring' })).toEqual([]);
  const [first] = await matchesOf(ana, { limit: 1 });
  const answer = await ana.api.call('listMatches', { query: { limit: 1 } });
  const next = new URL(/<(.*)>/.exec(String(answer.headers.link))?.[1] ?? '', 'http://localhost');
  const [second] = await matchesOf(ana, { limit: 1, cursor: next.searchParams.get('cursor') ?? '' });
  expect([first?.key, second?.key].toSorted()).toEqual((await matchesOf(ana)).map(({ key }) => key).toSorted());
  expect((await cai.api.call('listMatches', { query: { userId: cai.id } })).status).toBe(400);
});

test('a member without a match gets skills that would lead to one', async () => {
  const [ana] = await skilled(
    server,
    'Ana: Juggling for Chess',
    'Ben: Chess for Python',
    'Cai: Chess for Python',
    'Dan: Chess for Bread',
  );
  const help = async () => {
    const { matches, unlock, missing } = await ana.api.ok('listMatches');
    return { matches, missing, unlock: unlock?.skills.map(({ name, members }) => `${name} ${members}`) };
  };
  expect(await help()).toEqual({ matches: [], unlock: ['Python 2', 'Bread 1'] });
  await edit(ana, { teaches: [] });
  expect(await help()).toEqual({ matches: [], missing: 'offered', unlock: ['Python 2', 'Bread 1'] });
  await edit(ana, { wants: [] });
  expect(await help()).toEqual({ matches: [], missing: 'both' });
});

test('no member is in more than two of the first twenty, or in two swaps', async () => {
  const [ana] = await skilled(server, 'Ana: A, B, C for X, Y, Z');
  await skilled(server, 'Ben: X, Y, Z for A, B, C', 'Cai: X, Y, Z for P, Q, R', 'Dan: P, Q, R for A, B, C');
  const found = await matchesOf(ana);
  const times = new Map<string, number>();
  for (const { seats } of found.slice(0, 20))
    for (const { member } of seats.slice(1)) times.set(member.name, (times.get(member.name) ?? 0) + 1);
  expect(Math.max(...found.slice(0, 4).map(({ seats }) => seats.length))).toBe(3);
  expect(found.filter(({ kind }) => kind === 'swap')).toHaveLength(1);
  expect(found.filter(({ kind }) => kind === 'ring').length).toBeGreaterThan(2);
});

test('two members edit concurrently without waiting for counts of skills', async () => {
  const members = await enrolMany(server, 8);
  await Promise.all(members.map((member) => edit(member, { about: 'Hi.', teaches: ['English'], wants: ['Python'] })));
  const { db } = server.database;
  const pairs = await db.selectFrom('swap_pairs').selectAll().execute();
  expect(pairs).toHaveLength(8);
  await countEdges(db);
  const edges = await db.selectFrom('skill_edges').select('members').execute();
  expect(edges).toEqual([{ members: 8 }]);
});
