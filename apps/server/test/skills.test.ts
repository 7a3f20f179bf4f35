import { describe, expect, test } from 'vitest';
import { createLimits } from '../src/limits/limits.ts';
import { ensureSkills } from '../src/modules/skills/service.ts';
import { pictureForm, pngPicture } from './support/pictures.ts';
import { StatementLog } from './support/statement-log.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { testSettings } from './support/test-settings.ts';

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
  test('puts it into the catalogue, picture and all', async () => {
    const member = await server.join('Ana');
    const form = skillForm(' Bookbinding ', ' Folding, sewing and casing in ', await pngPicture());
    expect(await member.api.ok('addSkill', { form })).toEqual({
      success: true,
      message: 'Bookbinding is now in the catalogue.',
    });
    const [skill] = await server.visitor.ok('searchSkills', { query: { query: 'book' } });
    expect(skill).toMatchObject({
      name: 'Bookbinding',
      desc: 'Folding, sewing and casing in',
      photo: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\.webp$/),
    });
    expect(skill?.description).toBe(skill?.desc);
  });

  test('is refused for a name that the catalogue has, whatever its case', async () => {
    const member = await server.join('Ana');
    await add(member, 'Bookbinding');
    const form = skillForm(' BOOKBINDING', 'Folding and sewing');
    expect(await member.api.refusal('addSkill', 409, { form })).toBe(
      'BOOKBINDING is already in the catalogue.',
    );
  });

  test.each([
    ['x', 'long enough text', 'name: must have at least 2 characters'],
    ['    ', 'long enough text', 'name: Skill name must be at least 2 characters.'],
    ['Bookbinding', 'short', 'desc: must have at least 10 characters'],
    ['Bookbinding', '            ', 'desc: Description must be at least 10 characters.'],
    ['Book\0binding', 'long enough text', 'name: must not hold a null character'],
  ])('needs a name and a description: %#', async (name, desc, message) => {
    const member = await server.join('Ana');
    expect(await member.api.refusal('addSkill', 400, { form: skillForm(name, desc) })).toBe(message);
  });

  test('is for members, and comes as a form', async () => {
    await server.visitor.refusal('addSkill', 401, { form: skillForm('Bookbinding', 'Folding and sewing') });
    const member = await server.join('Ana');
    await member.api.refusal('addSkill', 415, { body: { name: 'Bookbinding', desc: 'Folding and sewing' } });
    await member.api.refusal('addSkill', 400, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nBook',
    });
    await member.api.refusal('addSkill', 400, {
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

  test('answers at most 20, and 12 recent ones, newest first', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Weaving ${index}`);
    await server.visitor.ok('signUp', {
      body: { name: 'Ana', email: 'ana@example.org', password: 'long enough', skillsOffered: names },
    });
    expect(await server.visitor.ok('searchSkills', { query: { query: 'weaving' } })).toHaveLength(20);
    const { skills } = await server.visitor.ok('listRecentSkills');
    expect(skills).toHaveLength(12);
    const member = await server.join('Ben');
    await add(member, 'Newest of all');
    expect((await server.visitor.ok('listRecentSkills')).skills[0]?.name).toBe('Newest of all');
  });
});

test('skills that the catalogue has are looked up once', async () => {
  const { id } = await server.join('Ana');
  const log = new StatementLog(server.database);
  const { db } = log.watched();
  const context = { clock: server.clock.now, limits: createLimits(testSettings().rateLimits, null) };
  const ensure = async (...names: string[]) => {
    const skills = await ensureSkills(context, db, names, { memberId: id, takers: {} });
    return { ids: skills.idsOf(names), statements: log.take().length };
  };
  const added = await ensure('Pottery', ' glazing', 'Glazing');
  expect(added).toEqual({ ids: [expect.any(String), expect.any(String)], statements: 3 });
  expect(await ensure('POTTERY', 'Glazing ')).toEqual({ ids: added.ids, statements: 1 });
  expect(await ensure()).toEqual({ ids: [], statements: 0 });
});
