import { beforeAll, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { eventFields, hostEvent, idsOf } from '../../src/things.ts';
import { slipIn } from '../../src/typos.ts';

const [taught, wanted, rare] = [uniqueWord(), uniqueWord(), uniqueWord()];
let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [taught], wants: [wanted] });
  ben = await newMember('Ben', { teaches: [wanted, rare], wants: [taught] });
  cay = await newMember('Cay', { teaches: [wanted] });
});

const find = async (query: Record<string, string | number>, by = visitor) => await by.ok('searchMembers', { query });

addition('searchMembers finds by a skill on either side, and by a name', async () => {
  expect(idsOf((await find({ q: wanted })).users).toSorted()).toEqual([ann.id, ben.id, cay.id].toSorted());
  expect(idsOf((await find({ q: ann.name })).users)).toEqual([ann.id]);
  expect((await find({ q: uniqueWord() })).users).toEqual([]);
});

addition('searchMembers corrects a typo and says so, except with exact', async () => {
  const slip = slipIn(rare);
  const found = await find({ q: slip });
  expect(idsOf(found.users)).toEqual([ben.id]);
  expect(found.corrected).toMatchObject({ to: rare });
  expect(found.skills.map(({ name }) => name)).toEqual([rare]);
  expect((await find({ q: slip, exact: 'true' })).users).toEqual([]);
});

addition('searchMembers lists members first with whom a swap works both ways, and never the caller', async () => {
  const { users } = await find({ q: wanted }, ann.api);
  expect(users.map(({ _id, bothWays }) => [_id, bothWays])).toEqual([
    [ben.id, true],
    [cay.id, false],
  ]);
  expect(users[0]?.match).toEqual({ teaches: [wanted], wants: [taught] });
  expect(idsOf((await find({ q: wanted, both: 'true' }, ann.api)).users)).toEqual([ben.id]);
});

addition('searchMembers counts the facts of profiles next to the filters', async () => {
  const skill = uniqueWord();
  const dan = await newMember('Dan', { teaches: [skill] });
  await newMember('Eve', { teaches: [skill] });
  await dan.api.ok('editUser', {
    path: { userId: dan.id },
    form: {
      skillLevels: JSON.stringify([{ skill, side: 'teach', level: 'can-teach' }]),
      languages: JSON.stringify(['pt-BR']),
    },
  });
  const { facets } = await find({ teaches: skill, facets: 'true', level: 'can-teach' });
  expect(facets).toMatchObject({
    total: { count: 1, more: false },
    level: [{ value: 'can-teach', count: 1, more: false }],
    language: [{ value: 'pt', count: 1, more: false }],
  });
});

addition('searchMembers suggests filters to drop if nobody is found', async () => {
  const { users, drop } = await find({ teaches: rare, language: 'zu' });
  expect(users).toEqual([]);
  expect(drop).toContainEqual({ filter: 'language', count: 1, more: false });
});

addition('searchMembers excludes members who have blocked the caller', async () => {
  const [dan, eve] = [await newMember('Dan', { teaches: [uniqueWord()] }), await newMember('Eve')];
  await dan.api.ok('blockMember', { path: { userId: eve.id } });
  expect(idsOf((await find({ q: dan.name })).users)).toEqual([dan.id]);
  expect((await find({ q: dan.name }, eve.api)).users).toEqual([]);
});

addition('searchMembers and searchEvents have pages without gaps or repetitions', async () => {
  const skill = uniqueWord();
  const members = [];
  for (const name of ['One', 'Two', 'Three']) members.push(await newMember(name, { teaches: [skill] }));
  const host = await newMember('Host');
  const events = [];
  for (const hours of [40, 50, 60]) events.push(await hostEvent(host, eventFields(hours, { skills: [skill] })));
  type Found = { users: readonly { _id: string }[] };
  const query = { q: skill, sort: 'newest', limit: 2 };
  const pages = await pagesOf(visitor, 'searchMembers', { query }, ({ users }: Found) => users);
  const newest = members.map(({ id }) => id).toReversed();
  expect(pages.map(idsOf)).toEqual([newest.slice(0, 2), newest.slice(2)]);
  type Listed = { events: readonly { _id: string }[] };
  const parts = await pagesOf(
    visitor,
    'searchEvents',
    { query: { q: skill, limit: 2 } },
    (body: Listed) => body.events,
  );
  expect(parts.map(idsOf)).toEqual([events.slice(0, 2), events.slice(2)]);
});

addition('searchEvents finds by a typo, a word of the title, days and free places', async () => {
  const [skill, title] = [uniqueWord(), uniqueWord()];
  const host = await newMember('Host');
  const id = await hostEvent(host, eventFields(40, { skills: [skill], title: `An hour of ${title}` }));
  const found = async (query: Record<string, string>) =>
    idsOf((await visitor.ok('searchEvents', { query: { ...query } })).events);
  for (const query of [{ q: slipIn(skill) }, { q: title }, { skill, free: 'true' }])
    expect(await found(query)).toEqual([id]);
  const from = new Date(Date.now() + 400 * 86_400_000).toISOString();
  expect(await found({ skill, from })).toEqual([]);
  expect(await found({ skill, to: from })).toEqual([id]);
});

addition(
  'searchEvents filters by wanted skills, has counts next to its filters, and suggests filters to drop',
  async () => {
    const skill = uniqueWord();
    const host = await newMember('Host');
    const id = await hostEvent(host, eventFields(40, { skills: [skill], language: 'pt' }));
    const fan = await newMember('Fan', { wants: [skill] });
    const wanted = { skill, wanted: 'true' };
    expect(idsOf((await fan.api.ok('searchEvents', { query: wanted })).events)).toEqual([id]);
    expect((await visitor.ok('searchEvents', { query: wanted })).events).toEqual([]);
    const { facets } = await fan.api.ok('searchEvents', { query: { skill, facets: 'true' } });
    const one = { count: 1, more: false };
    expect(facets).toMatchObject({
      total: one,
      free: one,
      wanted: one,
      days: [one],
      language: [{ value: 'pt', ...one }],
    });
    for (const [language, found] of Object.entries({ pt: [id], en: [] }))
      expect(idsOf((await visitor.ok('searchEvents', { query: { skill, language } })).events)).toEqual(found);
    const { drop } = await visitor.ok('searchEvents', { query: { skill, to: new Date().toISOString() } });
    expect(drop).toContainEqual({ filter: 'days', ...one });
  },
);

addition('searchEvents finds the events of one host', async () => {
  const [host, other] = [await newMember('Host'), await newMember('Other')];
  const id = await hostEvent(host, eventFields(40));
  await hostEvent(other, eventFields(41));
  expect(idsOf((await visitor.ok('searchEvents', { query: { host: host.id } })).events)).toEqual([id]);
});

addition('getUser and recommendUsers say what the member and the caller could swap', async () => {
  const { user } = await ann.api.ok('getUser', { path: { userId: ben.id } });
  expect(user.match).toEqual({ teaches: [wanted], wants: [taught] });
  expect((await ben.api.ok('getUser', { path: { userId: ben.id } })).user).not.toHaveProperty('match');
  const { users } = await ann.api.ok('recommendUsers');
  expect(users.find(({ _id }) => _id === ben.id)?.match).toEqual(user.match);
});

addition('getUser has the facts of a member, hidden ones only for the member', async () => {
  const dan = await newMember('Dan', { teaches: [uniqueWord()] });
  const call = { path: { userId: dan.id } };
  const form = { languages: '["de","cs"]', timeZone: 'Europe/Berlin' };
  const edited = await dan.api.ok('editUser', { ...call, form });
  expect(edited.user.languages).toEqual(['de', 'cs']);
  const { user } = await ann.api.ok('getUser', call);
  expect(user).toMatchObject({ languages: ['de', 'cs'], timeZone: 'Europe/Berlin', lastActive: 'this-week' });
  expect(user).not.toHaveProperty('hideActivity');
  await dan.api.ok('editUser', { ...call, form: { hideActivity: 'true', hideTimeZone: 'true' } });
  const hidden = (await ann.api.ok('getUser', call)).user;
  expect(hidden).not.toHaveProperty('lastActive');
  expect(hidden).not.toHaveProperty('timeZone');
  expect((await dan.api.ok('getUser', call)).user).toMatchObject({ hideActivity: true, lastActive: 'this-week' });
});
