import { expect, test } from 'vitest';
import { skilled } from '../matches/skilled.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const save = (member: TestMember, form: Record<string, string>) =>
  member.api.ok('editUser', { path: { userId: member.id }, form: pictureForm(form) });

const community = () => skilled(server, 'Ann: Python for Chess', 'Hana: Chess for Python', 'Cai: Chess for Python');

/** Lists use the database's day, so the absence lasts until any day of this test. */
async function leave(member: TestMember): Promise<void> {
  const { db } = server.database;
  await db.updateTable('members').set({ away_until: '2999-12-31' }).where('id', '=', member.id).execute();
}

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('an absent member is in no list, search, recommendation or match until the return', async () => {
  const [ann, hana] = await community();
  const names = async () => ({
    list: (await ann.api.ok('listUsers')).users.map(({ name }) => name),
    recommended: (await ann.api.ok('recommendUsers')).users.map(({ name }) => name),
    found: (await ann.api.ok('searchMembers', { query: { teaches: 'Chess' } })).users.map(({ name }) => name),
    matched: (await ann.api.ok('listMatches')).matches.flatMap(({ seats }) => seats.map(({ member }) => member.name)),
  });
  for (const list of Object.values(await names())) expect(list).toContain('Hana');
  await leave(hana);
  for (const list of Object.values(await names())) {
    expect(list).not.toContain('Hana');
    expect(list).toContain('Cai');
  }
  await save(hana, { awayUntil: '' });
  for (const list of Object.values(await names())) expect(list).toContain('Hana');
});

test('a proposal or a plan with an absent member is answered with the day of the return', async () => {
  const [ann, hana] = await community();
  const propose = async () => {
    const times = [new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString()];
    const { message, awayUntil } = await ann.api.ok('proposeSession', { body: { userTwo: hana.id, times } });
    return [message, awayUntil];
  };
  expect(await propose()).toEqual(['Proposal sent', undefined]);
  await save(hana, { awayUntil: inDays(3) });
  const sentence = expect.stringMatching(/^Proposal sent\. Hana is away until \w+ \d+, \d{4}\.$/);
  expect(await propose()).toEqual([sentence, inDays(3)]);
  const { user } = await ann.api.ok('getUser', { path: { userId: hana.id } });
  expect(user.awayUntil).toBe(inDays(3));
  const date = new Date(server.clock.now().getTime() + 4 * 86_400_000).toISOString();
  const plan = { date, userTwo: hana.id, link: 'https://meet.example.org/swap' };
  expect(await ann.api.ok('createSession', { body: plan })).toMatchObject({ awayUntil: inDays(3) });
  server.clock.advance(5 * 86_400);
  expect(await propose()).toEqual(['Proposal sent', undefined]);
});

test.each([
  ['yesterday’s week', () => inDays(-7), 'must not be in the past'],
  ['years ahead', () => inDays(800), 'must be within a year'],
  ['no day', () => '2026-02-31', 'must be a day such as 2026-12-31'],
  ['no date', () => 'soon', 'must be a day such as 2026-12-31'],
])('an absence until %s is rejected', async (_title, day, reason) => {
  const [ann] = await community();
  const answer = await ann.api.call('editUser', { path: { userId: ann.id }, form: pictureForm({ awayUntil: day() }) });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ field: 'awayUntil', message: expect.stringContaining(reason) });
});

test('visitors do not find a members-only profile, and read "A member" at its events', async () => {
  const [ann, hana] = await community();
  const event = await hostEvent(server, hana);
  await save(hana, { membersOnly: 'true', about: 'Hana plays the Sicilian.' });
  const visitor = server.visitor;
  const inText = JSON.stringify([
    await visitor.ok('listUsers'),
    await visitor.ok('searchMembers', { query: { teaches: 'Chess' } }),
    await visitor.ok('listEvents'),
    await visitor.ok('searchEvents'),
    await visitor.ok('getPublicEvent', { path: { eventId: event._id } }),
  ]);
  expect(inText).toContain('Cai');
  expect(inText).toContain('"A member"');
  expect(inText).not.toContain('Hana');
  for (const operation of ['listUserReviews', 'listHostReviews'] as const)
    expect((await visitor.call(operation, { path: { userId: hana.id } })).status).toBe(404);
  const seen = JSON.stringify([await ann.api.ok('listUsers'), await ann.api.ok('listEvents')]);
  expect(seen.match(/"Hana"/g)?.length).toBeGreaterThan(1);
  await save(hana, { membersOnly: 'false' });
  expect(JSON.stringify(await visitor.ok('listUsers'))).toContain('Hana');
});
