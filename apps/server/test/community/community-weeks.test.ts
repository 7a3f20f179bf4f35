import { beforeEach, describe, expect, test } from 'vitest';
import { countWeeks } from '../../src/modules/numbers/count-weeks.ts';
import { weekOf } from '../../src/modules/numbers/week-of.ts';
import { skilled } from '../matches/skilled.ts';
import { appoint, enrol, enrolMany, openSessions } from '../support/enrol.ts';
import { giveReview, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { agree } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const hour = 3_600;
const day = 24 * hour;
/** A Monday. */
const monday = '2026-11-16';
const count = () => countWeeks(server.database.db, { verifyEmail: 'require' }, server.clock.now());
type Change = { created_at?: string; leaving_at?: Date; seen_on?: string | null; email_verified_at?: Date };
const change = (member: TestMember, values: Change) =>
  server.database.db.updateTable('members').set(values).where('id', '=', member.id).execute();

async function numbersOf(week: string) {
  const query = server.database.db.selectFrom('weeks').select('numbers').where('starts_on', '=', week);
  return (await query.executeTakeFirst())?.numbers;
}

let people: TestMember[];
beforeEach(async () => {
  server.clock.set(`${monday}T12:00:00.000Z`);
  people = await enrolMany(server, 4);
  const confirmed = { created_at: '2026-11-01T12:00:00.000Z', email_verified_at: new Date('2026-11-01T12:30:00.000Z') };
  for (const member of people) await change(member, confirmed);
});
const visit = (member: TestMember) => member.api.ok('listNeeds');
const at = (index: number) => people[index] as TestMember;

test.each([
  ['2026-11-16T00:00:00.000Z', '2026-11-16'],
  ['2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
])('the week of %s begins on %s', (instant, week) => expect(weekOf(new Date(instant))).toBe(week));

describe('members who came', () => {
  test('are counted once a week, also those who are here again before their week is counted', async () => {
    await visit(at(0));
    server.clock.advance(3 * day);
    await visit(at(0));
    await visit(at(1));
    await count();
    expect(await numbersOf(monday)).toMatchObject({ came: 2, members: 4 });
    server.clock.set('2026-11-22T23:30:00.000Z');
    await visit(at(2));
    server.clock.set('2026-11-23T00:30:00.000Z');
    for (const index of [0, 2]) await visit(at(index));
    await count();
    expect(await numbersOf(monday)).toMatchObject({ came: 3 });
    expect(await numbersOf('2026-11-23')).toMatchObject({ came: 2 });
  });

  test('are nobody in a community without members', async () => {
    await server.database.db.deleteFrom('members').execute();
    await count();
    expect(await numbersOf(monday)).toMatchObject({ came: 0, members: 0, joined: 0, wanted: [] });
  });

  test('are unknown for weeks before counting began', async () => {
    await count();
    expect(await numbersOf('2026-11-09')).toMatchObject({ members: 4 });
    expect(await numbersOf('2026-11-09')).not.toHaveProperty('came');
  });

  test('came back after 30 days without a visit, not after fewer', async () => {
    await change(at(0), { seen_on: '2026-10-17' });
    await change(at(1), { seen_on: '2026-10-18' });
    for (const index of [0, 1]) await visit(at(index));
    await count();
    expect(await numbersOf(monday)).toMatchObject({ came: 2, back: 1 });
  });

  test('stay counted when they erase their account', async () => {
    await visit(at(0));
    await count();
    await change(at(0), { seen_on: null });
    await count();
    expect(await numbersOf(monday)).toMatchObject({ came: 1 });
  });
});

test('members join and leave in their week, and come back from leaving', async () => {
  const [newcomer, unconfirmed] = await enrol(server, 'New', 'Unconfirmed');
  const now = server.clock.now();
  await change(newcomer, { created_at: server.clock.inHours(-1), email_verified_at: now });
  await change(unconfirmed, { created_at: server.clock.inHours(-1) });
  await change(at(0), { leaving_at: now });
  await count();
  expect(await numbersOf(monday)).toMatchObject({ members: 4, joined: 1, left: 1 });
  await server.database.db.updateTable('members').set({ leaving_at: null }).where('id', '=', at(0).id).execute();
  server.clock.advance(7 * day);
  await count();
  expect(await numbersOf(monday)).toMatchObject({ members: 5, joined: 1, left: 0 });
  expect(await numbersOf('2026-11-23')).toMatchObject({ joined: 0 });
});

describe('sessions', () => {
  test('count for the week of their agreement, their end and their first review', async () => {
    const session = await agree(server, at(0), at(1), 7 * 24);
    await count();
    expect(await numbersOf(monday)).toMatchObject({ agreed: 1, agreedFor: 0, held: 0, partners: 2 });
    server.clock.advance(7 * day + 2 * hour);
    const [one, two] = await openSessions(server, [at(0), at(1)]);
    await count();
    expect(await numbersOf(monday)).toMatchObject({ agreed: 1, held: 0 });
    expect(await numbersOf('2026-11-23')).toMatchObject({ agreed: 0, agreedFor: 1, held: 1, reviewed: 0 });
    server.clock.advance(6.5 * day);
    await giveReview(one as TestMember, at(1), session._id, 5);
    await giveReview(two as TestMember, at(0), session._id, 5);
    await count();
    expect(await numbersOf('2026-11-23')).toMatchObject({ held: 1, reviewedSoon: 1, reviewed: 0 });
    expect(await numbersOf('2026-11-30')).toMatchObject({ reviewed: 1 });
  });

  test('with a known partner find nobody new', async () => {
    const first = await agree(server, at(0), at(1), 24);
    await server.database.db
      .updateTable('sessions')
      .set({ agreed_at: '2026-10-20T12:00:00.000Z' })
      .where('id', '=', first._id)
      .execute();
    await agree(server, at(1), at(0), 48);
    await agree(server, at(0), at(2), 72);
    await count();
    expect(await numbersOf(monday)).toMatchObject({ agreed: 2, partners: 2 });
  });

  test('did not take place if one of the two says so, or once canceled', async () => {
    const missed = await agree(server, at(0), at(1), 24);
    const canceled = await agree(server, at(2), at(3), 24);
    await at(2).api.ok('cancelSession', { path: { sessionId: canceled._id } });
    server.clock.advance(2 * day);
    await at(0).api.ok('sayAttendance', { path: { sessionId: missed._id }, body: { answer: 'theyMissed' } });
    await count();
    expect(await numbersOf(monday)).toMatchObject({ agreedFor: 2, held: 0 });
  });
});

test('first messages are answered within an hour, six, a day, later, or not yet', async () => {
  const others = await enrolMany(server, 6);
  const waits = [1, 6, 24, 25].map((hours) => hours * hour);
  for (const other of others) await say(at(0), other, 'Hello');
  await say(at(0), others[0] as TestMember, 'Are you there?');
  let passed = 0;
  for (const [index, wait] of waits.entries()) {
    server.clock.advance(wait - passed);
    passed = wait;
    await say(others[index] as TestMember, at(0), 'Hello back');
  }
  await count();
  const answered = { answeredInHour: 1, answeredInSixHours: 1, answeredInDay: 1, answeredLater: 1 };
  const expected = { ...answered, firstMessages: 6, writers: 1, medianMinutes: 15 * 60 };
  expect(await numbersOf(monday)).toMatchObject({ ...expected, notYet: 2 });
  server.clock.advance(14 * day);
  await count();
  expect(await numbersOf(monday)).toMatchObject({ ...expected, notYet: 0 });
});

test('events count with their places and guests once they took place', async () => {
  const event = await hostEvent(server, at(0), { max_participants: 5 });
  for (const guest of [at(1), at(2)]) await letIn(at(0), guest, event._id);
  await at(3).api.ok('registerForEvent', { path: { id: event._id } });
  const canceled = await hostEvent(server, at(1));
  await at(1).api.ok('deleteEvent', { path: { eventId: canceled._id } });
  await count();
  expect(await numbersOf(monday)).toMatchObject({ events: 0, places: 0 });
  server.clock.advance(2 * day);
  const { db } = server.database;
  const mark = (member: TestMember, came: boolean) =>
    db.updateTable('event_registrations').set({ came }).where('member_id', '=', member.id).execute();
  await mark(at(1), true);
  await mark(at(2), false);
  await count();
  expect(await numbersOf(monday)).toMatchObject({ events: 1, places: 5, taken: 2, guestsCame: 1, guestsMissed: 1 });
});

describe('skills that nobody teaches', () => {
  const wanting = (skill: string, members: number) =>
    Array.from({ length: members }, (_, index) => `W${index}: Knots ${index} for ${skill}`);

  test('are named from five members on, and keep since when', async () => {
    const wanters = await skilled(server, ...wanting('Welding', 5), ...wanting('Tailoring', 4));
    for (const member of wanters) await visit(member);
    await count();
    const welding = { id: expect.any(String), name: 'Welding', members: 5, since: monday };
    expect(await numbersOf(monday)).toMatchObject({ wanted: [welding], wantedByFew: 1 });
    server.clock.advance(7 * day);
    await count();
    expect(await numbersOf('2026-11-23')).toMatchObject({ wanted: [welding], wantedByFew: 1 });
  });

  test('are those that no active member teaches: a suspended or absent one does not', async () => {
    const [teacher, ...wanters] = await skilled(server, 'Tea: Welding for Chess', ...wanting('Welding', 5));
    const namesOf = async () => (await numbersOf(monday))?.wanted?.map(({ name }) => name);
    for (const member of [teacher, ...wanters] as TestMember[]) await visit(member);
    await count();
    expect(await namesOf()).toEqual([]);
    const [mo] = await enrol(server, 'Mo');
    await appoint(server, mo);
    await decide(mo, await report(server, at(0), 'member', (teacher as TestMember).id), { kind: 'suspend' });
    await count();
    expect(await namesOf()).toEqual(['Welding']);
    await change(wanters[0] as TestMember, { seen_on: '2026-10-01' });
    await count();
    expect(await namesOf()).toEqual([]);
  });
});
