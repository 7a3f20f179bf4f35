import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resolveSkills } from '../../src/modules/skills/resolve-skills.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { pictureForm } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const now = new Date('2026-11-26T12:00:00Z');
const seed = () => seedCatalog(server.database, now);
const search = async (query: string) => await server.visitor.ok('searchSkills', { query: { query } });

test('the shipped skills are added once, and hidden until a member has them', async () => {
  expect(await seed()).toBe(true);
  expect(await seed()).toBe(false);
  expect((await server.visitor.ok('listRecentSkills')).skills).toEqual([]);
  expect((await search('js'))[0]).toMatchObject({ name: 'JavaScript', kind: 'technology', matched: 'JS' });
});

test('statements know at once how many names there are', async () => {
  const names = await server.database.exclusively(async (db) => {
    await sql`vacuum analyze skill_aliases`.execute(db);
    await seedCatalog({ db, exclusively: (work) => work(db) }, now);
    const { rows } = await sql<{ names: number }>`
      select reltuples as names from pg_class where relname = 'skill_aliases'`.execute(db);
    return rows[0]?.names;
  });
  expect(names).toBeGreaterThan(10_000);
});

test('a shipped skill that no member has can be added, once', async () => {
  await seed();
  const member = await server.join('Ana');
  const form = () => pictureForm({ name: 'guitar', desc: 'Chords, picking and songs' });
  expect((await member.api.ok('addSkill', { form: form() })).message).toBe('guitar is now in the catalog.');
  expect((await search('guitarra'))[0]).toMatchObject({ name: 'Guitar', desc: 'Chords, picking and songs' });
  await member.api.errorOf('addSkill', 409, { form: form() });
});

test('members keep their own spelling of a name, linked to the skill, and the first one of several', async () => {
  const ana = await server.join('Ana', { skillsOffered: ['JS', 'Guitar', 'Drum programming'] });
  await seed();
  const ben = await server.join('Ben', { skillsRequested: ['Javascript', 'gitarre', 'JS'] });
  expect((await ana.api.ok('getUser', { path: { userId: ana.id } })).user.skillsOffered).toEqual([
    'JS',
    'Guitar',
    'Drum programming',
  ]);
  expect((await ben.api.ok('getUser', { path: { userId: ben.id } })).user.skillsRequested).toEqual([
    'JavaScript',
    'gitarre',
  ]);
  const rows = await server.database.db
    .selectFrom('skills')
    .leftJoin('skills as root', 'root.id', 'skills.canonical_id')
    .select(['skills.name', 'root.name as root'])
    .where('skills.is_dormant', '=', false)
    .orderBy('skills.name_key')
    .execute();
  expect(rows.map(({ name, root }) => [name, root])).toEqual([
    ['Drum programming', null],
    ['gitarre', 'Guitar'],
    ['Guitar', null],
    ['JavaScript', null],
    ['JS', 'JavaScript'],
  ]);
});

test('a whole text names a skill, in any spelling, language and version', async () => {
  await seed();
  const meant = async (text: string) => (await resolveSkills(server.database.db, text)).map(({ name }) => name);
  const texts = ['Python 3', 'nodejs', 'C programming', 'c ++', 'Spanish language', 'Geige', 'جيتار', 'javascrpit'];
  expect(await Promise.all(texts.map(meant))).toEqual([
    ['Python'],
    ['Node.js'],
    ['C'],
    ['C++'],
    ['Spanish'],
    ['Violin'],
    ['Guitar'],
    ['JavaScript'],
  ]);
  expect(await meant('Drum programming')).toEqual([]);
});
