import { beforeEach, expect, test } from 'vitest';
import { appoint, enrol } from '../support/enrol.ts';
import { giveReview, holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { inboxOf } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

let ann: TestMember;
let ben: TestMember;
let cleo: TestMember;
beforeEach(async () => {
  [ann, ben, cleo] = await enrol(server, 'Ann', 'Ben', 'Cleo');
});

/** Ends a review of Ann's about Ben. */
const ends: Record<string, (review: { _id: string; sessionId: string }) => Promise<unknown>> = {
  'its author deletes': ({ _id }) => ann.api.ok('removeReview', { path: { reviewId: _id } }),
  'a moderator hides': async ({ _id }) => {
    await appoint(server, cleo);
    return await decide(cleo, await report(server, ben, 'review', _id), { kind: 'hide' });
  },
  'goes with a session that its subject never agreed to': ({ sessionId }) =>
    ben.api.ok('declineSession', { path: { sessionId }, body: {} }),
};

test.for(Object.entries(ends))('a review that %s is not unread', async ([, end]) => {
  const { _id: sessionId } = await holdSession(server, ann, ben, -2);
  const { _id } = await giveReview(ann, ben, sessionId, 2);
  expect(await inboxOf(ben)).toContain('Ann reviewed you');
  await end({ _id, sessionId });
  expect(await inboxOf(ben)).not.toContain('Ann reviewed you');
});

test('a deleted review of an event leaves the notification of the others', async () => {
  const { _id: eventId } = await hostEvent(server, ann, { title: 'Bread' });
  for (const guest of [ben, cleo]) await letIn(ann, guest, eventId);
  server.clock.advance(24 * 3_600);
  const marks = [ben, cleo].map(({ id: userId }) => ({ userId, came: true }));
  await ann.api.ok('markAttendance', { path: { eventId }, body: { marks } });
  server.clock.advance(2 * 3_600);
  const body = { rating: 5, comment: 'Warm and clear.' };
  for (const guest of [ben, cleo]) await guest.api.ok('reviewEvent', { path: { eventId }, body });
  const reviewed = async () => (await inboxOf(ann)).filter((title) => title.includes('reviewed'));
  expect(await reviewed()).toEqual(['Cleo and 1 other reviewed Bread']);
  await cleo.api.ok('removeEventReview', { path: { eventId } });
  expect(await reviewed()).toEqual(['Ben reviewed Bread']);
  await ben.api.ok('removeEventReview', { path: { eventId } });
  expect(await reviewed()).toEqual([]);
});

test.for([true, false])('a guest who is back has not left: %s', async (autoApprove) => {
  const { _id: eventId } = await hostEvent(server, ann, { title: 'Bread', autoApprove });
  const left = async () => (await inboxOf(ann)).filter((title) => title.includes('no longer'));
  const come = (guest: TestMember) =>
    autoApprove ? guest.api.ok('registerForEvent', { path: { id: eventId } }) : letIn(ann, guest, eventId);
  for (const guest of [ben, cleo]) {
    await come(guest);
    await guest.api.ok('leaveEvent', { path: { id: eventId } });
  }
  expect(await left()).toEqual(['Cleo and 1 other are no longer in Bread']);
  await come(cleo);
  expect(await left()).toEqual(['Ben is no longer in Bread']);
  await come(ben);
  expect(await left()).toEqual([]);
});

test('a guest who is back on one of several dates has left the others', async () => {
  const repeat = { every: 'week', dates: 3, timeZone: 'UTC' } as const;
  const { _id: id } = await hostEvent(server, ann, { title: 'Bread', autoApprove: true, repeat });
  const left = async () => (await inboxOf(ann)).filter((title) => title.includes('no longer'));
  const join = (scope: 'this' | 'all') => ben.api.ok('registerForEvent', { path: { id }, body: { scope } });
  await join('all');
  await ben.api.ok('leaveEvent', { path: { id }, query: { scope: 'all' } });
  await join('this');
  expect(await left()).toEqual(['Ben is no longer in Bread (3 dates)']);
  await ben.api.ok('leaveEvent', { path: { id } });
  await join('all');
  expect(await left()).toEqual([]);
});

test('a guest of single dates who leaves all of them is coming to none', async () => {
  const repeat = { every: 'week', dates: 3, timeZone: 'UTC' } as const;
  const first = await hostEvent(server, ann, { title: 'Bread', autoApprove: true, repeat });
  const dates = await ann.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  for (const { _id: id } of dates) await ben.api.ok('registerForEvent', { path: { id } });
  const leave = (nth: number, scope: 'this' | 'all') =>
    ben.api.ok('leaveEvent', { path: { id: dates[nth]?._id ?? '' }, query: { scope } });
  await leave(1, 'this');
  const coming = async () => (await inboxOf(ann)).filter((title) => title.includes('is coming'));
  expect(await coming()).toHaveLength(2);
  await leave(0, 'all');
  expect(await coming()).toEqual([]);
});

test('a guest of all dates who leaves some is coming to the others', async () => {
  const repeat = { every: 'week', dates: 4, timeZone: 'UTC' } as const;
  const first = await hostEvent(server, ann, { title: 'Bread', autoApprove: true, repeat });
  const dates = await ann.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  await ben.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
  const coming = async () => (await inboxOf(ann)).filter((title) => title.includes('coming'));
  await ben.api.ok('leaveEvent', { path: { id: dates[3]?._id ?? '' } });
  expect(await coming()).toEqual(['Ben is coming to Bread (3 dates)']);
  await ann.api.ok('removeGuest', { path: { eventId: first._id }, body: { userId: ben.id } });
  expect(await coming()).toEqual(['Ben is coming to Bread (2 dates)']);
  await ben.api.ok('leaveEvent', { path: { id: dates[1]?._id ?? '' }, query: { scope: 'following' } });
  expect(await coming()).toEqual([]);
});

test('a guest who left while the event was canceled is not coming', async () => {
  const { _id: id } = await hostEvent(server, ann, { title: 'Bread', autoApprove: true });
  for (const guest of [ben, cleo]) await guest.api.ok('registerForEvent', { path: { id } });
  await ann.api.ok('deleteEvent', { path: { eventId: id } });
  await ben.api.ok('leaveEvent', { path: { id } });
  await ann.api.ok('restoreEvent', { path: { eventId: id } });
  expect(await inboxOf(ann)).toEqual(['Cleo is coming to Bread']);
});

test('requests are not unread for a co-host who was removed', async () => {
  const path = { eventId: (await hostEvent(server, ann, { title: 'Bread' }))._id };
  await ann.api.ok('inviteCohost', { path, body: { userId: ben.id } });
  await ben.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
  await cleo.api.ok('registerForEvent', { path: { id: path.eventId } });
  expect(await inboxOf(ben)).toEqual(['Cleo wants to join Bread']);
  await ann.api.ok('removeCohost', { path: { ...path, userId: ben.id } });
  expect(await inboxOf(ben)).toEqual(['You no longer co-host Bread']);
  expect(await inboxOf(ann)).toEqual(['Cleo wants to join Bread']);
});

test('messages are as many as are unread, also once one is deleted', async () => {
  const { conversationId } = await say(ann, ben, 'Hello');
  await say(ann, ben, 'Are you there?');
  const path = { conversationId };
  await ben.chat.ok('markConversation', { path, body: { readSeq: 1 } });
  expect(await inboxOf(ben)).toEqual(['Ann sent you a message']);
  const { _id: messageId } = await say(ann, ben, 'I mean, today');
  expect(await inboxOf(ben)).toEqual(['Ann sent you 2 messages']);
  await ann.chat.ok('deleteMessage', { path: { messageId } });
  expect(await inboxOf(ben)).toEqual(['Ann sent you a message']);
  await ben.chat.ok('markConversation', { path, body: { readSeq: 3 } });
  expect(await inboxOf(ben)).toEqual([]);
});
