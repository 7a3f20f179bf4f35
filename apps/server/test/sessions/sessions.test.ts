import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession, unknownId } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

describe('scheduling a session', () => {
  test('answers it to both members, with skills named by id or name', async () => {
    const ann = await server.join('Ann', { skillsOffered: ['Python'] });
    const ben = await server.join('Ben', { skillsOffered: ['Portuguese'] });
    const [python] = await server.visitor.ok('searchSkills', { query: { query: 'python' } });
    const answer = await ann.api.ok('createSession', {
      body: {
        date: server.clock.inHours(2),
        userTwo: ben.id,
        skillTaughtByUserOne: python?._id,
        skillTaughtByUserTwo: ' portuguese ',
        link: 'https://meet.example.org/swap',
      },
    });
    expect(answer).toMatchObject({ sucess: true, success: true, message: 'Session created successfully' });
    const { canDecline, ...session } = answer.session ?? {};
    expect(canDecline).toBe(false);
    expect(session).toMatchObject({
      userOne: { _id: ann.id, name: 'Ann' },
      userTwo: { _id: ben.id, name: 'Ben' },
      skillTaughtByUserOne: { _id: python?._id, name: 'Python' },
      skillTaughtByUserTwo: { name: 'Portuguese' },
      date: server.clock.inHours(2),
      status: 'Scheduled',
      isReviewProvidedByUserOne: false,
      isReviewProvidedByUserTwo: false,
    });
    for (const member of [ann, ben]) {
      const { sessions } = await member.api.ok('listMySessions');
      expect(sessions).toEqual([{ ...session, canDecline: member === ben }]);
    }
  });

  test.each([
    [{ userTwo: unknownId }, 404, 'User not found.'],
    [{ userTwo: 'malformed' }, 404, 'User not found.'],
    [{ link: '' }, 400, 'link: must not be empty'],
    [{ link: 'ftp://example.org' }, 400, 'link: must be an http or https address'],
    [{ date: '24.11.2026' }, 400, 'date: must be a day such as 2026-11-24'],
    [{ date: '2026-12-31T23:59:60Z' }, 400, 'date: must be an instant such as 2026-11-24T19:00:00Z'],
    [{ date: '2026-11-20T12:00:00.000Z' }, 400, 'date: must be in the future; pick a later day or time'],
    [{ date: '2026-11-20T13:59:59+02:00' }, 400, 'date: must be in the future; pick a later day or time'],
    [{ date: '2026-11-20' }, 400, 'date: must be in the future; pick a later day or time'],
    [{ date: '2020-01-01T00:00:00Z' }, 400, 'date: must be in the future; pick a later day or time'],
    [{ skillTaughtByUserOne: 'Juggling' }, 400, 'skillTaughtByUserOne: must be a skill from the catalog'],
    [{ skillTaughtByUserTwo: unknownId }, 400, 'skillTaughtByUserTwo: must be a skill from the catalog'],
  ])('rejects %o', async (wrong, status, message) => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const right = { date: server.clock.inHours(2), userTwo: ben.id, link: 'https://meet.example.org/swap' };
    expect(await ann.api.errorOf('createSession', status, { body: { ...right, ...wrong } })).toBe(message);
  });

  test('treats a day as its first moment', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const body = { date: '2099-12-31', userTwo: ben.id, link: 'https://meet.example.org/swap' };
    const { session } = await ann.api.ok('createSession', { body });
    expect(session).toMatchObject({ date: '2099-12-31T00:00:00.000Z', status: 'Scheduled' });
  });
});

describe('a session without a length of its own', () => {
  test('counts as an hour, and completes at its end, to the millisecond', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { date, durationMinutes } = await holdSession(server, ann, ben, 2);
    expect(durationMinutes).toBe(60);
    const status = async () => (await ben.api.ok('listMySessions')).sessions[0]?.status;
    server.clock.set(new Date(Date.parse(date) + 3_599_999));
    expect(await status()).toBe('Scheduled');
    server.clock.set(new Date(Date.parse(date) + 3_600_000));
    expect(await status()).toBe('Completed');
  });

  describe('with SESSION_MINUTES=0', () => {
    const classic = useServer({ sessionMinutes: 0 });

    test('completes at its date, to the millisecond', async () => {
      const [ann, ben] = await enrol(classic, 'Ann', 'Ben');
      const { date, ...session } = await holdSession(classic, ann, ben, 2);
      expect(session).not.toHaveProperty('durationMinutes');
      const status = async () => (await ben.api.ok('listMySessions')).sessions[0]?.status;
      classic.clock.set(new Date(Date.parse(date) - 1));
      expect(await status()).toBe('Scheduled');
      const path = { sessionId: session._id };
      await ann.api.ok('editSession', { path, body: { link: 'https://example.org/new' } });
      classic.clock.set(date);
      expect(await status()).toBe('Completed');
      expect(await ann.api.errorOf('editSession', 409, { path, body: {} })).toBe(
        'This session has already taken place.',
      );
      await giveReview(ann, ben, session._id, 5);
    });
  });
});

test('during a session it can be changed, moved and canceled, but not reviewed', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { _id: sessionId, date } = await holdSession(server, ann, ben, 2, { durationMinutes: 90 });
  const path = { sessionId };
  server.clock.set(new Date(Date.parse(date) + 89 * 60_000));
  const review = { rating: 5, comment: 'Patient and clear.', reviewedTo: ben.id, sessionId };
  expect(await ann.api.errorOf('createReview', 409, { body: review })).toBe('This session has not taken place yet.');
  // A form sends the date along with the changes.
  const { session } = await ann.api.ok('editSession', { path, body: { date, link: 'https://example.org/new' } });
  expect(session).toMatchObject({ link: 'https://example.org/new', status: 'Scheduled' });
  expect(await ann.api.errorOf('editSession', 400, { path, body: { date: server.clock.inHours(-1) } })).toBe(
    'date: must be in the future; pick a later day or time',
  );
  await ann.api.ok('editSession', { path, body: { durationMinutes: 120 } });
  server.clock.advance(60);
  expect((await ann.api.ok('listMySessions')).sessions).toMatchObject([{ status: 'Scheduled', durationMinutes: 120 }]);
  await ann.api.ok('cancelSession', { path });
});

test.each([14, 241, 60.5, 0])('a session of %s minutes is rejected', async (durationMinutes) => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const body = { date: server.clock.inHours(2), userTwo: ben.id, link: 'https://example.org', durationMinutes };
  expect(await ann.api.errorOf('createSession', 400, { body })).toMatch(/^durationMinutes: /);
});

describe('editing a session', () => {
  test('changes the named fields and keeps the rest, from either side', async () => {
    const ann = await server.join('Ann', { skillsOffered: ['Python', 'Chess'] });
    const ben = await server.join('Ben');
    const before = await holdSession(server, ann, ben, 2, { skillTaughtByUserOne: 'Python' });
    const path = { sessionId: before._id };
    const moved = await ben.api.ok('editSession', { path, body: { date: server.clock.inHours(3) } });
    expect(moved).toEqual({
      success: true,
      message: 'Session updated successfully',
      session: { ...before, date: server.clock.inHours(3), canDecline: false, waitingFor: ann.id, version: 1 },
    });
    const swapped = await ann.api.ok('editSession', {
      path,
      body: { skillTaughtByUserOne: null, skillTaughtByUserTwo: 'chess', link: 'https://example.org/new' },
    });
    expect(swapped.session).toMatchObject({
      date: server.clock.inHours(3),
      skillTaughtByUserOne: null,
      skillTaughtByUserTwo: { name: 'Chess' },
      link: 'https://example.org/new',
    });
    expect((await ann.api.ok('editSession', { path, body: {} })).session).toEqual(swapped.session);
  });

  test('never moves it into the past, and leaves it otherwise', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId, date } = await holdSession(server, ann, ben, 2);
    const path = { sessionId };
    for (const past of [server.clock.inHours(0), server.clock.inHours(-1), '2020-01-01', '1970-01-01T00:00:00Z']) {
      const rejected = await ann.api.errorOf('editSession', 400, { path, body: { date: past } });
      expect(rejected).toBe('date: must be in the future; pick a later day or time');
    }
    expect((await ben.api.ok('listMySessions')).sessions).toMatchObject([{ date, status: 'Scheduled' }]);
    await ann.api.ok('editSession', { path, body: { date } });
  });

  test('is not possible after the session', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId, date } = await holdSession(server, ann, ben, 2);
    server.clock.set(new Date(Date.parse(date) + 3_600_000));
    const path = { sessionId };
    const body = { date: server.clock.inHours(5) };
    const over = 'This session has already taken place.';
    expect(await ann.api.errorOf('editSession', 409, { path, body })).toBe(over);
    expect(await ann.api.errorOf('editSession', 409, { path, body: { date } })).toBe(over);
    expect(await ann.api.errorOf('cancelSession', 409, { path })).toBe(over);
  });
});

test('a canceled session stays canceled', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { _id: sessionId, date } = await holdSession(server, ann, ben, 2);
  const path = { sessionId };
  expect(await ben.api.ok('cancelSession', { path })).toEqual({
    success: true,
    message: 'Session canceled successfully',
  });
  const canceled = 'This session is already canceled.';
  expect(await ann.api.errorOf('cancelSession', 409, { path })).toBe(canceled);
  expect(await ann.api.errorOf('editSession', 409, { path, body: {} })).toBe(canceled);
  server.clock.set(date);
  expect((await ann.api.ok('listMySessions')).sessions).toMatchObject([{ status: 'Cancelled' }]);
});

test('each side’s review sets that side’s flag, and removing it clears the flag', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { _id: sessionId } = await holdSession(server, ann, ben, -1);
  const flags = async () => {
    const [session] = (await ann.api.ok('listMySessions')).sessions;
    return [session?.isReviewProvidedByUserOne, session?.isReviewProvidedByUserTwo];
  };
  const { _id: reviewId } = await giveReview(ben, ann, sessionId, 5);
  expect(await flags()).toEqual([false, true]);
  await giveReview(ann, ben, sessionId, 4);
  expect(await flags()).toEqual([true, true]);
  await ben.api.ok('removeReview', { path: { reviewId } });
  expect(await flags()).toEqual([true, false]);
});

describe('declining a session', () => {
  const canDecline = async (member: TestMember) =>
    (await member.api.ok('listMySessions')).sessions.map((session) => session.canDecline);
  const declined = { success: true, message: 'Session declined successfully' };

  test('is for the member who did not plan it, until a week after its time', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: ahead } = await holdSession(server, ann, ben, 2);
    const { _id: over } = await holdSession(server, ann, ben, -7 * 24 + 0.01);
    expect([await canDecline(ann), await canDecline(ben)]).toEqual([
      [false, false],
      [true, true],
    ]);
    for (const sessionId of [ahead, over]) {
      const path = { sessionId };
      const planned = 'You planned this session. The other member can decline it.';
      expect(await ann.api.errorOf('declineSession', 403, { path })).toBe(planned);
      expect(await ben.api.ok('declineSession', { path })).toEqual(declined);
      const again = await ben.api.errorOf('declineSession', 409, { path });
      expect(again).toBe('This session is already canceled.');
      await ann.api.errorOf('editSession', 409, { path, body: {} });
    }
    const statuses = (await ann.api.ok('listMySessions')).sessions.map(({ status }) => status);
    expect(statuses).toEqual(['Cancelled', 'Cancelled']);
    expect(await canDecline(ben)).toEqual([false, false]);
  });

  test('is possible as long as its review is asked for, to the millisecond', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId } = await holdSession(server, ann, ben, -14 * 24 - 1);
    const path = { sessionId };
    const isAsked = async () => (await ben.api.ok('listNeeds')).needs.some(({ kind }) => kind === 'sessionReview');
    expect([await canDecline(ben), await isAsked()]).toEqual([[false], false]);
    const rejected = 'A session can be declined until 14 days after its time.';
    expect(await ben.api.errorOf('declineSession', 409, { path })).toBe(rejected);
    server.clock.set(new Date(server.clock.now().getTime() - 1));
    expect([await canDecline(ben), await isAsked()]).toEqual([[true], true]);
    await ben.api.ok('declineSession', { path });
  });

  test('is for the first planner, once the other member has moved it', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId, date } = await holdSession(server, ann, ben, 48);
    const edit = (member: TestMember, body: object) => member.api.ok('editSession', { path: { sessionId }, body });
    // Neither another link nor the same date changes the plan.
    await edit(ben, { link: 'https://meet.example.org/other', date });
    expect([await canDecline(ann), await canDecline(ben)]).toEqual([[false], [true]]);
    await edit(ben, { date: server.clock.inHours(0.001) });
    expect([await canDecline(ann), await canDecline(ben)]).toEqual([[true], [false]]);
    server.clock.advance(3_660);
    await giveReview(ben, ann, sessionId, 1);
    await ann.api.ok('declineSession', { path: { sessionId } });
    expect((await server.visitor.ok('listUserReviews', { path: { userId: ann.id } })).reviews).toEqual([]);
  });
});
