import { describe, expect, test } from 'vitest';
import { appointModerators, setRole } from '../../src/modules/auth/roles.ts';
import { appoint, enrol, openSessions } from '../support/enrol.ts';
import { holdSession, hostEvent, letIn } from '../support/kinds/things.ts';
import type { TestClient } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer({ articlesUrl: null });

async function suspend(member: TestMember, until: Date | null = null): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  const closed = {
    kind: 'member',
    target_id: member.id,
    member_id: member.id,
    opened_at: now,
    closed_at: now,
  } as const;
  const { id: case_id } = await db.insertInto('cases').values(closed).returning('id').executeTakeFirstOrThrow();
  const action = { case_id, member_id: member.id, kind: 'suspend', reason: 'Spam.', created_at: now, until } as const;
  await db.insertInto('actions').values(action).execute();
}

// packages/conformance/rules/accounts/suspended.test.ts calls every operation as a suspended member.
describe('a suspended member', () => {
  test('is an ordinary member again after the days are over', async () => {
    const [ann] = await enrol(server, 'Ann');
    await suspend(ann, new Date(server.clock.inHours(24)));
    expect((await ann.api.call('listMySessions')).status).toBe(403);
    server.clock.set(server.clock.inHours(25));
    expect((await ann.api.call('listMySessions')).status).toBe(200);
  });

  test('is hidden, with hosted events, until the days are over', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const event = await hostEvent(server, ann);
    const seen = async (by: TestClient) => [
      (await by.ok('listUsers')).users.map(({ name }) => name).includes('Ann'),
      (await by.ok('listEvents')).length,
      (await by.call('getEvent', { path: { eventId: event._id } })).status,
    ];
    expect([await seen(ben.api), await seen(server.visitor)]).toEqual([
      [true, 1, 200],
      [true, 1, 401],
    ]);
    await suspend(ann);
    expect([await seen(ben.api), await seen(server.visitor)]).toEqual([
      [false, 0, 404],
      [false, 0, 401],
    ]);
    expect((await ben.api.call('getUser', { path: { userId: ann.id } })).status).toBe(404);
    await server.database.db
      .updateTable('actions')
      .set({ until: new Date(0) })
      .execute();
    expect((await ben.api.call('getUser', { path: { userId: ann.id } })).status).toBe(200);
  });

  const body = { kind: 'suspend', reason: 'You only advertise.' } as const;

  /** Has a member report another one, and a moderator suspend them. */
  async function decide(reported: TestMember, by: TestMember, mo: TestMember, days?: number): Promise<void> {
    await appoint(server, mo);
    await by.api.ok('reportUser', { body: { reportedUser: reported.id, reason: 'Spam.' } });
    const [waiting] = (await mo.api.ok('listCases')).cases;
    const decision = { ...body, ...(days !== undefined && { days }) };
    await mo.api.ok('decideCase', { path: { caseId: waiting?._id ?? '' }, body: decision });
  }

  test('has no sessions or events until the days are over, and the others are notified', async () => {
    const [ann, ben, mo] = await enrol(server, 'Ann', 'Ben', 'Mo');
    const hosted = await hostEvent(server, ann);
    await letIn(ann, ben, hosted._id);
    const joined = await hostEvent(server, ben);
    await letIn(ben, ann, joined._id);
    await holdSession(server, ben, ann, 5);
    await holdSession(server, ann, ben, 4 * 24);
    await decide(ann, ben, mo, 3);
    const { sessions } = await ben.api.ok('listMySessions');
    expect(sessions.map(({ status }) => status)).toEqual(['Scheduled', 'Cancelled']);
    const { notifications } = await ben.api.ok('listNotifications');
    expect(notifications.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['eventCanceled', 'sessionCanceled']));
    const { event } = await ben.api.ok('getEvent', { path: { eventId: joined._id } });
    expect(event?.participants).toEqual([]);
  });

  test('is logged out by the decision, and may log in to read why', async () => {
    const [ann, ben, mo] = await enrol(server, 'Ann', 'Ben', 'Mo');
    await decide(ann, ben, mo);
    expect((await ann.api.call('checkAuth')).status).toBe(401);
    const [back = ann] = await openSessions(server, [ann]);
    expect((await back.api.ok('listMyActions')).actions).toMatchObject([{ kind: 'suspend', reason: body.reason }]);
    expect((await back.api.call('listMySessions')).body).toMatchObject({ code: 'suspended' });
  });
});

describe('the role', () => {
  test('applies from the next call, granted and revoked, with a row in the log', async () => {
    const [ann, mo] = await enrol(server, 'Ann', 'Mo');
    await appoint(server, mo);
    const status = async () => (await ann.api.call('listCases')).status;
    const { db } = server.database;
    expect([await status(), await setRole(db, ann.email.toUpperCase(), 'moderator', server.clock.now())]).toEqual([
      403,
      'changed',
    ]);
    expect(await status()).toBe(200);
    expect(await setRole(db, ann.email, 'member', server.clock.now())).toBe('changed');
    expect([await status(), await setRole(db, 'nobody@example.org', 'member', server.clock.now())]).toEqual([
      403,
      'unknown',
    ]);
    const { entries } = await mo.api.ok('listAudit');
    expect(entries.map(({ what, targetId, details }) => [what, targetId, details])).toEqual([
      ['role.changed', ann.id, { role: 'member' }],
      ['role.changed', ann.id, { role: 'moderator' }],
    ]);
  });

  test('comes from the setting only for confirmed addresses', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { db } = server.database;
    await db.updateTable('members').set({ email_verified_at: server.clock.now() }).where('id', '=', ann.id).execute();
    const settings = { moderators: [ann.email, ben.email], verifyEmail: 'ask' as const };
    await db.transaction().execute((trx) => appointModerators(trx, settings, server.clock.now()));
    const statuses = [ann, ben].map(async ({ api }) => (await api.call('listCases')).status);
    expect(await Promise.all(statuses)).toEqual([200, 403]);
  });
});
