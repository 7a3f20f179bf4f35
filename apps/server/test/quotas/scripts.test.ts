import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { enrol, enrolMany } from '../support/enrol.ts';
import { atOnce, hostEvent, say, tally } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { useLimitedServers } from './limited-server.ts';

const server = useServer();
const limited = useLimitedServers(server);

const statuses = async (count: number, call: (index: number) => Promise<TestAnswer>) =>
  tally(await atOnce(count, call));

describe('a member with a script', () => {
  test('adds no more new skills than the limit, in a profile, an event or alone', async () => {
    const [ana] = await enrol(server, 'Ana');
    const as = await limited({ 'skills-per-member-hour': 5 });
    const skills = (prefix: string, count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, index) => `${prefix} ${index}`));
    const edit = (names: string) =>
      as(ana).call('editUser', { path: { userId: ana.id }, form: pictureForm({ skillsOffered: names }) });
    expect((await edit(skills('Kites', 4))).status).toBe(200);
    // Skills that the catalog already has cost nothing.
    expect((await edit(skills('Kites', 4))).status).toBe(200);
    expect((await edit(skills('Boats', 2))).status).toBe(429);
    const add = (name: string) =>
      as(ana).call('addSkill', { form: pictureForm({ name, desc: 'From the first steps on.' }) });
    expect((await add('Lanterns')).status).toBe(201);
    expect((await add('Baskets')).status).toBe(429);
    const catalog = await server.database.db.selectFrom('skills').select('id').execute();
    expect(catalog).toHaveLength(5);
  });

  test('cannot fill a victim’s calendar', async () => {
    const [ana, victim, other] = await enrol(server, 'Ana', 'Vic', 'Ben');
    const as = await limited({ 'sessions-with-one-member-per-pair-day': 3 });
    const plan = (userTwo: string) =>
      as(ana).call('createSession', {
        body: { date: server.clock.inHours(24), userTwo, link: 'https://meet.example.org/swap' },
      });
    expect(await statuses(10, () => plan(victim.id))).toEqual({ 201: 3, 429: 7 });
    expect((await plan(other.id)).status).toBe(201);
    expect((await victim.api.ok('listMySessions')).sessions).toHaveLength(3);
  });

  test('writes to the guests of one event a few times a day', async () => {
    const [ana] = await enrol(server, 'Ana');
    const [{ _id: eventId }, { _id: other }] = [await hostEvent(server, ana), await hostEvent(server, ana)];
    const as = await limited({ 'updates-of-one-event-per-pair-day': 3 });
    const write = (id: string) => as(ana).call('sendEventUpdate', { path: { eventId: id }, body: { text: 'Hello' } });
    expect(await statuses(5, () => write(eventId))).toEqual({ 201: 3, 429: 2 });
    expect((await write(other)).status).toBe(201);
  });

  test('fills no list with series: each date counts, and what is not stored counts as nothing', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const as = await limited({ 'event-dates-per-member-day': 60, 'skills-per-member-hour': 1 });
    const host = (
      member: TestMember,
      dates: number,
      { key, skills = [] }: { key?: string; skills?: string[] } = {},
    ) => {
      const repeat = dates > 1 && { repeat: { every: 'week', dates, timeZone: 'Europe/Lisbon' } };
      const [start_time, end_time] = [server.clock.inHours(24), server.clock.inHours(25)];
      const body = {
        title: 'Bread',
        description: 'Bread',
        date: start_time,
        start_time,
        end_time,
        max_participants: 9,
      };
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return as(member).call('createEvent', { body: { ...body, skills, ...repeat }, headers });
    };
    // Two skills are too many: its dates are given back.
    expect((await host(ana, 52, { skills: ['Kites', 'Boats'] })).status).toBe(429);
    for (let again = 0; again < 3; again += 1) expect((await host(ana, 52, { key: 'a year' })).status).toBe(201);
    expect(await host(ana, 9)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('You have created events on a lot of dates. Try again in') },
    });
    expect(await statuses(10, (index) => host(ana, index % 2 === 0 ? 1 : 2))).toMatchObject({
      429: expect.any(Number),
    });
    const listed = await ben.api.ok('listEvents');
    expect(listed.length).toBeGreaterThan(58);
    expect(listed.length).toBeLessThanOrEqual(60);
    expect((await host(ben, 52)).status).toBe(201);
  });

  test('pays for no message to guests that could not be stored', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id: eventId } = await hostEvent(server, ana);
    await server.database.db
      .insertInto('event_registrations')
      .values({ event_id: eventId, member_id: ben.id, state: 'approved', approved_at: server.clock.now() })
      .execute();
    const add = vi.spyOn(server.database.jobs, 'add').mockRejectedValueOnce(new Error('broken'));
    const as = await limited({ 'updates-of-one-event-per-pair-day': 1 });
    const write = async () =>
      (await as(ana).call('sendEventUpdate', { path: { eventId }, body: { text: 'Hello' } })).status;
    expect([await write(), await write(), await write()]).toEqual([500, 201, 429]);
    add.mockRestore();
  });

  test('writes to few strangers, but to everybody they know', async () => {
    const [ana, friend] = await enrol(server, 'Ana', 'Ben');
    const strangers = await enrolMany(server, 6);
    await say(friend, ana, 'Hello Ana');
    const as = await limited({ 'first-messages-per-member-hour': 3 });
    const write = (to: TestMember) =>
      as(ana).call('sendMessage', { body: { senderId: ana.id, receiverId: to.id, text: 'Buy this' } });
    const written = await Promise.all(strangers.map(write));
    expect(tally(written)).toEqual({ 201: 3, 429: 3 });
    expect((await write(friend)).status).toBe(201);
  });

  test('cannot flood a member with messages, and a repeated message counts once', async () => {
    const [ana, ben, other] = await enrol(server, 'Ana', 'Ben', 'Cem');
    const as = await limited({ 'messages-to-one-member-per-pair-hour': 5 });
    const write = (to: TestMember, key: string) =>
      as(ana).call('sendMessage', {
        body: { senderId: ana.id, receiverId: to.id, text: 'Hello' },
        headers: { 'idempotency-key': key },
      });
    for (let again = 0; again < 4; again += 1) expect((await write(ben, 'first')).status).toBe(201);
    expect(await statuses(10, (index) => write(ben, `${index}`))).toEqual({ 201: 4, 429: 6 });
    expect((await write(ben, 'first')).status).toBe(201);
    expect((await write(other, 'other')).status).toBe(201);
  });

  test('opens few new conversations, and existing ones as often as needed', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const others = await enrolMany(server, 4);
    const as = await limited({ 'conversations-per-member-hour': 3 });
    const open = (other: TestMember) =>
      as(ana).call('openConversation', { body: { userId: ana.id, otherUserId: other.id } });
    for (let again = 0; again < 5; again += 1) expect((await open(ben)).status).toBe(200);
    expect(tally(await Promise.all(others.map(open)))).toEqual({ 200: 2, 429: 2 });
  });

  test('has limited log-ins, and others at the same address are not affected', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const as = await limited({ 'auth-sessions-per-member-hour': 2 });
    const logIn = ({ email, password }: TestMember) => as(null).call('logIn', { body: { email, password } });
    expect(await statuses(4, () => logIn(ana))).toEqual({ 200: 2, 429: 2 });
    expect((await logIn(ben)).status).toBe(200);
  });
});

describe('a stolen log-in', () => {
  const newPassword = 'quite another passphrase';

  test('that guesses its owner’s password locks itself, and not the owner’s other log-ins', async () => {
    const ana = await server.join('Ana');
    const [stolen, other] = [await server.logIn(ana.email, ana.password), await server.logIn(ana.email, ana.password)];
    const as = await limited({ 'account-changes-per-log-in-hour': 3, 'account-changes-per-member-hour': 5 });
    const change = (by: TestMember) =>
      as(by).call('changePassword', { body: { currentPassword: 'a guess', newPassword } });
    const remove = (by: TestMember) => as(by).call('deleteAccount', { body: { password: 'a guess' } });
    expect([(await change(stolen)).status, (await remove(stolen)).status]).toEqual([403, 403]);
    expect(await statuses(5, () => change(stolen))).toEqual({ 403: 1, 429: 4 });
    // All log-ins together are limited, too.
    expect((await remove(other)).status).toBe(403);
    const body = { currentPassword: ana.password, newPassword };
    expect((await as(ana).call('changePassword', { body })).status).toBe(200);
    expect(
      (await as(ana).call('changeEmail', { body: { email: 'new@example.org', password: newPassword } })).status,
    ).toBe(429);
  });

  test('that ends others as often as it may is still ended by its owner', async () => {
    const ana = await server.join('Ana');
    const stolen = await server.logIn(ana.email, ana.password);
    const as = await limited({ 'log-in-ends-per-log-in-hour': 2 });
    const end = (logInId: string) => as(stolen).call('endLogIn', { path: { logInId } });
    expect(await statuses(4, () => end(randomUUID()))).toEqual({ 404: 2, 429: 2 });
    expect((await as(ana).call('endOtherLogIns')).status).toBe(200);
    expect((await as(stolen).call('getCodes')).status).toBe(401);
  });
});

describe('requests', () => {
  test('of a stranger’s flood do not use up those of members at the same address, or vice versa', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const as = await limited({ 'requests-per-address-minute': 5, 'member-requests-per-member-minute': 5 });
    const ask = (member: TestMember | null) => as(member).call('searchSkills', { query: { query: 'a' } });
    expect(tally(await atOnce(20, () => ask(null)))).toEqual({ 200: 5, 429: 15 });
    expect(tally(await atOnce(20, () => ask(ana)))).toEqual({ 200: 5, 429: 15 });
    expect((await ask(ben)).status).toBe(200);
    // A forged token does not make its sender a member.
    const forged = as(null).with({ authorization: 'Bearer not.a.token', cookie: 'session=nor.a.cookie' });
    expect((await forged.call('searchSkills', { query: { query: 'a' } })).status).toBe(429);
    // The health check has its own limit.
    expect((await as(null).call('getHealth')).status).toBe(200);
  });

  test('for large lists reach the limit sooner, also with unchanged answers', async () => {
    const [ana] = await enrol(server, 'Ana');
    await enrolMany(server, 200);
    const as = await limited({ 'answers-per-address-minute': 100, 'member-answers-per-member-minute': 100 });
    const list = (member: TestMember | null, limit?: number, headers = {}) =>
      as(member).call('listUsers', { query: limit === undefined ? {} : { limit }, headers });
    const whole = await list(null);
    expect(whole.bytes.length).toBeGreaterThan(30_000);
    const known = { 'if-none-match': String(whole.headers.etag) };
    const statuses = [];
    for (let again = 0; again < 4; again += 1) statuses.push((await list(null, undefined, known)).status);
    expect(statuses).toEqual([304, 304, 429, 429]);
    expect((await list(null, 1)).status).toBe(429);
    for (let again = 0; again < 20; again += 1) expect((await list(ana, 1)).status).toBe(200);
    expect((await as(null).call('getHealth')).status).toBe(200);
  });

  test('of all members of an address are limited together', async () => {
    const members = await enrolMany(server, 4);
    const as = await limited({ 'member-requests-per-address-minute': 10 });
    const asked = await Promise.all([...members, ...members, ...members].map((member) => as(member).call('checkAuth')));
    expect(tally(asked)).toEqual({ 200: 10, 429: 2 });
  });
});
