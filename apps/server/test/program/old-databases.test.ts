import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { findTopSkills } from '../../src/modules/skills/repository.ts';
import { newDatabase } from '../support/test-database.ts';

// What migrations make of the rows of earlier versions. A migration that was released never changes (migrate.test.ts).

test('ratings are recalculated for the reviews of an old database', async () => {
  const database = await newDatabase();
  try {
    await migrate(database, { upTo: '0006_shared_skills.sql' });
    const script = (text: string) => database.exclusively((db) => sql.raw(text).execute(db));
    await script(`
      insert into members (name, username, email, email_key, password_hash)
        select name, name, name, name, 'none' from unnest('{ann,ben,cat}'::text[]) name;
      insert into sessions (user_one, user_two, date, link)
        select one.id, two.id, now() - n * interval '3 days', 'l'
        from members one, members two, generate_series(1, 4) n where one.name <> 'ben' and two.name = 'ben';
      insert into reviews (session_id, author_id, subject_id, rating, comment, created_at)
        select sessions.id, user_one, user_two, case when user_one = two.id then 5 else 1 end, 'c', date
        from sessions join members two on two.name = 'cat'`);
    await migrate(database);
    const ratings = await database.db
      .selectFrom('members')
      .select(['rating_sum', 'rating_count'])
      .where('name', '=', 'ben')
      .execute();
    // Each author writes four reviews three days apart; only the first and the fourth count.
    expect(ratings).toEqual([{ rating_sum: 12, rating_count: 4 }]);
  } finally {
    await database.close();
  }
});

test('the newest skills of older rules are those of the demo community, and those of two members', async () => {
  const database = await newDatabase();
  try {
    await migrate(database, { upTo: '0005_skills_by_length.sql' });
    await database.exclusively((db) =>
      sql`
        insert into members (name, username, email, email_key, password_hash)
          select name, name, name, name, 'none' from unnest('{ann,ben}'::text[]) name;
        insert into skills (id, name, name_key) values
          ('00000000-0000-8000-a000-000000000000', 'Of the demo', 'of the demo'),
          (gen_random_uuid(), 'Of one', 'of one'), (gen_random_uuid(), 'Of two', 'of two');
        insert into member_skills (member_id, kind, skill_id, position)
          select members.id, kind, skills.id, 0
          from members, skills, unnest('{offered,requested}'::text[]) kind
          where skills.name = 'Of two' or skills.name = 'Of one' and members.name = 'ann'`.execute(db),
    );
    await migrate(database);
    const names = (await findTopSkills(database.db, 12, 'newest')).map(({ name }) => name);
    expect(names.sort()).toEqual(['Of the demo', 'Of two']);
  } finally {
    await database.close();
  }
});

test('texts of older rules are cleaned without losing any', async () => {
  const database = await newDatabase();
  const { db } = database;
  try {
    await migrate(database, { upTo: '0007_counted_reviews.sql' });
    const names = ['Jonas\u200b', '\u202eInês\u202c', 'A\u030ase', 'two\r\nlines', '\u3164', 'کتاب\u200cها'];
    await db
      .insertInto('members')
      .values(
        names.map((name, index) => ({
          name,
          username: `m${index}`,
          email: `${index}`,
          email_key: `${index}`,
          password_hash: 'none',
        })),
      )
      .execute();
    const keys = ['h₂o', 'ｊａｖａ', 'java', 'che\u00adss', 'ﬁne art', 'fine art'];
    await db
      .insertInto('skills')
      .values(keys.map((name) => ({ name, name_key: name })))
      .execute();
    await migrate(database, { upTo: '0008_plain_names.sql' });
    const members = await db.selectFrom('members').select('name').orderBy('seq').execute();
    expect(members.map(({ name }) => name)).toEqual(['Jonas', 'Inês', 'Åse', 'two lines', '\u3164', 'کتاب\u200cها']);
    const skills = await db.selectFrom('skills').select(['name', 'name_key']).orderBy('seq').execute();
    expect(skills.map(({ name_key }) => name_key)).toEqual(['h2o', 'ｊａｖａ', 'java', 'chess', 'ﬁne art', 'fine art']);
    expect(skills[3]?.name).toBe('chess');
  } finally {
    await database.close();
  }
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

test('texts of older rules are searched by the digits of all scripts and without signs', async () => {
  const database = await newDatabase();
  const { db } = database;
  try {
    await migrate(database, { upTo: '0143_invited_addresses.sql' });
    await sql`
      insert into members (name, username, email, email_key, password_hash)
      select name, name, name, name, 'none' from unnest('{Ann ๓๐,Ben}'::text[]) as name`.execute(db);
    await sql`insert into skills (name, name_key) values ('Q＆A', 'q&a'), ('Tea', 'tea')`.execute(db);
    await sql`
      insert into events (host_id, title, description, day, start_time, end_time, max_participants)
      select id, '१,००० steps', 'd', now(), now(), now() + interval '1 hour', 3 from members where name = 'Ben'`.execute(
      db,
    );
    await sql`
      with conversation as (
        insert into conversations (member_low, member_high, last_seq)
        select min(id::text)::uuid, max(id::text)::uuid, 3 from members returning id, member_low
      )
      insert into messages (conversation_id, seq, sender_id, text, attachments)
      select id, seq, member_low, text, files::jsonb from conversation, (values
        (1, 'ঘর ৩০', '[]'), (2, '', '[{"name": "แผน ๓๐.pdf"}]'), (3, 'Room 30', '[]')) as said (seq, text, files)`.execute(
      db,
    );
    await migrate(database);
    const { rows } = await sql<{ folded: string }>`
      select name_folded as folded from members union all select name_folded from member_search
      union all select name_folded from skills union all select title_folded from events
      union all select 'message ' || seq from messages where words @@ '''30'''`.execute(db);
    expect(rows.map(({ folded }) => folded).toSorted()).toEqual([
      '1,000 steps\n 1000 steps',
      'ann 30',
      'ann 30',
      'ben',
      'ben',
      'message 1',
      'message 2',
      'message 3',
      'q&a\n qa',
      'tea',
    ]);
  } finally {
    await database.close();
  }
});
