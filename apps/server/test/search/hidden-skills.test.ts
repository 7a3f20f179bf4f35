import { describe, expect, test } from 'vitest';
import { readProfile } from '../../src/modules/exports/own-data.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import {
  derivedProblems,
  edit,
  idOf,
  list,
  listsOf,
  merge,
  merged,
  moderator,
  undo,
} from '../support/skill-merging.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const bad = 'Cheap watches';

const hide = async (mo: TestMember, name = bad) =>
  await mo.api.call('mergeSkills', { body: { fromSkill: await idOf(server, name), reason: 'An advertisement.' } });

async function hidden(mo: TestMember, name = bad) {
  const response = await hide(mo, name);
  expect(response.status).toBe(201);
  return (await mo.api.ok('listSkillMerges')).merges[0]?._id ?? '';
}

const ownProfile = async ({ id, api }: TestMember) => (await api.ok('getUser', { path: { userId: id } })).user;

const seenBy = async (viewer: TestMember, { id }: TestMember) =>
  (await viewer.api.ok('getUser', { path: { userId: id } })).user;

describe('a skill that a moderator hides', () => {
  test('is nowhere but on the own profile of those who list it, and comes back in its place', async () => {
    const mo = await moderator(server);
    const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
    await list(ann, ['Chess', bad, 'Juggling'], ['Origami']);
    await list(ben, ['Origami'], [bad]);
    const event = await hostEvent(server, ann, { skills: [bad, 'Chess'] });
    const skillsOf = async () => (await cay.api.ok('getEvent', { path: { eventId: event._id } })).event?.skills;
    const found = async () => {
      const skills = await server.visitor.ok('searchSkills', { query: { query: 'cheap watch' } });
      const recent = await server.visitor.ok('listRecentSkills');
      return [skills.map(({ name }) => name), recent.skills.map(({ name }) => name).includes(bad)];
    };
    const recommended = async () => {
      const { users } = await ben.api.ok('recommendUsers');
      return users.map(({ name }) => name);
    };
    const before = { event: await skillsOf(), catalog: await found(), recommended: await recommended() };
    expect(before).toMatchObject({ catalog: [[bad], true], recommended: ['Ann'] });

    const id = await hidden(mo);
    expect((await mo.api.ok('listSkillMerges')).merges[0]).toMatchObject({
      from: { name: bad },
      into: { name: bad },
      isHidden: true,
      members: 2,
      events: 1,
      reason: 'An advertisement.',
    });
    expect(await found()).toEqual([[], false]);
    expect(await recommended()).toEqual([]);
    expect(await skillsOf()).toEqual(['Chess']);
    expect((await seenBy(ben, ann)).skillsOffered).toEqual(['Chess', 'Juggling']);
    expect(await seenBy(mo, ann)).not.toHaveProperty('hiddenSkills');
    expect(await ownProfile(ann)).toMatchObject({
      skillsOffered: ['Chess', bad, 'Juggling'],
      hiddenSkills: [bad],
    });
    expect(await derivedProblems(server)).toEqual([]);

    // The form has it, and saves the profile as it is.
    expect((await edit(ann, ['Juggling', bad, 'Chess'], ['Origami'])).status).toBe(200);
    expect((await ownProfile(ann)).skillsOffered).toEqual(['Juggling', bad, 'Chess']);
    expect((await seenBy(ben, ann)).skillsOffered).toEqual(['Juggling', 'Chess']);
    // Nobody else takes it, and an event does not.
    const refused = await edit(cay, [' cheap  WATCHES'], []);
    expect(refused).toMatchObject({ status: 400, body: { field: 'skillsOffered', rule: 'hidden_skill' } });

    expect((await undo(mo, id)).status).toBe(200);
    expect({ event: await skillsOf(), catalog: await found(), recommended: await recommended() }).toEqual(before);
    expect((await seenBy(ben, ann)).skillsOffered).toEqual(['Juggling', bad, 'Chess']);
    expect(await ownProfile(ann)).not.toHaveProperty('hiddenSkills');
    expect(await derivedProblems(server)).toEqual([]);
    const { entries } = await mo.api.ok('listAudit');
    expect(entries.slice(0, 2).map(({ what, details }) => [what, details])).toEqual([
      ['skills.shown', { skill: bad }],
      ['skills.hidden', { skill: bad }],
    ]);
  });

  test('stays away from a list that gives it up while it is hidden', async () => {
    const mo = await moderator(server);
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await list(ann, [bad, 'Chess'], []);
    await list(ben, ['Chess'], [bad]);
    const id = await hidden(mo);
    await list(ann, ['Chess'], []);
    expect(await listsOf(ann)).toEqual([['Chess'], []]);
    await undo(mo, id);
    expect(await listsOf(ann)).toEqual([['Chess'], []]);
    expect(await listsOf(ben)).toEqual([['Chess'], [bad]]);
    expect(await derivedProblems(server)).toEqual([]);
  });

  test('is hidden under its other names, with what was merged into it', async () => {
    const mo = await moderator(server);
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await list(ann, ['Cheap watchs'], []);
    await list(ben, [bad], []);
    const first = await merged(server, mo, 'Cheap watchs', bad);
    const id = await hidden(mo);
    expect(await server.visitor.ok('searchSkills', { query: { query: 'Cheap watchs' } })).toEqual([]);
    expect((await edit(mo, ['Cheap watchs'], [])).status).toBe(400);
    expect((await seenBy(mo, ann)).skillsOffered).toEqual([]);
    expect((await hide(mo)).body).toMatchObject({ code: 'skill_hidden' });
    expect((await undo(mo, first._id)).body).toMatchObject({ code: 'merged_again' });
    await list(mo, ['Chess'], []);
    expect((await merge(server, mo, 'Chess', bad)).body).toMatchObject({ code: 'skill_hidden' });
    for (const merge of [id, first._id]) expect(await undo(mo, merge)).toMatchObject({ status: 200 });
    expect([await listsOf(ann), await listsOf(ben)]).toEqual([
      [['Cheap watchs'], []],
      [[bad], []],
    ]);
  });

  test('is in the copy of one’s data, and in no new event, session or account', async () => {
    const mo = await moderator(server);
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await list(ann, ['Chess', bad], []);
    const id = await idOf(server, bad);
    await hidden(mo);
    expect(await readProfile(server.database.db, ann.id)).toMatchObject({ teaches: ['Chess', bad] });
    await expect(hostEvent(server, ann, { skills: [bad] })).rejects.toThrow('Moderators have hidden this skill.');
    for (const skillTaughtByUserTwo of [id, bad]) {
      const planned = { date: server.clock.inHours(24), userTwo: ann.id, link: 'https://meet.example.org/swap' };
      const answer = await ben.api.call('createSession', { body: { ...planned, skillTaughtByUserTwo } });
      expect(answer.body).toMatchObject({ rule: 'catalog' });
    }
  });

  test('is in no calendar’s name, in no list of followed skills and no notice of an event, until it is shown', async () => {
    const mo = await moderator(server);
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await list(ann, [bad, 'Chess'], []);
    await ben.api.ok('followSkill', { body: { skill: bad } });
    await hostEvent(server, ann, { title: 'An evening', skills: [bad] });
    const calendar = async () => {
      const { bytes } = await server.visitor.call('readEventFeed', { query: { skill: bad.toUpperCase() } });
      return /^X-WR-CALNAME:.*$/m.exec(bytes.toString())?.[0].trim();
    };
    const followed = async () => (await ben.api.ok('listFollowedSkills')).skills.map(({ name }) => name);
    const told = async () => JSON.stringify(await ben.api.ok('listNotifications')).includes(bad);
    const seen = async () => [await calendar(), await followed(), await told()];
    expect(await seen()).toEqual([`X-WR-CALNAME:Skill Exchange: ${bad}`, [bad], true]);
    const id = await hidden(mo);
    expect(await seen()).toEqual(['X-WR-CALNAME:Skill Exchange', [], false]);
    await undo(mo, id);
    expect(await followed()).toEqual([bad]);
  });

  test('stays hidden under names of the catalog that nobody had written, which come with it', async () => {
    await seedCatalog(server.database, server.clock.now());
    const mo = await moderator(server);
    const [ann] = await enrol(server, 'Ann');
    await list(ann, ['JavaScript'], []);
    const id = await hidden(mo, 'JavaScript');
    const form = new FormData();
    form.set('name', 'JS');
    form.set('desc', 'Small pages that do something');
    expect(await ann.api.call('addSkill', { form })).toMatchObject({ status: 400, body: { rule: 'hidden_skill' } });
    await server.visitor.ok('signUp', {
      body: { name: 'Cay', email: 'cay@example.org', password: 'seven lanterns over', skillsOffered: ['ECMAScript'] },
    });
    const found = async (query: string) =>
      (await server.visitor.ok('searchSkills', { query: { query } })).map(({ name }) => name);
    for (const name of ['JS', 'ECMAScript']) expect(await found(name)).not.toContain(name);
    await undo(mo, id);
    expect(await found('ECMAScript')).toEqual(expect.arrayContaining(['JavaScript', 'ECMAScript']));
  });
});
