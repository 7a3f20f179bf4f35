import { describe, expect, test } from 'vitest';
import { hostEvent } from '../support/kinds/things.ts';
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
    ['李小龙', '李 小龙'],
    ['小龙', '李小龙'],
    ['山田太郎', '山田・太郎'],
    ['철수', '김철수'],
    ['عبدالرحمن', 'عبد الرحمن'],
    ['okyere', 'Ɔkyerɛ'],
    ['Ɔkyerɛ', 'Okyere'],
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
  ['c♯', ['C#']],
  ['Ｃ＋＋', ['C++']],
])('a search for the skill %s finds only those with %j', async (q, skills) => {
  for (const skill of ['Node JS', 'Node.js', 'nodejs', 'C++', 'C#', 'Novel jam'])
    await server.join(`Member of ${skill.length}`, { skillsOffered: [skill] });
  const { users } = await server.visitor.ok('searchMembers', { query: { q } });
  expect(users.flatMap(({ skillsOffered }) => skillsOffered).toSorted()).toEqual(skills);
});

test.each([
  ['qa', ['Q&A evening', 'QA for beginners']],
  ['q&a', ['Q&A evening', 'QA for beginners']],
  ['1000', ['1 000 words', '1,000 steps']],
  ['1,000', ['1 000 words', '1,000 steps']],
  ['5km', ['A 5 km run']],
  ['b&b', ['Run a B & B']],
  ['#steps', ['1,000 steps']],
  ['“evening”?', ['Q&A evening']],
  ['11', ['टॉप ११']],
  ['११', ['टॉप ११']],
  ['q&a & evening', ['Q&A evening']],
  ['steps – 1,000', ['1,000 steps']],
  ['colleccio', ['Col·lecció']],
  ['צהל', ['צה״ל']],
  ['हिंदी', ['हिन्दी फ़िल्म']],
  ['फिल्म', ['हिन्दी फ़िल्म']],
  ['👩‍🍳', ['👩🏽‍🍳 Cook along']],
])('a search for events with %s finds %j', async (q, titles) => {
  const ana = await server.join('Ana');
  for (const title of [
    ...['Q&A evening', 'QA for beginners', '1,000 steps', '1 000 words', 'टॉप ११', 'Quick tea', 'A 5 km run'],
    ...['Run a B & B', 'Club band', 'Col·lecció', 'צה״ל', 'हिन्दी फ़िल्म', '👩🏽‍🍳 Cook along'],
  ])
    await hostEvent(server, ana, { title });
  const { events } = await server.visitor.ok('searchEvents', { query: { q } });
  expect(events.map(({ title }) => title).toSorted()).toEqual(titles);
});

test('a word of a skill is found in scripts whose vowels are marks', async () => {
  await server.join('Asha', { skillsOffered: ['आसान हिन्दी बोलना'] });
  await server.join('Mali', { skillsOffered: ['தமிழ் எழுத்து'] });
  for (const [q, name] of [
    ['बोलना', 'Asha'],
    ['हिन्दी', 'Asha'],
    ['எழுத்', 'Mali'],
  ] as const) {
    const { users } = await server.visitor.ok('searchMembers', { query: { q } });
    expect(users.map((user) => user.name)).toEqual([name]);
  }
});

test.each([
  ['wifi', 'Wi-Fi'],
  ['wi/fi', 'Wi-Fi'],
  ['a/b', 'A/B testing'],
  ["rock'n'roll", 'Rock ’n’ Roll'],
  ['🎸', 'Guitar 🎸'],
])('a search of members for %s finds the skill %s, which begins so', async (q, skill) => {
  for (const each of ['Wi-Fi', 'A/B testing', 'Rock ’n’ Roll', 'Guitar 🎸', 'Abacus', 'Bread'])
    await server.join('Somebody', { skillsOffered: [each] });
  const { users } = await server.visitor.ok('searchMembers', { query: { q } });
  expect(users.map(({ skillsOffered }) => skillsOffered)).toEqual([[skill]]);
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
