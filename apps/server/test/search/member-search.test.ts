import type { MemberSearch } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { pictureForm } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const search = async (query: Record<string, string>, by = server.visitor) => await by.ok('searchMembers', { query });

const namesOf = ({ users }: MemberSearch) => users.map(({ name }) => name);

async function edit(member: TestMember, fields: Record<string, string>) {
  await member.api.ok('editUser', { path: { userId: member.id }, form: pictureForm(fields) });
}

describe('words', () => {
  test('name skills despite typos, which the answer shows and `exact` switches off', async () => {
    await server.join('Valentina', { skillsOffered: ['Spanish'], skillsRequested: ['Guitar'] });
    await server.join('Marit', { skillsOffered: ['Knitting'], skillsRequested: ['Film photography'] });
    const found = await search({ q: 'spanihs' });
    expect(namesOf(found)).toEqual(['Valentina']);
    expect(found.corrected).toEqual({ from: 'spanihs', to: 'Spanish' });
    expect(found.skills.map(({ name }) => name)).toEqual(['Spanish']);
    expect(namesOf(await search({ q: 'spanihs', exact: 'true' }))).toEqual([]);
    const both = await search({ q: 'film photogrpahy spanish' });
    expect(namesOf(both).toSorted()).toEqual(['Marit', 'Valentina']);
    expect(both.corrected).toEqual({ from: 'film photogrpahy', to: 'Film photography' });
    const typing = await search({ q: 'knit' });
    expect(namesOf(typing)).toEqual(['Marit']);
    expect(typing.corrected).toBeUndefined();
  });

  test('find names, which are not treated as typos', async () => {
    await server.join('Juan Pianu', { skillsOffered: ['Chess'] });
    await server.join('Ana Juarez', { skillsOffered: ['Piano'] });
    expect(namesOf(await search({ q: 'pianu' }))).toEqual(['Juan Pianu']);
    expect(namesOf(await search({ q: 'juarez piano' }))).toEqual(['Ana Juarez']);
    expect(namesOf(await search({ q: 'pianu piano' }))).toEqual([]);
  });

  test('of a filter name skills separated by commas, some with a comma of their own', async () => {
    await server.join('One', { skillsOffered: ['Cakes, with sugar'] });
    await server.join('Two', { skillsOffered: ['Baking'] });
    await server.join('Three', { skillsOffered: ['Chess'], skillsRequested: ['Baking'] });
    expect(namesOf(await search({ teaches: 'cakes, with sugar' }))).toEqual(['One']);
    expect(namesOf(await search({ teaches: 'Baking,Chess' })).toSorted()).toEqual(['Three', 'Two']);
    expect(namesOf(await search({ wants: 'Baking' }))).toEqual(['Three']);
    expect(namesOf(await search({ wants: 'Nothing such' }))).toEqual([]);
  });
});

describe('a skill that nobody has', () => {
  test('finds those with a kind of it, by its own name, another one and a beginning, as a word and as a filter', async () => {
    await seedCatalog(server.database, server.clock.now());
    await server.join('Film', { skillsOffered: ['Film photography'] });
    await server.join('Portraits', { skillsRequested: ['Portrait photography'] });
    await server.join('Child', { skillsOffered: ['Figma'] });
    await server.join('Script', { skillsOffered: ['JavaScript'] });
    for (const q of ['photography', 'photo', 'Photograph', 'photogrpahy'])
      expect(namesOf(await search({ q })).toSorted(), q).toEqual(['Film', 'Portraits']);
    expect(namesOf(await search({ teaches: 'photography' }))).toEqual(['Film']);
    expect(namesOf(await search({ wants: 'photo' }))).toEqual(['Portraits']);
    // The catalog has it under UI design, and that under Design. "Java" is no word of "JavaScript".
    expect(namesOf(await search({ q: 'design' }))).toEqual(['Child']);
    expect(namesOf(await search({ q: 'design', exact: 'true' }))).toEqual([]);
    expect(namesOf(await search({ q: 'java' }))).toEqual([]);
    const [film] = (await search({ q: 'photo' })).users.filter(({ name }) => name === 'Film');
    expect(film?.match).toEqual({ teaches: ['Film photography'], wants: [] });
  });

  test('is found by any part of a name in a script without spaces, and by its name in another language', async () => {
    await seedCatalog(server.database, server.clock.now());
    await server.join('Talk', { skillsOffered: ['日本語会話'] });
    await server.join('Mandarin', { skillsOffered: ['中文会话'] });
    await server.join('Thai', { skillsOffered: ['ภาษาไทยพื้นฐาน'] });
    await server.join('Anfang', { skillsOffered: ['Deutsch für Anfänger'] });
    await server.join('Polish', { skillsOffered: ['German'] });
    for (const q of ['会話', '本語', '日本語']) expect(namesOf(await search({ q })), q).toEqual(['Talk']);
    expect(namesOf(await search({ q: '中文' }))).toEqual(['Mandarin']);
    expect(namesOf(await search({ q: 'พื้น' }))).toEqual(['Thai']);
    const inGerman = await search({ q: 'deutsch' });
    expect(namesOf(inGerman).toSorted()).toEqual(['Anfang', 'Polish']);
    expect(inGerman.corrected).toEqual({ from: 'deutsch', to: 'German' });
    expect(namesOf(await search({ teaches: 'Deutsch' })).toSorted()).toEqual(['Anfang', 'Polish']);
  });

  test('does not take the place of the words that were typed', async () => {
    await seedCatalog(server.database, server.clock.now());
    await server.join('Own', { skillsOffered: ['Germann’s bakery'] });
    const found = await search({ q: 'germann' });
    expect(namesOf(found)).toEqual(['Own']);
    expect(found.corrected).toBeUndefined();
    const nobody = await search({ q: 'spanihs' });
    expect([namesOf(nobody), nobody.corrected]).toEqual([[], undefined]);
  });
});

test('members with a swap in both directions come first, with its skills', async () => {
  const me = await server.join('Me', { skillsOffered: ['Python'], skillsRequested: ['Portuguese'] });
  await server.join('Partner', { skillsOffered: ['Chess', 'Portuguese'], skillsRequested: ['Python', 'Chess'] });
  await server.join('Teacher', { skillsOffered: ['Portuguese'], skillsRequested: ['Chess'] });
  const found = await search({ facets: 'true' }, me.api);
  expect(found.users.map(({ name, bothWays, match }) => [name, bothWays, match])).toEqual([
    ['Partner', true, { teaches: ['Portuguese'], wants: ['Python'] }],
    ['Teacher', false, { teaches: ['Portuguese'], wants: [] }],
  ]);
  expect(found.facets).toMatchObject({ total: { count: 2 }, bothWays: { count: 1, more: false } });
  expect(namesOf(await search({ both: 'true' }, me.api))).toEqual(['Partner']);
  expect(namesOf(await search({ both: 'true' }))).toEqual([]);
});

test('levels, languages, zone and activity are on a profile, can be hidden, and filter', async () => {
  const ana = await server.join('Ana', { skillsOffered: ['Chess', 'Go'], skillsRequested: ['Piano'] });
  const ben = await server.join('Ben', { skillsOffered: ['Chess'] });
  const levels = [
    { skill: 'chess', side: 'teach', level: 'can-teach' },
    { skill: 'Piano', side: 'learn', level: 'starting' },
    { skill: 'Unknown', side: 'teach', level: 'starting' },
  ];
  await edit(ana, {
    skillLevels: JSON.stringify(levels),
    languages: '["pt-br","EN"]',
    timeZone: 'America/Recife',
  });
  const { user } = await ben.api.ok('getUser', { path: { userId: ana.id } });
  expect(user).toMatchObject({
    skillLevels: [
      { skill: 'Chess', side: 'teach', level: 'can-teach' },
      { skill: 'Piano', side: 'learn', level: 'starting' },
    ],
    languages: ['pt-BR', 'en'],
    timeZone: 'America/Recife',
    lastActive: 'this-week',
  });
  expect(user).not.toHaveProperty('hideActivity');
  for (const query of [
    { teaches: 'Chess', level: 'can-teach' },
    { wants: 'Piano', level: 'starting' },
    { level: 'can-teach' },
    { language: 'pt' },
    { language: 'PT-BR' },
  ] as Record<string, string>[])
    expect(namesOf(await search(query))).toEqual(['Ana']);
  for (const query of [{ teaches: 'Go', level: 'can-teach' }, { level: 'starting' }, { language: 'pt-PT' }] as Record<
    string,
    string
  >[])
    expect(namesOf(await search(query))).toEqual([]);

  await edit(ana, { hideActivity: 'true', hideTimeZone: 'true' });
  const hidden = (await ben.api.ok('getUser', { path: { userId: ana.id } })).user;
  expect(hidden).not.toHaveProperty('lastActive');
  expect(hidden).not.toHaveProperty('timeZone');
  expect((await ana.api.ok('getUser', { path: { userId: ana.id } })).user).toMatchObject({
    hideActivity: true,
    hideTimeZone: true,
    lastActive: 'this-week',
  });
  expect(namesOf(await search({ active: 'this-week' }))).toEqual(['Ben']);

  server.clock.advance(20 * 24 * 3_600);
  expect(namesOf(await search({ active: 'this-week' }))).toEqual([]);
  expect((await search({ active: 'this-month' })).users).toMatchObject([{ name: 'Ben', lastActive: 'this-month' }]);
  await edit(await server.logIn(ana.email, ana.password), { skillLevels: '[]' });
  expect(namesOf(await search({ level: 'can-teach' }))).toEqual([]);
});

test.each([
  ['skillLevels', 'no list'],
  ['skillLevels', '[{"skill":"Chess","side":"teach","level":"best"}]'],
  ['skillLevels', '[null]'],
  ['languages', '["Portuguese"]'],
  ['languages', '{}'],
])('an edit with bad %s is rejected: %s', async (field, text) => {
  const ana = await server.join('Ana');
  const call = { path: { userId: ana.id }, form: pictureForm({ [field]: text }) };
  expect(await ana.api.errorOf('editUser', 400, call)).toMatch(field);
});

test('hours of the week are in the viewer’s time zone', async () => {
  const ana = await server.join('Ana');
  const weekly = [{ weekday: 1, from: '07:00', to: '09:00' }];
  await ana.api.ok('setAvailability', { body: { timeZone: 'Asia/Kolkata', weekly } });
  const names = async (hours: string, timeZone: string) => namesOf(await search({ hours, timeZone }));
  expect(await names('weekday-mornings', 'Asia/Kolkata')).toEqual(['Ana']);
  expect(await names('weekday-afternoons', 'Asia/Kolkata')).toEqual([]);
  // Monday from 1:30 to 3:30 in UTC is Sunday evening in New York.
  expect(await names('weekend-evenings', 'America/New_York')).toEqual(['Ana']);
  expect(await names('weekday-mornings', 'America/New_York')).toEqual([]);
  await server.visitor.errorOf('searchMembers', 400, { query: { hours: 'weekday-mornings', timeZone: 'Nowhere' } });
});

test('a search without results says which filter to drop', async () => {
  for (const name of ['One', 'Two']) {
    const member = await server.join(name, { skillsOffered: ['Joinery'] });
    await edit(member, { languages: '["en"]' });
  }
  const german = await server.join('Three', { skillsOffered: ['Chess'] });
  await edit(german, { languages: '["de"]' });
  const found = await search({ teaches: 'Joinery', language: 'de', sort: 'rating' });
  expect(found.users).toEqual([]);
  expect(found.drop).toEqual([
    { filter: 'all', count: 3, more: false },
    { filter: 'language', count: 2, more: false },
    { filter: 'teaches', count: 1, more: false },
  ]);
});

test('blocked, suspended and leaving members and the caller are neither found nor counted', async () => {
  const me = await server.join('Me');
  const [blocked, suspended, leaving] = await Promise.all(
    ['Blocked', 'Suspended', 'Leaving'].map((name) => server.join(name)),
  );
  await server.join('Found');
  await me.api.ok('blockMember', { path: { userId: blocked?.id ?? '' } });
  const { db } = server.database;
  await db
    .updateTable('members')
    .set({ leaving_at: server.clock.now() })
    .where('id', '=', leaving?.id ?? '')
    .execute();
  const at = server.clock.now();
  const about = { kind: 'member', target_id: suspended?.id ?? '', member_id: suspended?.id ?? '' } as const;
  const { id: case_id } = await db
    .insertInto('cases')
    .values({ ...about, opened_at: at, closed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('actions')
    .values({
      case_id,
      member_id: about.member_id,
      moderator_id: me.id,
      kind: 'suspend',
      reason: 'Spam.',
      created_at: at,
    })
    .execute();
  const found = await search({ facets: 'true' }, me.api);
  expect(namesOf(found)).toEqual(['Found']);
  expect(found.facets?.total).toEqual({ count: 1, more: false });
  expect(namesOf(await search({}, blocked?.api))).toEqual(['Found']);
});

test('calls record a member’s day once', async () => {
  const ana = await server.join('Ana');
  const seen = async () =>
    (await server.database.db.selectFrom('members').select('seen_on').executeTakeFirstOrThrow()).seen_on;
  await ana.api.ok('getUser', { path: { userId: ana.id } });
  expect(await seen()).toBe('2026-11-20');
  await server.database.db.updateTable('members').set({ seen_on: null }).execute();
  await ana.api.ok('getUser', { path: { userId: ana.id } });
  expect(await seen()).toBeNull();
  server.clock.advance(24 * 3_600);
  await ana.api.ok('getUser', { path: { userId: ana.id } });
  expect(await seen()).toBe('2026-11-21');
});
