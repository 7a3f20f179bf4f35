import { describe, expect, test } from 'vitest';
import { removeOldDeclines, tellExpired } from '../../src/modules/rings/service.ts';
import { openSessions } from '../support/enrol.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { propose } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { inWords, matchesOf, proposedRing, skilled } from './skilled.ts';

const server = useServer();

const titlesOf = async ({ api }: TestMember) =>
  (await api.ok('listNotifications')).notifications.map(({ title, path }) => `${title} (${path})`);

describe('a ring', () => {
  test('is agreed after all have accepted, and teachers and learners plan sessions', async () => {
    const { ana, ben, cai, ring, answer, read } = await proposedRing(server);
    expect(ring).toMatchObject({ state: 'open', startedBy: ana.id, version: 0, lessons: [] });
    expect(inWords(ring)).toBe('Ana gives Python, Ben gives Bread, Cai gives Chess');
    expect(ring.seats.map((seat) => seat.answer)).toEqual(['accepted', 'waiting', 'waiting']);
    expect(await titlesOf(ben)).toEqual(['Ana asks you to join a ring of 3 (/matches)']);
    // An open ring is not among the matches.
    for (const member of [ana, ben, cai]) expect(await matchesOf(member)).toEqual([]);

    expect((await answer(ben, 'accept')).ring.state).toBe('open');
    const agreed = await answer(cai, 'accept');
    expect(agreed).toMatchObject({ message: 'Everybody has accepted. Plan your sessions.', ring: { state: 'agreed' } });
    // Each member's own seat comes first.
    expect(inWords(agreed.ring)).toBe('Cai gives Chess, Ana gives Python, Ben gives Bread');
    expect(agreed.ring.lessons.map(({ teacher, learner }) => [teacher, learner])).toEqual([
      [ana.id, ben.id],
      [ben.id, cai.id],
      [cai.id, ana.id],
    ]);
    expect(await titlesOf(ana)).toEqual(['Everybody has accepted your ring. Plan your sessions (/matches)']);

    const [lesson] = agreed.ring.lessons;
    const session = await propose(server, ana, ben, [24], { skillTaughtByUserOne: lesson?.skill._id ?? '' });
    expect((await read(ben)).lessons[0]).toMatchObject({ isPlanned: true, sessionId: session._id });
    // Other members only learn that the session exists.
    const theirs = (await read(cai)).lessons[0];
    expect([theirs?.isPlanned, theirs?.sessionId]).toEqual([true, undefined]);
  });

  test('is broken after a member declines, and another member takes the seat', async () => {
    const { ana, ben, cai, path, key, answer, read } = await proposedRing(server);
    const [dan] = await skilled(server, 'Dan: Chess for Bread');
    await answer(ben, 'accept');
    expect((await answer(cai, 'decline')).ring.state).toBe('broken');
    expect(await titlesOf(ben)).toContain('Cai declined your ring. Ask somebody else to take the seat (/matches)');
    const { replacements } = await ben.api.ok('listReplacements', { path });
    expect(replacements.map(({ member, gives, receives }) => [member.name, gives.name, receives.name])).toEqual([
      ['Dan', 'Chess', 'Bread'],
    ]);
    const body = { replaces: cai.id, userId: dan.id };
    const { ring } = await ben.api.ok('replaceInRing', { path, body });
    expect(ring.seats.map(({ member, answer: said }) => `${member.name} ${said}`)).toEqual([
      'Ben accepted',
      'Dan waiting',
      'Ana accepted',
    ]);
    expect(await titlesOf(dan)).toEqual(['Ben asks you to join a ring of 3 (/matches)']);
    // The member who declined leaves the ring and is not asked for it again for 90 days.
    expect((await cai.api.call('getRing', { path })).status).toBe(403);
    expect((await ben.api.call('replaceInRing', { path, body })).body).toMatchObject({ code: 'seat_taken' });
    expect((await answer(dan, 'accept')).ring.state).toBe('agreed');
    const again = (member: TestMember) => member.api.call('proposeRing', { body: { key } });
    expect((await again(ana)).body).toMatchObject({ code: 'ring_declined' });
    expect((await matchesOf(cai)).map((match) => match.key)).not.toContain(key);
    server.clock.advance(91 * 24 * 60 * 60);
    await removeOldDeclines(server.app.context);
    const [later = ana] = await openSessions(server, [ana]);
    expect((await again(later)).status).toBe(201);
    expect((await read(later)).state).toBe('agreed');
  });

  test('is open for a substitute after a member leaves, and ends when nobody is left', async () => {
    const { ana, ben, cai, answer, read } = await proposedRing(server);
    await answer(ben, 'accept');
    await answer(cai, 'accept');
    const { ring } = await answer(ben, 'leave');
    expect([ring.state, ring.agreedAt, ring.lessons]).toEqual(['broken', undefined, []]);
    expect(ring.seats.map((seat) => seat.answer)).toEqual(['left', 'accepted', 'accepted']);
    await answer(ana, 'leave');
    expect((await answer(cai, 'leave')).ring.state).toBe('ended');
    const late = await ana.api.call('answerRing', { path: { ringId: ring._id }, body: { answer: 'accept' } });
    expect(late.body).toMatchObject({ code: 'ring_closed' });
    expect((await read(cai)).expiresAt).toBeUndefined();
  });

  test('is never agreed once a member has removed one of its skills', async () => {
    const { ana, ben, cai, path, answer, read } = await proposedRing(server);
    await answer(ben, 'accept');
    const form = new FormData();
    for (const kind of ['skillsOffered', 'skillsRequested']) form.set(kind, '[]');
    await ana.api.ok('editUser', { path: { userId: ana.id }, form });
    const accepted = await cai.api.call('answerRing', { path, body: { answer: 'accept' } });
    expect(accepted).toMatchObject({ status: 409, body: { code: 'ring_changed' } });
    expect((await read(cai)).state).toBe('open');
    expect((await answer(cai, 'decline')).ring.state).toBe('broken');
  });

  test('expires after 72 hours, even before the notification', async () => {
    const { ana, ben, key, path, read } = await proposedRing(server);
    server.clock.advance(72 * 60 * 60 - 60);
    expect((await read(ben)).state).toBe('open');
    server.clock.advance(60);
    expect((await read(ben)).state).toBe('expired');
    const late = await ben.api.call('answerRing', { path, body: { answer: 'accept' } });
    expect(late.body).toMatchObject({ code: 'ring_closed' });
    await tellExpired(server.app.context);
    await tellExpired(server.app.context);
    expect((await titlesOf(ana)).filter((title) => title.includes('expired'))).toHaveLength(1);
    // The same ring may be proposed again.
    expect((await ana.api.call('proposeRing', { body: { key } })).status).toBe(201);
  });

  test('is proposed once, and a member has at most five open ones', async () => {
    const { ana, ben, key, ring, path, answer } = await proposedRing(server);
    const again = (member: TestMember) => member.api.call('proposeRing', { body: { key } });
    for (const member of [ana, ben]) expect((await again(member)).body).toMatchObject({ code: 'ring_open' });
    expect((await ben.api.call('answerRing', { path, body: { answer: 'accept', version: 7 } })).body).toMatchObject({
      code: 'ring_changed',
    });
    await answer(ben, 'accept');
    expect((await answer(ben, 'accept')).ring.version).toBe(ring.version + 1);
    const others = Array.from({ length: 6 }, (_, index) => `Member ${index}: Chess for Bread`);
    await skilled(server, ...others);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const [match] = await matchesOf(ana, { kind: 'ring' });
      const answered = await ana.api.call('proposeRing', { body: { key: match?.key ?? '' } });
      statuses.push(answered.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 409]);
  });

  test('ends for all when one member blocks another, and is hidden from both', async () => {
    const { ana, ben, cai, path, answer } = await proposedRing(server);
    await answer(ben, 'accept');
    await answer(cai, 'accept');
    await cai.api.ok('blockMember', { path: { userId: ben.id } });
    expect((await ana.api.ok('getRing', { path })).ring.state).toBe('ended');
    expect(await titlesOf(ana)).toContain('Your ring has ended (/matches)');
    for (const member of [ben, cai]) {
      expect((await member.api.call('getRing', { path })).status).toBe(404);
      expect((await member.api.ok('listRings')).rings).toEqual([]);
    }
  });
});

describe('concurrent answers', () => {
  test('that accept make the ring agreed, with one notification', async () => {
    const { ana, ben, cai, path, read } = await proposedRing(server);
    const answers = await atOnce(
      20,
      (index) =>
        [ben, cai][index % 2]?.api.call('answerRing', { path, body: { answer: 'accept' } }) ?? Promise.reject(),
    );
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(await read(ana)).toMatchObject({ state: 'agreed', version: 2 });
    expect((await titlesOf(ana)).filter((title) => title.includes('Everybody'))).toHaveLength(1);
  });

  test('that accept, decline, leave and block have one result', async () => {
    const { ana, ben, cai, path } = await proposedRing(server);
    await Promise.all([
      ben.api.call('answerRing', { path, body: { answer: 'accept' } }),
      cai.api.call('answerRing', { path, body: { answer: 'decline' } }),
      ana.api.call('answerRing', { path, body: { answer: 'leave' } }),
      cai.api.call('blockMember', { path: { userId: ana.id } }),
    ]);
    const { db } = server.database;
    const [ring] = await db.selectFrom('rings').selectAll().execute();
    expect(ring?.ended_at).not.toBeNull();
    expect(ring?.agreed_at).toBeNull();
    // In either order, the two members read nothing of each other after the block.
    for (const member of [ana, cai]) expect((await member.api.ok('listRings')).rings).toEqual([]);
  });

  test('of several members asked to take a seat let in one', async () => {
    const { ana, ben, cai, path, answer } = await proposedRing(server);
    const others = await skilled(server, 'Dan: Chess for Bread', 'Eva: Chess for Bread', 'Fay: Chess for Bread');
    await answer(ben, 'accept');
    await answer(cai, 'decline');
    const answers = await atOnce(
      6,
      (index) =>
        [ana, ben][index % 2]?.api.call('replaceInRing', {
          path,
          body: { replaces: cai.id, userId: others[index % 3]?.id },
        }) ?? Promise.reject(),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 5 });
  });
});
