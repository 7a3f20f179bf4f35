import type { NotificationList } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession, unknownId } from '../support/kinds/things.ts';
import { accept, agree, inboxOf, propose, readSession } from '../support/offers.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const hours = (count: number) => server.clock.inHours(count);

describe('proposing a session', () => {
  test('asks the other member, and both read the same', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const note = ' Evenings are best for me. ';
    const session = await propose(server, ann, ben, [30, 24, 48], { note, durationMinutes: 90 });
    expect(session).toMatchObject({
      date: hours(24),
      durationMinutes: 90,
      status: 'Scheduled',
      consent: 'pending',
      waitingFor: ben.id,
      canDecline: false,
      version: 0,
      offer: {
        by: ann.id,
        kind: 'proposal',
        times: [hours(24), hours(30), hours(48)],
        durationMinutes: 90,
        note: 'Evenings are best for me.',
        expiresAt: hours(22),
      },
    });
    expect(await readSession(ann, session)).toEqual(session);
    expect(await readSession(ben, session)).toEqual({ ...session, canDecline: true });
    expect(await inboxOf(ben)).toEqual(['Ann proposes a session with you']);
  });

  test('needs no place, which either one adds, and nobody takes away', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await propose(server, ann, ben, [30], { link: '' });
    expect(session).toMatchObject({ link: '' });
    const path = { sessionId: session._id };
    await ann.api.ok('editSession', { path, body: { link: '', durationMinutes: 90 } });
    const link = 'https://meet.example.org/us';
    await ben.api.ok('editSession', { path, body: { link } });
    expect(await readSession(ann, session)).toMatchObject({ link, offer: { durationMinutes: 90 } });
    await ann.api.errorOf('editSession', 400, { path, body: { link: '' } });
    // One that is planned at once needs its place.
    await ann.api.errorOf('createSession', 400, { body: { userTwo: ben.id, date: hours(30), link: '' } });
  });

  test('waits 72 hours, or until two hours before its first time', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    expect((await propose(server, ann, ben, [100, 200])).offer?.expiresAt).toBe(hours(72));
    expect((await propose(server, ann, ben, [3, 200])).offer?.expiresAt).toBe(hours(1));
  });

  test.each([
    [{ userTwo: unknownId }, 404, 'User not found.'],
    [{ times: [] }, 400, 'times: must have at least 1 entry'],
    [
      { times: ['2026-11-20T14:59:59Z'] },
      400,
      'times: must be at least 3 hours ahead, so that there is time to answer',
    ],
    [
      { times: ['2026-11-21T12:00:00Z', '2020-01-01T00:00:00Z'] },
      400,
      'times: must be at least 3 hours ahead, so that there is time to answer',
    ],
    [{ times: ['2028-11-20T12:00:01Z'] }, 400, 'times: must be within two years from now; pick an earlier day'],
    [{ times: ['soon'] }, 400, 'times.0: must be an instant such as 2026-11-24T19:00:00Z'],
    [{ durationMinutes: 241 }, 400, 'durationMinutes: must be at most 240'],
    [{ note: 'a'.repeat(301) }, 400, 'note: must have at most 300 characters'],
    [{ skillTaughtByUserOne: 'Juggling' }, 400, 'skillTaughtByUserOne: must be a skill from the catalog'],
  ])('rejects %o', async (wrong, status, message) => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const right = { userTwo: ben.id, times: [hours(24)], link: 'https://meet.example.org/swap' };
    expect(await ann.api.errorOf('proposeSession', status, { body: { ...right, ...wrong } })).toBe(message);
  });

  test('counts a duplicate time once, even in two spellings', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const times = ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21T14:00:00+02:00'];
    expect((await propose(server, ann, ben, [], { times })).offer?.times).toEqual(['2026-11-21T12:00:00.000Z']);
  });
});

test('a proposal without an answer ends, to the millisecond', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const session = await propose(server, ann, ben, [24]);
  const path = { sessionId: session._id };
  server.clock.set(new Date(Date.parse(session.offer?.expiresAt ?? '') - 1));
  expect(await readSession(ben, session)).toMatchObject({ status: 'Scheduled', waitingFor: ben.id, canDecline: true });
  server.clock.set(session.offer?.expiresAt ?? '');
  const expired = await readSession(ben, session);
  expect(expired).toMatchObject({ status: 'Cancelled', ending: 'expired', canDecline: false });
  for (const gone of ['offer', 'waitingFor', 'endedBy']) expect(expired).not.toHaveProperty(gone);
  const canceled = 'This session is already canceled.';
  const body = { time: session.date };
  expect(await ben.api.errorOf('acceptSession', 409, { path, body })).toBe(canceled);
  expect(await ben.api.errorOf('suggestTimes', 409, { path, body: { times: [hours(48)] } })).toBe(canceled);
  expect(await ben.api.errorOf('declineSession', 409, { path })).toBe(canceled);
  expect(await ann.api.errorOf('withdrawTimes', 409, { path })).toBe(canceled);
  expect(await ann.api.errorOf('cancelSession', 409, { path })).toBe(canceled);
  expect(await ann.api.errorOf('editSession', 409, { path, body: {} })).toBe(canceled);
  // An expired session never counts as completed.
  server.clock.advance(48 * 3600);
  expect(await readSession(ann, session)).toMatchObject({ status: 'Cancelled', ending: 'expired' });
  const review = { rating: 5, comment: 'Fine.', reviewedTo: ben.id, sessionId: session._id };
  await ann.api.errorOf('createReview', 409, { body: review });
});

test('an expired question is not unread, whether a proposal or another time', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  await propose(server, ann, ben, [24]);
  const proposal = await propose(server, ann, ben, [200]);
  const path = { sessionId: proposal._id };
  await ben.api.ok('acceptSession', { path, body: { time: proposal.date } });
  await ann.api.ok('suggestTimes', { path, body: { times: [hours(210)] } });
  const unread = async () => {
    const list = (await ben.api.ok('listNotifications')) as NotificationList;
    expect(list.notifications.filter(({ isRead }) => !isRead)).toHaveLength(list.unread);
    return list.unread;
  };
  expect(await unread()).toBe(2);
  server.clock.set(hours(22));
  expect(await unread()).toBe(1);
  server.clock.set(hours(50));
  expect(await unread()).toBe(0);
});

describe('agreeing to a session', () => {
  test('is for the asked member, at one of the times, once', async () => {
    const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
    const session = await propose(server, ann, ben, [24, 30]);
    const path = { sessionId: session._id };
    const errorOf = (member: typeof ann, status: number, body: object) =>
      member.api.errorOf('acceptSession', status, { path, body });
    expect(await errorOf(ann, 403, { time: hours(24) })).toBe('Only the other member can answer this.');
    expect(await errorOf(cay, 403, { time: hours(24) })).toBe('Only the two members of this session can do this.');
    expect(await errorOf(ben, 409, { time: hours(25) })).toMatch(/^This time was not suggested/);
    expect(await errorOf(ben, 409, { time: hours(24), version: 1 })).toMatch(/^This session has changed/);
    const agreed = await accept(ben, session, hours(30));
    expect(agreed).toMatchObject({ date: hours(30), consent: 'agreed', status: 'Scheduled', version: 1 });
    for (const gone of ['offer', 'waitingFor', 'ending']) expect(agreed).not.toHaveProperty(gone);
    expect(await errorOf(ben, 409, { time: hours(30) })).toBe("This session isn't waiting for an answer.");
    expect(await inboxOf(ann)).toEqual(['Ben agreed to your session']);
    expect(await inboxOf(ben)).toEqual([]);
    expect(await ben.api.errorOf('declineSession', 403, { path })).toBe(
      'You have agreed to this session. You can cancel it until its end.',
    );
  });

  test('confirms a planned one, which nobody can decline any more', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const planned = await holdSession(server, ann, ben, 2);
    expect(planned).toMatchObject({ consent: 'pending', waitingFor: ben.id });
    expect(planned).not.toHaveProperty('offer');
    await ann.api.errorOf('acceptSession', 403, { path: { sessionId: planned._id }, body: { time: planned.date } });
    const agreed = await accept(ben, planned);
    expect(agreed).toMatchObject({ date: planned.date, consent: 'agreed', canDecline: false });
    server.clock.set(hours(4));
    expect(await readSession(ben, planned)).toMatchObject({ status: 'Completed', canDecline: false });
    await giveReview(ann, ben, planned._id, 5);
    await ben.api.errorOf('declineSession', 403, { path: { sessionId: planned._id } });
  });

  test('is too late when a planned session is over', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId, date: time } = await holdSession(server, ann, ben, -1);
    const error = await ben.api.errorOf('acceptSession', 409, { path: { sessionId }, body: { time } });
    expect(error).toBe('This session has already taken place.');
    expect(await readSession(ben, { _id: sessionId })).not.toHaveProperty('waitingFor');
  });

  test('is not possible for two overlapping sessions', async () => {
    const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
    await agree(server, ann, ben, 24, { durationMinutes: 90 });
    const withCay = await propose(server, cay, ann, [25]);
    const path = { sessionId: withCay._id };
    const mine = await ann.api.errorOf('acceptSession', 409, { path, body: { time: withCay.date } });
    expect(mine).toBe('You have agreed to another session at that time.');
    const askedOfCay = await propose(server, ben, cay, [24]);
    const theirs = await cay.api.errorOf('acceptSession', 409, {
      path: { sessionId: askedOfCay._id },
      body: { time: askedOfCay.date },
    });
    expect(theirs).toBe('The other member has another session at that time by now. Suggest another time.');
    expect(await readSession(cay, askedOfCay)).toEqual({ ...askedOfCay, canDecline: true });
    // A session that starts when another ends does not overlap it.
    await agree(server, ann, cay, 25.5);
  });

  test('is possible again after a conflicting session is canceled', async () => {
    const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
    const first = await agree(server, ann, ben, 24);
    const second = await propose(server, cay, ann, [24]);
    const path = { sessionId: second._id };
    await ann.api.errorOf('acceptSession', 409, { path, body: { time: second.date } });
    await ben.api.ok('cancelSession', { path: { sessionId: first._id } });
    await accept(ann, second);
  });
});
