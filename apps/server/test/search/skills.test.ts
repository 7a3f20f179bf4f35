import { describe, expect, test } from 'vitest';
import { createLimits } from '../../src/limits/limits.ts';
import { clearUnshared, countHolders } from '../../src/modules/skills/count-holders.ts';
import { ensureSkills } from '../../src/modules/skills/service.ts';
import { enrolMany } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { StatementLog } from '../support/programs/statement-log.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const server = useServer();

function skillForm(name: string, desc: string, photo?: Buffer): FormData {
  return pictureForm({ name, desc }, photo);
}

async function add(member: TestMember, ...names: string[]): Promise<void> {
  for (const name of names) {
    await member.api.ok('addSkill', { form: skillForm(name, `All about ${name.toLowerCase()}`) });
  }
}

describe('requesting a skill', () => {
  test('adds the skill with its picture to the catalog', async () => {
    const member = await server.join('Ana');
    const form = skillForm(' Bookbinding ', ' Folding, sewing and casing in ', await pngPicture());
    expect(await member.api.ok('addSkill', { form })).toEqual({
      success: true,
      message: 'Bookbinding is now in the catalog.',
    });
    const [skill] = await server.visitor.ok('searchSkills', { query: { query: 'book' } });
    expect(skill).toMatchObject({
      name: 'Bookbinding',
      desc: 'Folding, sewing and casing in',
      photo: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\.webp$/),
    });
    expect(skill?.description).toBe(skill?.desc);
  });

  test.each([
    ['x', 'long enough text', 'name: must have at least 2 characters'],
    ['    ', 'long enough text', 'name: Skill name must be at least 2 characters.'],
    ['Bookbinding', 'short', 'desc: must have at least 10 characters'],
    ['Bookbinding', '            ', 'desc: Description must be at least 10 characters.'],
    ['Book\0binding', 'long enough text', 'name: must not hold a null character'],
  ])('needs a name and a description: %#', async (name, desc, message) => {
    const member = await server.join('Ana');
    expect(await member.api.errorOf('addSkill', 400, { form: skillForm(name, desc) })).toBe(message);
  });

  test('is for members, and comes as a form', async () => {
    await server.visitor.errorOf('addSkill', 401, { form: skillForm('Bookbinding', 'Folding and sewing') });
    const member = await server.join('Ana');
    await member.api.errorOf('addSkill', 415, { body: { name: 'Bookbinding', desc: 'Folding and sewing' } });
    await member.api.errorOf('addSkill', 400, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nBook',
    });
    await member.api.errorOf('addSkill', 400, {
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    });
  });
});

describe('searching', () => {
  test('takes text as it is and puts the best matches first', async () => {
    const member = await server.join('Ana');
    await add(member, 'Street art', 'Art', 'Smart homes', 'Art history', '100% wool', 'snake_case');
    const names = async (query: string) =>
      (await server.visitor.ok('searchSkills', { query: { query } })).map((skill) => skill.name);
    expect(await names(' ART')).toEqual(['Art', 'Art history', 'Street art', 'Smart homes']);
    expect(await names('%')).toEqual(['100% wool']);
    expect(await names('_')).toEqual(['snake_case']);
    expect(await names('')).toEqual([]);
    expect(await names('   ')).toEqual([]);
    expect(await names('\\')).toEqual([]);
  });

  test('passes over accents, and puts the name as it was written first', async () => {
    const member = await server.join('Ana');
    await add(member, 'Crème brûlée', 'Smørrebrød', 'Resume', 'Résumé');
    const names = async (query: string) =>
      (await server.visitor.ok('searchSkills', { query: { query } })).map((skill) => skill.name);
    expect(await names('creme bru')).toEqual(['Crème brûlée']);
    expect(await names('SMORRE')).toEqual(['Smørrebrød']);
    expect(await names('résumé')).toEqual(['Résumé', 'Resume']);
    expect(await names('resume')).toEqual(['Resume', 'Résumé']);
  });

  test('forgives a typing slip where nothing contains the text', async () => {
    const member = await server.join('Ana');
    await add(member, 'Photography', 'Calligraphy', 'Pottery');
    const found = await server.visitor.ok('searchSkills', { query: { query: 'fotography' } });
    expect(found[0]?.name).toBe('Photography');
    expect(await server.visitor.ok('searchSkills', { query: { query: 'qqqqqq' } })).toEqual([]);
  });

  test('answers at most 20', async () => {
    await server.join('Ana', { skillsOffered: Array.from({ length: 25 }, (_, index) => `Weaving ${index}`) });
    expect(await server.visitor.ok('searchSkills', { query: { query: 'weaving' } })).toHaveLength(20);
  });
});

describe('the newest skills', () => {
  const recent = async () => (await server.visitor.ok('listRecentSkills')).skills.map(({ name }) => name);
  const edit = (member: TestMember, lists: Record<string, string[]>) => {
    const fields = Object.entries(lists).map(([field, names]) => [field, JSON.stringify(names)]);
    return member.api.ok('editUser', {
      path: { userId: member.id },
      form: pictureForm(Object.fromEntries(fields)),
    });
  };

  test('are not filled by one member, by a sign-up, a profile, requests or an event', async () => {
    const names = (what: string) => Array.from({ length: 12 }, (_, index) => `${what} ${index}`);
    const ana = await server.join('Ana', { skillsOffered: names('Spam'), skillsRequested: names('Spam') });
    await edit(ana, { skillsOffered: names('More'), skillsRequested: names('More') });
    await add(ana, ...names('Asked'));
    await hostEvent(server, ana, { skills: names('Hosted') });
    expect(await recent()).toEqual([]);
  });

  test('are those that two members hold, a dozen at most, newest first', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Weaving ${index}`);
    const ana = await server.join('Ana', { skillsOffered: names });
    const ben = await server.join('Ben', { skillsRequested: names });
    const newest = await server.database.db.selectFrom('skills').select('name').orderBy('seq', 'desc').execute();
    expect(await recent()).toEqual(newest.slice(0, 12).map(({ name }) => name));
    // Until one of the two has dropped it, and again once a third adds it.
    await edit(ana, { skillsOffered: ['Weaving 3', 'Weaving 1'] });
    expect((await recent()).sort()).toEqual(['Weaving 1', 'Weaving 3']);
    await edit(ben, { skillsRequested: [] });
    expect(await recent()).toEqual([]);
    await server.join('Cat', { skillsRequested: ['weaving 1'] });
    expect(await recent()).toEqual(['Weaving 1']);
  });

  test('are marked until the daily count after members have given them up', async () => {
    const ana = await server.join('Ana', { skillsOffered: ['Chess', 'Baking'] });
    await server.join('Ben', { skillsOffered: ['Baking', 'Chess'] });
    const { db } = server.database;
    const marked = async () => {
      const shared = db.selectFrom('skills').select('name').where('is_shared', '=', true).orderBy('name');
      return (await shared.execute()).map(({ name }) => name);
    };
    await edit(ana, { skillsOffered: ['Baking'] });
    await countHolders(db);
    await server.join('Cat', { skillsOffered: ['Chess'] });
    await clearUnshared(db);
    expect(await marked()).toEqual(['Baking', 'Chess']);
    await edit(ana, { skillsOffered: [] });
    expect(await marked()).toEqual(['Baking', 'Chess']);
    await countHolders(db);
    await clearUnshared(db);
    expect(await marked()).toEqual(['Chess']);
    expect(await recent()).toEqual(['Chess']);
  });

  test('give way to the most used ones where these are asked for', async () => {
    const ana = await server.join('Ana', { skillsOffered: ['Chess', 'Baking', 'Knitting'] });
    await server.join('Ben', { skillsOffered: ['Baking', 'Chess', 'Knitting'] });
    await server.join('Cat', { skillsRequested: ['Chess'] });
    await countHolders(server.database.db);
    const used = async () =>
      (await server.visitor.ok('listRecentSkills', { query: { sort: 'used' } })).skills.map(({ name }) => name);
    expect(await used()).toEqual(['Chess', 'Knitting', 'Baking']);
    await edit(ana, { skillsOffered: [] });
    await countHolders(server.database.db);
    expect(await used()).toEqual(['Chess']);
    expect(await server.visitor.errorOf('listRecentSkills', 400, { query: { sort: 'old' } })).toMatch(/^sort: /);
  });

  test('show an approved skill before any member has it', async () => {
    const row = { name: 'Falconry', name_key: 'falconry' };
    await server.database.db
      .insertInto('skills')
      .values([
        { ...row, is_approved: true },
        { name: 'Unheard of', name_key: 'unheard of' },
      ])
      .execute();
    expect(await recent()).toEqual(['Falconry']);
  });

  test('know of two who take one up, or drop one, at the same moment', async () => {
    const members = await enrolMany(server, 8);
    for (let round = 0; round < 5; round += 1) {
      const shared = [`Round ${round}`, `Again ${round}`];
      await Promise.all(members.map((member) => edit(member, { skillsOffered: shared })));
      expect((await recent()).sort()).toEqual(shared.toSorted());
      const [last, ...others] = members as [TestMember, ...TestMember[]];
      await Promise.all(others.map((member) => edit(member, { skillsOffered: [] })));
      expect(await recent()).toEqual([]);
      await edit(last, { skillsOffered: [] });
    }
  });
});

test('looks up known skills only once', async () => {
  const { id } = await server.join('Ana');
  const log = new StatementLog(server.database);
  const { db } = log.watched();
  const context = { clock: server.clock.now, limits: createLimits(testSettings().rateLimits, null) };
  const ensure = async (...names: string[]) => {
    const skills = await ensureSkills(context, db, names, { memberId: id, limitKeys: {} });
    return { ids: skills.idsOf(names), statements: log.take().length };
  };
  const added = await ensure('Pottery', ' glazing', 'Glazing');
  expect(added).toEqual({ ids: [expect.any(String), expect.any(String)], statements: 7 });
  expect(await ensure('POTTERY', 'Glazing ')).toEqual({ ids: added.ids, statements: 1 });
  expect(await ensure()).toEqual({ ids: [], statements: 0 });
});
