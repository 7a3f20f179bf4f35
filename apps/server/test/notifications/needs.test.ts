import { beforeEach, describe, expect, test } from 'vitest';
import { proposedRing } from '../matches/skilled.ts';
import { appoint, enrol } from '../support/enrol.ts';
import { decide, giveReview, holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { appeal, decide as decideCase, latestOf, report } from '../support/moderation.ts';
import { accept, agree, propose, suggest } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const day = 24 * 3_600;

let ann: TestMember;
let ben: TestMember;
let cleo: TestMember;
beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00.000Z');
  [ann, ben, cleo] = await enrol(server, 'Ann', 'Ben', 'Cleo');
});

/** Returns what waits for a member, without the address that no test member has confirmed. */
async function needsOf(member: TestMember) {
  const { needs } = await member.api.ok('listNeeds');
  expect(needs.at(-1)?.kind).toBe('confirmAddress');
  return needs.slice(0, -1);
}

const titlesOf = async (member: TestMember) => (await needsOf(member)).map(({ title }) => title);

describe('a session', () => {
  test('waits for the member who is asked, until its offer ends', async () => {
    const session = await propose(server, ann, ben, [48]);
    expect(await needsOf(ben)).toEqual([
      {
        kind: 'sessionAnswer',
        _id: session._id,
        title: 'Ann proposes a session',
        path: `/userDashboard/session/${session._id}`,
        count: 1,
        actor: expect.objectContaining({ _id: ann.id, name: 'Ann' }),
        startsAt: session.date,
        askedAt: server.clock.now().toISOString(),
        endsAt: session.offer?.expiresAt,
      },
    ]);
    expect(await needsOf(ann)).toEqual([]);
    expect(await needsOf(cleo)).toEqual([]);
    await suggest(server, ben, session, [72, 96]);
    expect(await needsOf(ben)).toEqual([]);
    expect(await titlesOf(ann)).toEqual(['Ben suggests other times']);
    server.clock.advance(3 * day);
    expect(await needsOf(ann)).toEqual([]);
  });

  test('that is agreed waits for the answer to another time', async () => {
    const session = await agree(server, ann, ben, 48);
    expect([await needsOf(ann), await needsOf(ben)]).toEqual([[], []]);
    const moved = await suggest(server, ann, session, [96]);
    expect(await titlesOf(ben)).toEqual(['Ann asks to move your session']);
    await accept(ben, moved);
    expect([await needsOf(ann), await needsOf(ben)]).toEqual([[], []]);
  });

  test('waits for both reviews, for two weeks', async () => {
    const session = await holdSession(server, ann, ben, -2);
    expect(await titlesOf(ann)).toEqual(['How was it with Ben?']);
    await giveReview(ann, ben, session._id, 5);
    expect([await titlesOf(ann), await titlesOf(ben)]).toEqual([[], ['How was it with Ann?']]);
    const { db } = server.database;
    await db
      .updateTable('sessions')
      .set({ date: server.clock.inHours(-14 * 24 - 1) })
      .execute();
    expect(await needsOf(ben)).toEqual([]);
  });

  test('waits for nobody after a block', async () => {
    await propose(server, ann, ben, [48]);
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    expect(await needsOf(ben)).toEqual([]);
  });
});

describe('an event', () => {
  test('is one row for all its requests, and a series is one for all its dates', async () => {
    const { _id: eventId } = await hostEvent(server, ann);
    for (const guest of [ben, cleo]) await guest.api.ok('registerForEvent', { path: { id: eventId } });
    const [row] = await needsOf(ann);
    expect(row).toMatchObject({
      kind: 'eventRequests',
      title: '2 want to join Sourdough from a cold fridge',
      count: 2,
      actor: { name: 'Ben' },
    });
    expect(row).not.toHaveProperty('dates');
    for (const guest of [ben, cleo]) await decide(ann, guest, eventId, 'APPROVE');
    expect(await needsOf(ann)).toEqual([]);

    const repeat = { every: 'week' as const, dates: 3, timeZone: 'UTC' };
    const series = await hostEvent(server, ann, { title: 'Bread', repeat });
    const scope = 'all' as const;
    await ben.api.ok('registerForEvent', { path: { id: series._id }, body: { scope } });
    expect(await needsOf(ann)).toMatchObject([
      { _id: series._id, title: 'Ben wants to join Bread, 3 dates', dates: 3 },
    ]);
  });

  test('waits for its co-host alone once they accept', async () => {
    const { _id: eventId } = await hostEvent(server, ann, { title: 'Bread' });
    await ann.api.ok('inviteCohost', { path: { eventId }, body: { userId: ben.id } });
    await cleo.api.ok('registerForEvent', { path: { id: eventId } });
    expect(await titlesOf(ben)).toEqual(['Ann invites you to co-host Bread']);
    await ben.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    expect(await titlesOf(ben)).toEqual(['Cleo wants to join Bread']);
  });

  test('names a place that is held, until its end', async () => {
    const { _id: eventId } = await hostEvent(server, ann, {
      title: 'Bread',
      max_participants: 1,
      start_time: server.clock.inHours(48),
      end_time: server.clock.inHours(49),
      date: server.clock.inHours(48),
    });
    await letIn(ann, ben, eventId);
    await cleo.api.ok('joinWaitlist', { path: { eventId } });
    expect(await needsOf(cleo)).toEqual([]);
    await ben.api.ok('leaveEvent', { path: { id: eventId } });
    const endsAt = server.clock.inHours(12);
    expect(await needsOf(cleo)).toMatchObject([
      { kind: 'placeOffered', title: 'A place is free for you: Bread', endsAt },
    ]);
    server.clock.advance(12 * 3_600);
    expect(await needsOf(cleo)).toEqual([]);
  });

  test('names a free place that is not held for anybody, without an end', async () => {
    const { _id: eventId } = await hostEvent(server, ann, {
      title: 'Bread',
      max_participants: 1,
      start_time: server.clock.inHours(0.9),
      end_time: server.clock.inHours(2),
      date: server.clock.inHours(0.9),
    });
    await letIn(ann, ben, eventId);
    await cleo.api.ok('joinWaitlist', { path: { eventId } });
    await ben.api.ok('leaveEvent', { path: { id: eventId } });
    const [row] = await needsOf(cleo);
    expect(row).toMatchObject({ kind: 'placeOffered', startsAt: server.clock.inHours(0.9) });
    expect(row).not.toHaveProperty('endsAt');
    await cleo.api.ok('takePlace', { path: { eventId } });
    expect(await needsOf(cleo)).toEqual([]);
  });

  test('waits for the check-in of its participants, and then for their reviews', async () => {
    const { _id: eventId } = await hostEvent(server, ann, { title: 'Bread' });
    for (const guest of [ben, cleo]) await letIn(ann, guest, eventId);
    server.clock.advance(day);
    expect(await needsOf(ben)).toEqual([]);
    const { code } = await ann.api.ok('openCheckIn', { path: { eventId } });
    expect(await titlesOf(ben)).toEqual(['Check in to Bread']);
    await ben.api.ok('checkIn', { path: { eventId }, body: { code } });
    expect([await titlesOf(ben), await titlesOf(cleo)]).toEqual([[], ['Check in to Bread']]);
    await ann.api.ok('markAttendance', { path: { eventId }, body: { marks: [{ userId: cleo.id, came: false }] } });
    server.clock.advance(2 * 3_600);
    expect([await titlesOf(ben), await titlesOf(cleo)]).toEqual([['How was Bread?'], []]);
    await ben.api.ok('reviewEvent', { path: { eventId }, body: { rating: 5, comment: 'Warm and clear.' } });
    expect(await needsOf(ben)).toEqual([]);
  });

  test('waits for no review of guests of whom nobody knows whether they came', async () => {
    const { _id: eventId } = await hostEvent(server, ann);
    await letIn(ann, ben, eventId);
    server.clock.advance(2 * day);
    expect(await needsOf(ben)).toEqual([]);
  });
});

test('an open ring waits for each seat, a broken one for the others, an agreed one for its lessons', async () => {
  const { ana, ben: bob, cai, ring, answer } = await proposedRing(server);
  const asked = { kind: 'ringAnswer', title: 'Ana asks you to join a ring of 3', endsAt: ring.expiresAt };
  expect(await needsOf(bob)).toMatchObject([asked]);
  expect(await needsOf(ana)).toEqual([]);
  await answer(bob, 'accept');
  await answer(cai, 'accept');
  expect(await needsOf(ana)).toMatchObject([{ kind: 'ringLessons', count: 2 }]);
  const [lesson] = ring.seats;
  await propose(server, ana, bob, [24], { skillTaughtByUserOne: lesson?.gives._id ?? '' });
  expect(await titlesOf(ana)).toEqual(['Your ring is agreed. Plan your next lesson']);
  // The member who plans a lesson may name its skill differently.
  const taught = ring.seats.find(({ member }) => member._id === cai.id)?.gives._id ?? '';
  const form = new FormData();
  form.set('name', 'Sparring over a board');
  form.set('desc', 'The same by another name.');
  await cai.api.ok('addSkill', { form });
  const isOther = server.database.db.updateTable('skills').where('name', '=', 'Sparring over a board');
  await isOther.set({ canonical_id: taught }).execute();
  await propose(server, cai, ana, [48], { skillTaughtByUserOne: 'Sparring over a board' });
  expect(await titlesOf(ana)).toEqual(['Cai proposes a session']);
});

test('a ring with an empty seat waits for who has accepted', async () => {
  const { ana, ben: bob, cai, answer } = await proposedRing(server);
  await answer(cai, 'decline');
  expect([await titlesOf(ana), await titlesOf(cai)]).toEqual([['A seat in your ring of 3 is empty'], []]);
  expect(await titlesOf(bob)).toEqual(['Ana asks you to join a ring of 3']);
});

test('strangers who write are one row', async () => {
  await say(ann, cleo, 'Hello');
  expect(await titlesOf(cleo)).toEqual(['Ann would like to write to you']);
  await say(ben, cleo, 'Hello');
  expect(await titlesOf(cleo)).toEqual(['2 members would like to write to you']);
  await cleo.api.ok('blockMember', { path: { userId: ann.id } });
  expect(await titlesOf(cleo)).toEqual(['Ben would like to write to you']);
  const [asking] = await cleo.chat.ok('listChatUsers', { path: { currentUserId: cleo.id } });
  const conversationId = asking?.conversationId ?? '';
  await cleo.api.ok('changeConversation', { path: { conversationId }, body: { isArchived: true } });
  expect(await needsOf(cleo)).toEqual([]);
  await say(ben, cleo, 'Are you there?');
  expect(await titlesOf(cleo)).toEqual(['Ben would like to write to you']);
  await say(cleo, ben, 'Welcome');
  expect(await needsOf(cleo)).toEqual([]);
});

test('first messages that are deleted again wait for nobody, and are in no list', async () => {
  const first = await say(ann, ben, 'Hello');
  const second = await say(ann, ben, 'Are you there?');
  const chatsOf = (member: TestMember) => member.chat.ok('listChatUsers', { path: { currentUserId: member.id } });
  await ann.chat.ok('deleteMessage', { path: { messageId: first._id } });
  expect(await titlesOf(ben)).toEqual(['Ann would like to write to you']);
  await ann.chat.ok('deleteMessage', { path: { messageId: second._id } });
  expect([await needsOf(ben), await chatsOf(ben)]).toEqual([[], []]);
  expect(await chatsOf(ann)).toHaveLength(1);
  await say(ann, ben, 'Now for good');
  expect(await titlesOf(ben)).toEqual(['Ann would like to write to you']);
});

test('open cases and appeals wait for moderators who may decide them, not for who reported', async () => {
  const [mo] = await enrol(server, 'Mo');
  await appoint(server, cleo, mo);
  const caseId = await report(server, ann, 'member', ben.id);
  expect([await titlesOf(cleo), await titlesOf(mo)]).toEqual([['One case is open'], ['One case is open']]);
  await decideCase(mo, caseId);
  expect([await titlesOf(cleo), await titlesOf(mo)]).toEqual([[], []]);
  await appeal(ben, (await latestOf(ben))._id);
  expect([await titlesOf(cleo), await titlesOf(mo), await needsOf(ben)]).toEqual([['One case is open'], [], []]);
  await report(server, mo, 'member', ann.id);
  expect([await titlesOf(cleo), await titlesOf(mo)]).toEqual([['2 cases are open'], []]);
});

test('a decision about a report waits until it is read', async () => {
  const [mo] = await enrol(server, 'Mo');
  await appoint(server, mo);
  const caseId = await report(server, ann, 'member', ben.id);
  await mo.api.ok('decideCase', { path: { caseId }, body: { kind: 'warn', reason: 'Please stay friendly.' } });
  expect(await titlesOf(ann)).toEqual(['Moderators read your report']);
  await ann.api.ok('readNotifications', { body: { upTo: server.clock.now().toISOString() } });
  expect(await needsOf(ann)).toEqual([]);
});

test('what ends first is first, and what does not end comes after it', async () => {
  await holdSession(server, ann, ben, -2);
  await propose(server, ann, ben, [72]);
  await propose(server, cleo, ben, [24]);
  expect(await titlesOf(ben)).toEqual(['Cleo proposes a session', 'Ann proposes a session', 'How was it with Ann?']);
});
