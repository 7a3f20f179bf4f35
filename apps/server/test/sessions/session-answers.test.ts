import { describe, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession } from '../support/kinds/things.ts';
import { accept, agree, inboxOf, propose, readSession, suggest } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const hours = (count: number) => server.clock.inHours(count);

const decline = (member: TestMember, { _id: sessionId }: { _id: string }, body?: object) =>
  member.api.ok('declineSession', { path: { sessionId }, ...(body && { body }) });

/** Returns the outcomes of a session's offers, oldest first. */
async function outcomesOf({ _id }: { _id: string }) {
  const offers = server.database.db.selectFrom('session_offers').select('outcome').where('session_id', '=', _id);
  return (await offers.orderBy('created_at').execute()).map(({ outcome }) => outcome);
}

describe('declining', () => {
  test('a proposal ends it, with the reason for the other member', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await propose(server, ann, ben, [24]);
    const path = { sessionId: session._id };
    await ann.api.errorOf('declineSession', 403, { path });
    const changed = await ben.api.errorOf('declineSession', 409, { path, body: { version: 3 } });
    expect(changed).toBe('This session has changed. Check it and try again.');
    await decline(ben, session, { reason: ' I am traveling. ', version: 0 });
    expect(await readSession(ann, session)).toMatchObject({
      status: 'Cancelled',
      ending: 'declined',
      endedBy: ben.id,
      endReason: 'I am traveling.',
      version: 1,
    });
    expect(await inboxOf(ann)).toEqual(['Ben declined your session']);
    expect(await inboxOf(ben)).toEqual([]);
    expect(await outcomesOf(session)).toEqual(['declined']);
    const told = await server.database.db.selectFrom('notifications').select('details').where('member_id', '=', ann.id);
    expect(await told.execute()).toMatchObject([{ details: { reason: 'I am traveling.', startsAt: session.date } }]);
  });

  test('the times of a move leaves the session as agreed', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await agree(server, ann, ben, 24);
    const path = { sessionId: session._id };
    await suggest(server, ann, session, [30]);
    await ann.api.errorOf('declineSession', 403, { path });
    await decline(ben, session);
    const { version, ...before } = session;
    const stays = await readSession(ben, session);
    expect(stays).toMatchObject(before);
    expect(stays.version).toBeGreaterThan(version ?? 0);
    expect(await inboxOf(ann)).toContain('Ben would rather keep the time of your session');
    expect(await outcomesOf(session)).toEqual(['accepted', 'declined']);
    await ben.api.errorOf('declineSession', 403, { path });
  });

  test('is for both while another time is suggested for a planned session', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    for (const [member, outcome] of [
      [ann, 'declined'],
      [ben, 'canceled'],
    ] as const) {
      const session = await holdSession(server, ann, ben, 24);
      await suggest(server, ben, session, [30]);
      await decline(member, session);
      expect(await readSession(ann, session)).toMatchObject({ ending: 'declined', endedBy: member.id });
      expect(await outcomesOf(session)).toEqual([outcome]);
    }
  });

  test('a planned session takes its reviews out of the rating, until a week after', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await holdSession(server, ann, ben, -7 * 24 + 0.01);
    await giveReview(ann, ben, session._id, 1);
    const rating = async () => (await ben.api.ok('getUser', { path: { userId: ben.id } })).user.rating;
    expect(await rating()).toBe(1);
    await decline(ben, session);
    expect(await rating()).toBe(0);
  });
});

describe('editing', () => {
  const edit = async (member: TestMember, { _id: sessionId }: { _id: string }, body: object) => {
    const { session } = await member.api.ok('editSession', { path: { sessionId }, body });
    return session;
  };

  test('another time of an agreed session asks the other; other changes are immediate', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await agree(server, ann, ben, 24);
    const link = 'https://meet.example.org/new';
    expect(await edit(ben, session, { date: hours(30), durationMinutes: 90, link })).toMatchObject({
      date: hours(24),
      durationMinutes: 60,
      link,
      consent: 'agreed',
      waitingFor: ann.id,
      offer: { by: ben.id, kind: 'move', times: [hours(30)], durationMinutes: 90 },
    });
    expect(await inboxOf(ann)).toEqual(
      expect.arrayContaining([
        'Ben suggests another time for your session',
        'Ben gave your session a new meeting link',
      ]),
    );
    const path = { sessionId: session._id };
    const again = await ben.api.ok('editSession', { path, body: { date: hours(31) } });
    expect(again).toMatchObject({
      isAsked: true,
      message: 'We asked the other member about the time. Until they agree, it stays as it was.',
    });
    await ben.api.ok('editSession', { path, body: { date: hours(30) } });
    const soon = await ann.api.errorOf('editSession', 400, { path, body: { date: hours(2) } });
    expect(soon).toBe('date: must be at least 3 hours ahead, so that there is time to answer');
    expect((await accept(ann, session, hours(30))).date).toBe(hours(30));
  });

  test('the length is possible until 3 hours before an agreed session', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await agree(server, ann, ben, 5);
    server.clock.advance(2 * 3600 + 1);
    const late = { path: { sessionId: session._id }, body: { durationMinutes: 90 } };
    const problem = await ben.api.errorOf('editSession', 400, late);
    expect(problem).toBe('date: the time or length can be changed until 3 hours before it');
  });

  test('another time of a proposal replaces the suggested ones', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await propose(server, ann, ben, [24, 48]);
    expect(await edit(ben, session, { date: hours(30) })).toMatchObject({
      date: hours(30),
      waitingFor: ann.id,
      offer: { by: ben.id, kind: 'counter', times: [hours(30)] },
    });
    expect(await outcomesOf(session)).toEqual(['replaced', null]);
    // Sending the same values changes nothing.
    const { version } = await readSession(ann, session);
    expect((await edit(ann, session, { date: hours(30), durationMinutes: 60 }))?.version).toBe(version);
  });

  test('a planned session is immediate, and drops suggested times', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await holdSession(server, ann, ben, 24);
    await suggest(server, ben, session, [30]);
    await edit(ann, session, { link: 'https://meet.example.org/new' });
    expect((await readSession(ann, session)).offer).toBeDefined();
    const moved = await edit(ben, session, { date: hours(1) });
    expect(moved).toMatchObject({ date: hours(1), waitingFor: ann.id, consent: 'pending' });
    expect(moved).not.toHaveProperty('offer');
    expect(await outcomesOf(session)).toEqual(['replaced']);
  });

  test('the length of a planned session makes the editor its planner, and the other member answers', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await holdSession(server, ann, ben, 24);
    expect(session.waitingFor).toBe(ben.id);
    expect(await edit(ben, session, { durationMinutes: 240 })).toMatchObject({
      durationMinutes: 240,
      waitingFor: ann.id,
    });
    await ben.api.errorOf('acceptSession', 403, { path: { sessionId: session._id }, body: { time: session.date } });
  });
});

test('canceling says how it ended, and closes open questions', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const session = await agree(server, ann, ben, 24);
  await suggest(server, ann, session, [30]);
  await ben.api.ok('cancelSession', { path: { sessionId: session._id } });
  const canceled = await readSession(ann, session);
  expect(canceled).toMatchObject({ status: 'Cancelled', ending: 'canceled', endedBy: ben.id, consent: 'agreed' });
  for (const gone of ['offer', 'waitingFor', 'endReason']) expect(canceled).not.toHaveProperty(gone);
  expect(await outcomesOf(session)).toEqual(['accepted', 'canceled']);
  expect(await server.database.db.selectFrom('busy').selectAll().execute()).toEqual([]);
});

test('reminders are sent for planned or agreed sessions, not for proposals', async () => {
  const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
  await holdSession(server, ann, ben, 24.2);
  await propose(server, ann, cay, [24.2]);
  await agree(server, cay, ben, 24.2);
  server.clock.advance(0.3 * 3600);
  await remind(server.app.context);
  const reminders = async (member: TestMember) =>
    (await inboxOf(member)).filter((title) => title.startsWith('Coming up')).toSorted();
  expect(await reminders(ann)).toEqual(['Coming up: your session with Ben']);
  expect(await reminders(cay)).toEqual(['Coming up: your session with Ben']);
  expect(await reminders(ben)).toEqual(['Coming up: your session with Ann', 'Coming up: your session with Cay']);
});

test('a member who leaves withdraws open questions, but not expired ones', async () => {
  const [ann, ben] = [await server.join('Ann'), await server.join('Ben')];
  const expired = await propose(server, ann, ben, [4]);
  server.clock.advance(3 * 3600);
  const open = await propose(server, ann, ben, [24]);
  await ann.api.ok('deleteAccount', { body: { password: ann.password } });
  expect(await readSession(ben, open)).toMatchObject({ status: 'Cancelled', ending: 'canceled', endedBy: ann.id });
  expect(await readSession(ben, expired)).toMatchObject({ status: 'Cancelled', ending: 'expired' });
});
