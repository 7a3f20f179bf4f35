import { beforeEach, describe, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { enrol, openSessions } from '../support/enrol.ts';
import { holdSession } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

let ana: TestMember;
let ben: TestMember;
let cleo: TestMember;
beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00.000Z');
  [ana, ben, cleo] = await enrol(server, 'Ana', 'Ben', 'Cleo');
});

type Answer = 'held' | 'theyMissed' | 'iMissed';

/** Creates a session of an hour that two have agreed to, this many hours from now. */
async function agreed(hours: number, one = ana, two = ben): Promise<string> {
  const agreed_at = server.clock.inHours(hours - 2);
  const row = {
    user_one: one.id,
    user_two: two.id,
    date: server.clock.inHours(hours),
    agreed_at,
    created_at: agreed_at,
  };
  const { id } = await server.database.db
    .insertInto('sessions')
    .values({ ...row, link: 'https://meet.example.org/swap' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const say = ({ api }: TestMember, sessionId: string, answer: Answer) =>
  api.call('sayAttendance', { path: { sessionId }, body: { answer } });

async function attendanceFor({ api }: TestMember, sessionId: string) {
  const { sessions } = await api.ok('listMySessions');
  return sessions.find(({ _id }) => _id === sessionId)?.attendance;
}

describe('whether a session took place', () => {
  test('is unknown until each of the two answers', async () => {
    const id = await agreed(-2);
    expect(await attendanceFor(ana, id)).toEqual({ canAnswer: true, isDisputed: false });
    const answer = await say(ana, id, 'held');
    expect(answer).toMatchObject({
      status: 200,
      body: { session: { attendance: { answer: 'held', canAnswer: true } } },
    });
    expect(await attendanceFor(ben, id)).toEqual({ canAnswer: true, isDisputed: false });
    await say(ben, id, 'held');
    expect(await attendanceFor(ben, id)).toEqual({ answer: 'held', canAnswer: true, isDisputed: false });
  });

  test.each<[Answer, Answer, boolean]>([
    ['held', 'held', false],
    ['theyMissed', 'iMissed', false],
    ['held', 'theyMissed', true],
    ['iMissed', 'held', true],
    ['theyMissed', 'theyMissed', true],
    ['iMissed', 'iMissed', true],
  ])('of %s and %s', async (one, other, isDisputed) => {
    const id = await agreed(-2);
    await say(ana, id, one);
    await say(ben, id, other);
    for (const member of [ana, ben]) expect(await attendanceFor(member, id)).toMatchObject({ isDisputed });
  });

  test('follows the latest answer', async () => {
    const id = await agreed(-2);
    await say(ben, id, 'held');
    await say(ana, id, 'theyMissed');
    expect(await attendanceFor(ana, id)).toMatchObject({ isDisputed: true });
    expect((await say(ana, id, 'held')).status).toBe(200);
    expect(await attendanceFor(ana, id)).toEqual({ answer: 'held', canAnswer: true, isDisputed: false });
  });

  test('can be answered only by the two members, after an agreed session, for 7 days', async () => {
    const id = await agreed(-1);
    expect(await say(cleo, id, 'held')).toMatchObject({ status: 403, body: { code: 'not_session_member' } });
    expect(await say(ana, cleo.id, 'held')).toMatchObject({ status: 404 });
    expect(await say(ana, id, 'maybe' as Answer)).toMatchObject({ status: 400 });
    const classic = await holdSession(server, ana, ben, -2);
    expect(await attendanceFor(ana, classic._id)).toBeUndefined();
    expect(await say(ana, classic._id, 'held')).toMatchObject({ status: 409, body: { code: 'not_agreed' } });
    const ahead = await agreed(1);
    expect(await say(ana, ahead, 'held')).toMatchObject({ status: 409, body: { code: 'session_not_over' } });
    expect(await attendanceFor(ana, ahead)).toBeUndefined();
    await ana.api.ok('cancelSession', { path: { sessionId: ahead } });
    expect(await say(ana, ahead, 'held')).toMatchObject({ status: 409, body: { code: 'session_canceled' } });
    const last = await agreed(-7 * 24 - 0.99);
    expect(await say(ana, last, 'held')).toMatchObject({ status: 200 });
    server.clock.advance(0.01 * 3_600);
    expect(await say(ben, last, 'held')).toMatchObject({ status: 409, body: { code: 'attendance_closed' } });
    expect(await attendanceFor(ben, last)).toEqual({ canAnswer: false, isDisputed: false });
  });

  test('is stored once, however many answers arrive at the same moment', async () => {
    const id = await agreed(-2);
    const answers = await Promise.all((['held', 'iMissed', 'held'] as const).map((answer) => say(ana, id, answer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await server.database.db.selectFrom('attendance').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});

describe('a profile', () => {
  const showsUp = async (member: TestMember) =>
    (await cleo.api.ok('getUser', { path: { userId: member.id } })).user.showsUp;

  test('shows how many sessions a member attended, from five known ones on', async () => {
    // One reports alone, and the period is over; both report the same; they differ; one reports and may still be
    // contradicted.
    const old = await Promise.all([-200, -220, -240].map((hours) => agreed(hours)));
    const said = (session_id: string, by: TestMember, answer: Answer) =>
      ({ session_id, by_member: by.id, answer, said_at: server.clock.now() }) as const;
    const [first = '', second = '', third = ''] = old;
    const both = await agreed(-10);
    const disputed = await agreed(-20);
    const open = await agreed(-30);
    await server.database.db
      .insertInto('attendance')
      .values([
        ...[said(first, ben, 'held'), said(second, ben, 'theyMissed'), said(third, ana, 'held')],
        ...[said(both, ana, 'iMissed'), said(both, ben, 'theyMissed')],
        ...[said(disputed, ana, 'held'), said(disputed, ben, 'theyMissed')],
        said(open, ben, 'held'),
      ])
      .execute();
    expect([await showsUp(ana), await showsUp(ben)]).toEqual([undefined, undefined]);
    await say(ana, open, 'held');
    expect(await showsUp(ana)).toEqual({ sessions: 5, came: 3 });
    expect(await showsUp(ben)).toEqual({ sessions: 5, came: 5 });
    const { users } = await cleo.api.ok('listUsers');
    expect(JSON.stringify(users)).not.toContain('showsUp');
  });

  test('says whether a member answers within a day, from five answers on', async () => {
    const answers = async () => (await cleo.api.ok('getUser', { path: { userId: ben.id } })).user.answersWithinADay;
    let hours = -1_000;
    const offer = async (outcome: 'accepted' | 'declined' | 'expired' | 'withdrawn', after: number, by = ana) => {
      hours += 30;
      const session_id = await agreed(hours);
      const times = [server.clock.inHours(hours)];
      const created_at = server.clock.inHours(hours);
      const closed_at = server.clock.inHours(hours + after);
      const row = { session_id, by_member: by.id, kind: 'move', times, duration_minutes: 60, outcome } as const;
      const { db } = server.database;
      await db
        .insertInto('session_offers')
        .values({ ...row, created_at, expires_at: closed_at, closed_at })
        .execute();
      return session_id;
    };
    for (const after of [1, 2, 23]) await offer('accepted', after);
    const countered = await offer('accepted', 24);
    expect(await answers()).toBeUndefined();
    // Neither withdrawn times nor the member's own suggestions.
    await offer('withdrawn', 40);
    await offer('accepted', 40, ben);
    expect(await answers()).toBeUndefined();
    await offer('declined', 25);
    expect(await answers()).toBe(true);
    await offer('expired', 20);
    expect(await answers()).toBe(false);
    // Replaced by their own offer, which also counts as an answer.
    const { db } = server.database;
    await db.updateTable('session_offers').set({ outcome: 'replaced' }).where('session_id', '=', countered).execute();
    expect(await answers()).toBeUndefined();
    const [before] = await db.selectFrom('session_offers').selectAll().where('session_id', '=', countered).execute();
    const at = before?.closed_at ?? '';
    const own = { session_id: countered, by_member: ben.id, kind: 'move', duration_minutes: 60 } as const;
    await db
      .insertInto('session_offers')
      .values({ ...own, times: [server.clock.inHours(1)], created_at: at, expires_at: server.clock.inHours(1) })
      .execute();
    expect(await answers()).toBe(false);
    // Only the last twenty count.
    for (let count = 0; count < 19; count += 1) await offer('accepted', 1);
    expect(await answers()).toBe(true);
  });
});

describe('once a session is over', () => {
  const told = async ({ api }: TestMember) =>
    (await api.ok('listNotifications')).notifications
      .filter(({ kind, isRead }) => kind === 'sessionOver' && !isRead)
      .map(({ title }) => title);
  const remindAfter = async (hours: number) => {
    server.clock.advance(hours * 3_600);
    await remind(server.app.context);
  };

  test('asks both members once whether it took place, except those who have answered', async () => {
    const id = await agreed(1);
    await remindAfter(1.9);
    expect(await told(ana)).toEqual([]);
    await remindAfter(0.1);
    await remindAfter(0.1);
    expect(await told(ana)).toEqual(['Did your session with Ben take place?']);
    expect(await told(ben)).toEqual(['Did your session with Ana take place?']);
    await say(ana, id, 'held');
    await remindAfter(0.1);
    expect([await told(ana), await told(ben)]).toEqual([[], ['Did your session with Ana take place?']]);
  });

  test('notifies only a member who never agreed to it', async () => {
    const { _id } = await holdSession(server, ana, ben, 1);
    await remindAfter(2);
    expect(await told(ana)).toEqual([]);
    expect(await told(ben)).toEqual(['Ana planned a session with you that you never agreed to']);
    await ben.api.ok('declineSession', { path: { sessionId: _id }, body: {} });
  });

  test('treats the member who moved it as the planner', async () => {
    const { _id } = await holdSession(server, ana, ben, 1);
    await ben.api.ok('editSession', { path: { sessionId: _id }, body: { date: server.clock.inHours(2) } });
    await remindAfter(3);
    expect(await told(ben)).toEqual([]);
    expect(await told(ana)).toEqual(['Ben planned a session with you that you never agreed to']);
  });

  test('asks nothing about a canceled session or an ended proposal, or after a long pause', async () => {
    const canceled = await agreed(1);
    await ana.api.ok('cancelSession', { path: { sessionId: canceled } });
    const { _id } = await holdSession(server, ana, ben, 1);
    const { db } = server.database;
    await db
      .updateTable('sessions')
      .set({ expires_at: server.clock.inHours(0.5) })
      .where('id', '=', _id)
      .execute();
    const [dora] = await enrol(server, 'Dora');
    await agreed(0.4, ana, dora);
    await remindAfter(8 * 24);
    // The earlier log-ins have ended.
    for (const member of await openSessions(server, [ana, ben, dora])) expect(await told(member)).toEqual([]);
    [ana, ben, cleo] = (await openSessions(server, [ana, ben, cleo])) as [TestMember, TestMember, TestMember];
    await agreed(-1.4, ben, cleo);
    await remindAfter(0);
    expect(await told(cleo)).toHaveLength(1);
  });
});
