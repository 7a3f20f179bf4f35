import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { newDatabase } from '../support/test-database.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const found = async (query: { name: string }) =>
  (await server.visitor.ok('listUsers', { query })).users.map(({ name }) => name);

describe('a search of members', () => {
  test.each([
    ["O'Brien", 'Owen O’Brien'],
    ['O’Brien', "Owen O'Brien"],
    ['obrien', 'Owen O’Brien'],
    ['Mueller', 'Jörg Müller'],
    ['Müller', 'Jörg Mueller'],
    ['soeren', 'Søren Holm'],
    ['Þóra', 'Thora Jons'],
    ['жанна', 'ЖАННА'],
    ['أحمد', 'احمد'],
    ['שלום', 'שָׁלוֹם'],
    ['ｷﾞﾀｰ', 'ギター'],
    ['jo anna', 'Joanna Lund'],
  ])('for %s finds %s', async (text, name) => {
    await server.join(name);
    await server.join('Somebody Else');
    expect(await found({ name: text })).toEqual([name]);
  });
});

test.each([
  ['nodejs', ['Node JS', 'Node.js', 'nodejs']],
  ['node js', ['Node JS', 'Node.js', 'nodejs']],
  ['Node.js', ['Node JS', 'Node.js', 'nodejs']],
  ['c++', ['C++']],
  ['c#', ['C#']],
])('a search for the skill %s finds only those with %j', async (q, skills) => {
  for (const skill of ['Node JS', 'Node.js', 'nodejs', 'C++', 'C#', 'Novel jam'])
    await server.join(`Member of ${skill.length}`, { skillsOffered: [skill] });
  const { users } = await server.visitor.ok('searchMembers', { query: { q } });
  expect(users.flatMap(({ skillsOffered }) => skillsOffered).toSorted()).toEqual(skills);
});

describe('a skill', () => {
  test.each([
    ['Women’s self-defence', "Women's self–defence"],
    ['C♯', 'C#'],
    ['B♭ clarinet', 'Bb clarinet'],
    ['ギター', 'ぎたー'],
    ['الأردو', 'الاردو'],
  ])('is one whether written %s or %s', async (one, other) => {
    const ana = await server.join('Ana', { skillsOffered: [one] });
    const ben = await server.join('Ben', { skillsRequested: [other, one] });
    expect((await ben.api.ok('getUser', { path: { userId: ben.id } })).user.skillsRequested).toEqual([one]);
    expect((await ben.api.ok('recommendUsers')).users.map(({ name }) => name)).toEqual(['Ana']);
    const event = await hostEvent(server, ana, { skills: [other] });
    expect(event.skills).toEqual([one]);
    const list = await server.visitor.ok('listEvents', { query: { skill: other } });
    expect(list.map(({ _id }) => _id)).toEqual([event._id]);
    const [skill] = await server.visitor.ok('searchSkills', { query: { query: other } });
    expect(skill?.name).toBe(one);
  });
});

test('duplicate skills are merged wherever they are used', async () => {
  const database = await newDatabase();
  const { db } = database;
  try {
    await migrate(database, { upTo: '0030_export_parts.sql' });
    await sql`
      insert into members (id, name, username, email, email_key, password_hash)
      select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'm' || n, 'm' || n, n::text, n::text, 'none'
      from generate_series(1, 3) as n`.execute(db);
    await sql`
      insert into skills (id, name, name_key, description) values
        ('10000000-0000-4000-8000-000000000001', 'Women''s self-defence', 'women''s self-defence', ''),
        ('10000000-0000-4000-8000-000000000002', 'Women’s self-defence', 'women’s self-defence', 'How to get away'),
        ('10000000-0000-4000-8000-000000000003', 'Women’s self–defence', 'women’s self–defence', 'Other words'),
        ('10000000-0000-4000-8000-000000000004', 'Résumé', 'résumé', ''),
        ('10000000-0000-4000-8000-000000000005', 'Resume', 'resume', '')`.execute(db);
    await sql`
      insert into member_skills (member_id, kind, skill_id, position)
      select ('00000000-0000-4000-8000-00000000000' || member)::uuid, kind, ('10000000-0000-4000-8000-00000000000' || skill)::uuid, place
      from (values (1, 'offered', 4, 0), (1, 'offered', 1, 1), (1, 'offered', 2, 2), (1, 'requested', 3, 0), (2, 'offered', 2, 0), (2, 'offered', 3, 1))
        as rows (member, kind, skill, place)`.execute(db);
    await sql`
      with event as (
        insert into events (host_id, title, description, day, start_time, end_time, max_participants)
        values ('00000000-0000-4000-8000-000000000001', 't', 'd', now(), now(), now() + interval '1 hour', 3) returning id
      )
      insert into event_skills (event_id, skill_id, position)
      select id, ('10000000-0000-4000-8000-00000000000' || n)::uuid, n from event, generate_series(1, 3) as n`.execute(
      db,
    );
    await sql`
      with session as (
        insert into sessions (user_one, user_two, skill_one, skill_two, date, link)
        values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
          '10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000003', now() - interval '2 days', '')
        returning id
      )
      insert into reviews (session_id, author_id, subject_id, skill_id, rating, comment)
      select id, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
        '10000000-0000-4000-8000-000000000003', 5, 'fine' from session`.execute(db);

    await migrate(database);

    const skills = await db
      .selectFrom('skills')
      .select(['name', 'name_key', 'description', 'holders', 'is_shared'])
      .orderBy('seq')
      .execute();
    const kept = { name: "Women's self-defence", name_key: "women's self-defence", description: 'How to get away' };
    expect(skills).toMatchObject([{ ...kept, holders: 2, is_shared: true }, { name: 'Résumé' }, { name: 'Resume' }]);
    const { rows } = await sql<{ what: string; name: string }>`
      select what, name from (
        select 'member ' || members.name || ' ' || kind || ' ' || position as what, skill_id from member_skills join members on members.id = member_id
        union all select 'event ' || position, skill_id from event_skills
        union all select 'session one', skill_one from sessions
        union all select 'session two', skill_two from sessions
        union all select 'review', skill_id from reviews
      ) as uses join skills on skills.id = skill_id where skills.name <> 'Résumé' order by what`.execute(db);
    expect(rows.map(({ what, name }) => `${what}: ${name}`)).toEqual(
      [
        'event 1',
        'member m1 offered 1',
        'member m1 requested 0',
        'member m2 offered 0',
        'review',
        'session one',
        'session two',
      ].map((what) => `${what}: Women's self-defence`),
    );
  } finally {
    await database.close();
  }
});
