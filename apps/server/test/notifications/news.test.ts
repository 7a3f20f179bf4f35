import { beforeEach, expect, test } from 'vitest';
import { skilled } from '../matches/skilled.ts';
import { appoint, enrol } from '../support/enrol.ts';
import { giveReview, holdSession, hostEvent, say } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { agree } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const day = 24 * 3_600;

let ann: TestMember;
let ben: TestMember;
let cai: TestMember;
beforeEach(async () => {
  server.clock.set('2026-10-20T12:00:00.000Z');
  [ann, ben, cai] = await skilled(server, 'Ann: Python for Chess', 'Ben: Bread for Python', 'Cai: Bread for Go');
  await listNeeds(ann);
  const [eve] = await skilled(server, 'Eve: Chess for Bread');
  await change(eve, { created_at: server.clock.inHours(-48) });
});

const listNeeds = async ({ api }: TestMember) => await api.ok('listNeeds');
const newsOf = async (member: TestMember) => (await listNeeds(member)).sinceLastVisit?.news ?? [];
const titlesOf = async (member: TestMember) => (await newsOf(member)).map(({ title }) => title);

/** Members whom each of the reasons hides. */
const hiding: readonly [reason: string, hide: (member: TestMember) => Promise<unknown>][] = [
  ['blocked', async ({ id }) => await ann.api.ok('blockMember', { path: { userId: id } })],
  ['who blocked the reader', async ({ api }) => await api.ok('blockMember', { path: { userId: ann.id } })],
  ['leaving', async (member) => await change(member, { leaving_at: server.clock.now() })],
  ['away', async (member) => await change(member, { away_until: '2099-01-01' })],
  ['suspended', suspend],
];

async function suspend({ id }: TestMember) {
  const [mo] = await enrol(server, 'Mo');
  await appoint(server, mo);
  await decide(mo, await report(server, cai, 'member', id), { kind: 'suspend' });
}

async function change({ id }: TestMember, values: { leaving_at?: Date; away_until?: string; created_at?: string }) {
  await server.database.db.updateTable('members').set(values).where('id', '=', id).execute();
}

test('who comes back after three weeks reads for a day what is new', async () => {
  const held = await holdSession(server, ann, ben, -2);
  await giveReview(ann, ben, held._id, 4);
  const other = await holdSession(server, ann, cai, -2);
  await giveReview(ann, cai, other._id, 3);
  server.clock.advance(22 * day);
  await giveReview(ben, ann, held._id, 5);
  for (const text of ['Are you back?', 'We miss you']) await say(ben, ann, text);
  const [dan] = await skilled(server, 'Dan: Chess for Bread');
  const { _id: eventId, start_time } = await hostEvent(server, cai, { title: 'Rook endings', skills: ['Chess'] });
  await hostEvent(server, cai, { title: 'Sourdough' });
  const { sinceLastVisit } = await listNeeds(ann);
  expect(sinceLastVisit?.lastSeenOn).toBe('2026-10-20');
  expect(sinceLastVisit?.news).toMatchObject([
    { kind: 'wrote', title: 'Ben wrote you 2 messages', path: `/messages/${ben.id}`, actor: { _id: ben.id } },
    { kind: 'reviewed', title: 'Ben reviewed you', path: '/userDashboard/review' },
    { kind: 'newEvent', title: 'Cai hosts Rook endings', path: `/events/${eventId}`, startsAt: start_time },
    { kind: 'newTeacher', title: 'Dan is new and teaches Chess', path: `/users/${dan.id}` },
    { kind: 'meetAgain', title: 'Meet Ben again', path: `/userDashboard/session?with=${ben.id}` },
  ]);
  server.clock.advance(day - 60);
  expect(await titlesOf(ann)).toHaveLength(5);
  server.clock.advance(61);
  expect(await newsOf(ann)).toEqual([]);
});

test('twenty days are no absence', async () => {
  server.clock.advance(20 * day);
  await skilled(server, 'Dan: Chess for Bread');
  expect((await listNeeds(ann)).sinceLastVisit).toBeUndefined();
});

test('members who were here all the time, and newcomers, read nothing of it', async () => {
  await listNeeds(ben);
  server.clock.advance(11 * day);
  await listNeeds(ben);
  server.clock.advance(11 * day);
  const [eve] = await skilled(server, 'Eve: Chess for Bread');
  await skilled(server, 'Dan: Bread for Python');
  for (const member of [ben, eve]) expect((await listNeeds(member)).sinceLastVisit).toBeUndefined();
});

test('what the reader knows is no news', async () => {
  const held = await holdSession(server, ann, ben, -2);
  await giveReview(ann, ben, held._id, 5);
  server.clock.advance(22 * day);
  await agree(server, ann, ben, 48);
  const event = await hostEvent(server, cai, { title: 'Rook endings', skills: ['Chess'] });
  await ann.api.ok('registerForEvent', { path: { id: event._id } });
  const { conversationId } = await say(ben, ann, 'Are you back?');
  await ann.chat.ok('listMessages', { path: { conversationId } });
  expect(await titlesOf(ann)).toEqual([]);
});

test('the dates of a new series are one row, and closed sign-ups none', async () => {
  server.clock.advance(22 * day);
  const repeat = { every: 'week' as const, dates: 3, timeZone: 'UTC' };
  const skills = ['Chess'];
  await hostEvent(server, cai, { title: 'Rook endings', skills, repeat });
  await hostEvent(server, ben, { title: 'Openings', skills, signUpsCloseMinutes: 2 * 24 * 60 });
  expect(await titlesOf(ann)).toEqual(['Cai hosts Rook endings, 3 dates']);
});

test.each(hiding)('nobody reads of members who are %s', async (_reason, hide) => {
  const held = await holdSession(server, ann, ben, -2);
  await giveReview(ann, ben, held._id, 5);
  server.clock.advance(22 * day);
  const [dan] = await skilled(server, 'Dan: Chess for Bread');
  await hostEvent(server, dan, { title: 'Rook endings', skills: ['Chess'] });
  expect(await titlesOf(ann)).toHaveLength(3);
  for (const member of [ben, dan]) await hide(member);
  expect(await titlesOf(ann)).toEqual([]);
});
