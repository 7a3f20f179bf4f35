import { beforeEach, describe, expect, test } from 'vitest';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { edit, inWords, matchesOf, skilled } from '../matches/skilled.ts';
import { enrol } from '../support/enrol.ts';
import { holdSession, hostEvent } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import { derivedProblems, merged, moderator, undo } from '../support/skill-merging.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

beforeEach(() => seedCatalog(server.database, server.clock.now()));

const names = ['JS', 'javascript', 'ECMAScript', ' Java Script '];

test('lists and calendars of events know a skill by all its names', async () => {
  const [ana] = await enrol(server, 'Ana');
  await hostEvent(server, ana, { title: 'Closures', skills: ['JavaScript'] });
  await hostEvent(server, ana, { title: 'Promises', skills: ['JS'] });
  await hostEvent(server, ana, { title: 'Beans', skills: ['Java'] });
  for (const skill of names) {
    const events = await server.visitor.ok('listEvents', { query: { skill } });
    expect(events.map(({ title }) => title).toSorted(), skill).toEqual(['Closures', 'Promises']);
    const file = (await server.app.inject({ url: `/api/events/feed.ics?skill=${encodeURIComponent(skill)}` })).body;
    expect(file.match(/^SUMMARY:.*$/gm)?.toSorted(), skill).toEqual(['SUMMARY:Closures', 'SUMMARY:Promises']);
  }
});

test('an event is one to learn from under any name of what a member wants', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await hostEvent(server, ana, { title: 'Closures', skills: ['JavaScript'] });
  await edit(ben, { wants: ['JS'] });
  expect((await ben.api.ok('listLearnEvents')).events.map(({ title }) => title)).toEqual(['Closures']);
});

test('searches that name one skill by different names are one, and find its members', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await edit(ben, { teaches: ['JavaScript'] });
  const saved = async (filters: Record<string, string | boolean>) =>
    (await ana.api.ok('saveSearch', { body: { name: 'Mine', filters } })).search._id;
  const first = await saved({ teaches: 'JS, Chess' });
  for (const name of names) expect(await saved({ teaches: `chess,${name}` }), name).toBe(first);
  expect(await saved({ wants: 'JS, Chess' })).not.toBe(first);
  expect(await saved({ teaches: 'Java, Chess' })).not.toBe(first);
  for (const teaches of names) {
    const { users } = await ana.api.ok('searchMembers', { query: { teaches } });
    expect(
      users.map(({ name }) => name),
      teaches,
    ).toEqual(['Ben']);
  }
});

test('a search finds who wrote another name before anybody wrote the skill’s own', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await edit(ana, { teaches: ['JS'] });
  await edit(ben, { wants: ['JavaScript'] });
  const { users } = await ben.api.ok('searchMembers', { query: { teaches: 'JavaScript' } });
  expect(users.map(({ name }) => name)).toEqual(['Ana']);
});

test('a session teaches a skill that is named by any of its names', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const proposed = async (skillTaughtByUserOne: string) => {
    const session = await holdSession(server, ana, ben, 48, { skillTaughtByUserOne });
    await ana.api.ok('cancelSession', { path: { sessionId: session._id } });
    return session.skillTaughtByUserOne;
  };
  for (const name of names.slice(1)) expect(await proposed(name), name).toMatchObject({ name: 'JavaScript' });
});

test('a list of matches is filtered by any name of a skill', async () => {
  const [ana] = await skilled(server, 'Ana: JS for Guitar', 'Ben: Guitar for JS');
  expect(await matchesOf(ana)).toHaveLength(1);
  for (const skill of names) expect(await matchesOf(ana, { skill }), skill).toHaveLength(1);
  expect(await matchesOf(ana, { skill: 'Java' })).toEqual([]);
});

test('a level counts under any name of its skill', async () => {
  const [ana] = await enrol(server, 'Ana');
  const form = pictureForm({
    skillsOffered: JSON.stringify(['JS', 'JavaScript', 'ECMAScript']),
    skillLevels: JSON.stringify([{ skill: 'JavaScript', side: 'teach', level: 'can-teach' }]),
  });
  await ana.api.ok('editUser', { path: { userId: ana.id }, form });
  const { user } = await ana.api.ok('getUser', { path: { userId: ana.id } });
  expect(user.skillsOffered).toEqual(['JS']);
  expect(user.skillLevels).toEqual([{ skill: 'JS', side: 'teach', level: 'can-teach' }]);
});

describe('members who write one skill by different names', () => {
  test('swap it', async () => {
    const [ana, ben] = await skilled(server, 'Ana: JS for Guitar', 'Ben: Guitar for JavaScript');
    for (const member of [ana, ben]) {
      const [match, ...others] = await matchesOf(member);
      expect(match && inWords(match).split(', ').toSorted()).toEqual(['Ana gives JavaScript', 'Ben gives Guitar']);
      expect(others).toEqual([]);
    }
    const [match] = await matchesOf(ana);
    await ana.api.ok('setMatchState', { path: { key: match?.key ?? '' }, body: { state: 'saved' } });
    expect(await matchesOf(ana, { state: 'saved' })).toHaveLength(1);
    await edit(ben, { wants: ['ECMAScript'] });
    expect(await matchesOf(ana, { state: 'saved' })).toHaveLength(1);
    await edit(ben, { wants: ['Java'] });
    expect(await matchesOf(ana)).toEqual([]);
    expect(await derivedProblems(server)).toEqual([]);
  });

  test('close a ring, and accept it', async () => {
    const lines = ['Ana: JS for Chess', 'Ben: Bread for JavaScript', 'Cai: Chess for Bread'] as const;
    const [ana, ben, cai] = await skilled(server, ...lines);
    const [match] = await matchesOf(ana, { kind: 'ring' });
    const { ring } = await ana.api.ok('proposeRing', { body: { key: match?.key ?? '' } });
    for (const { api } of [ben, cai])
      await api.ok('answerRing', { path: { ringId: ring._id }, body: { answer: 'accept' } });
    expect((await ana.api.ok('getRing', { path: { ringId: ring._id } })).ring.state).toBe('agreed');
  });

  test('nobody swaps a skill for itself', async () => {
    const [ana] = await skilled(server, 'Ana: JS for JavaScript', 'Ben: JavaScript for JS');
    expect(await matchesOf(ana)).toEqual([]);
  });

  test('find each other once a moderator joins their names, and no longer after the undo', async () => {
    const [ana] = await skilled(server, 'Ana: Frontending for Guitar', 'Ben: Guitar for JS');
    const mo = await moderator(server);
    expect(await matchesOf(ana)).toEqual([]);
    const { _id } = await merged(server, mo, 'Frontending', 'JavaScript');
    expect(await matchesOf(ana)).toHaveLength(1);
    expect(await derivedProblems(server)).toEqual([]);
    await undo(mo, _id);
    expect(await matchesOf(ana)).toEqual([]);
    expect(await derivedProblems(server)).toEqual([]);
  });
});
