import { beforeEach, describe, expect, test } from 'vitest';
import { settleEnded } from '../../src/modules/events/changes/ended-service.ts';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { offerDuePlaces } from '../../src/modules/events/waitlist/offer-places.ts';
import { appoint, enrol } from '../support/enrol.ts';
import { decide, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { appeal, decide as decideCase, judge, latestOf, report } from '../support/moderation.ts';
import { inboxOf } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// What is unread can be answered and opened, and names who asks.

const server = useServer();
const hour = 3_600;
let hal: TestMember;
let ann: TestMember;
let ben: TestMember;
let cleo: TestMember;

beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00.000Z');
  [hal, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
});

const bread = async (details: object = {}) => (await hostEvent(server, hal, { title: 'Bread', ...details }))._id;
const ask = (member: TestMember, id: string) => member.api.ok('registerForEvent', { path: { id } });
const leave = (member: TestMember, id: string) => member.api.ok('leaveEvent', { path: { id } });
const timesIn = (hours: number) => ({
  start_time: server.clock.inHours(hours),
  end_time: server.clock.inHours(hours + 1),
  date: server.clock.inHours(hours),
});
const needsOf = async (member: TestMember) =>
  (await member.api.ok('listNeeds')).needs.map(({ title }) => title).filter((title) => !title.startsWith('Confirm'));

describe('requests that are unread', () => {
  test('name those who still ask', async () => {
    const id = await bread();
    for (const member of [ann, ben, cleo]) await ask(member, id);
    expect(await inboxOf(hal)).toEqual(['Cleo and 2 others want to join Bread']);
    await leave(cleo, id);
    await decide(hal, ben, id, 'APPROVE');
    expect([await inboxOf(hal), await needsOf(hal)]).toEqual([
      ['Ann wants to join Bread'],
      ['Ann wants to join Bread'],
    ]);
  });

  test('are read when who asked leaves the community or is suspended', async () => {
    const id = await bread();
    const dan = await server.joinConfirmed('Dan');
    for (const member of [ann, dan]) await ask(member, id);
    await dan.api.ok('deleteAccount', { body: { password: dan.password } });
    expect(await inboxOf(hal)).toEqual(['Ann wants to join Bread']);
    await appoint(server, cleo);
    await decideCase(cleo, await report(server, ben, 'member', ann.id), { kind: 'suspend' });
    expect([await inboxOf(hal), await needsOf(hal)]).toEqual([[], []]);
  });
});

test('first messages of a member who is suspended ask for nothing, and are read like those of a former member', async () => {
  await say(ann, ben, 'Hello');
  expect(await needsOf(ben)).toEqual(['Ann would like to write to you']);
  await appoint(server, cleo);
  await decideCase(cleo, await report(server, hal, 'member', ann.id), { kind: 'suspend' });
  const rows = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
  expect(rows).toMatchObject([{ _id: ann.id, isFormer: true, unreadCount: 1 }]);
  expect(rows[0]).not.toHaveProperty('request');
  expect(await needsOf(ben)).toEqual([]);
});

test('a first message that a moderator has removed asks for nothing, until it is back', async () => {
  const { _id } = await say(ann, ben, 'Hello');
  const [mo, mia] = await enrol(server, 'Mo', 'Mia');
  await appoint(server, mo, mia);
  const asking = async () => [
    (await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } })).map(({ request }) => request),
    (await needsOf(ben)).filter((title) => title.startsWith('Ann')),
  ];
  await decideCase(mo, await report(server, ben, 'message', _id), { kind: 'hide' });
  expect(await asking()).toEqual([[], []]);
  const decision = await latestOf(ann);
  await appeal(ann, decision._id);
  await judge(mia, decision._id);
  expect(await asking()).toEqual([['incoming'], ['Ann would like to write to you']]);
});

test('a guest who joined without approval and has left is not said to come', async () => {
  const id = await bread({ autoApprove: true });
  await ask(ann, id);
  await leave(ann, id);
  expect(await inboxOf(hal)).toEqual(['Ann is no longer in Bread']);
});

describe('a place that is unread', () => {
  async function waitedFor(hours: number): Promise<string> {
    const id = await bread({ max_participants: 1, ...timesIn(hours) });
    await letIn(hal, ann, id);
    for (const member of [ben, cleo]) await member.api.ok('joinWaitlist', { path: { eventId: id } });
    await leave(ann, id);
    return id;
  }
  const free = 'A place is free for you: Bread';

  test('is read when another member has taken it', async () => {
    const id = await waitedFor(0.9);
    expect(await inboxOf(ben)).toEqual([free]);
    await cleo.api.ok('takePlace', { path: { eventId: id } });
    expect([await inboxOf(ben), await needsOf(ben)]).toEqual([[], []]);
  });

  test('is read when the event is canceled', async () => {
    const id = await waitedFor(72);
    await hal.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await inboxOf(ben)).toEqual(['Bread was canceled']);
  });

  test('is read when an earlier start has ended its offer', async () => {
    const id = await waitedFor(72);
    await hal.api.ok('updateEvent', { path: { eventId: id }, body: timesIn(5) });
    server.clock.advance(2 * hour);
    expect([await inboxOf(ben), await needsOf(ben)]).toEqual([['Bread has a new time'], []]);
  });

  test('is held while a moderator has removed the event, and its member hears of both', async () => {
    const id = await waitedFor(72);
    const [mo, mia] = await enrol(server, 'Mo', 'Mia');
    await appoint(server, mo, mia);
    await decideCase(mo, await report(server, ann, 'event', id), { kind: 'hide' });
    expect(await inboxOf(ben)).toEqual(['Bread was canceled']);
    server.clock.advance(13 * hour);
    await offerDuePlaces(server.app.context);
    const { _id } = await latestOf(hal);
    await appeal(hal, _id);
    await judge(mia, _id);
    expect([await inboxOf(ben), await needsOf(ben)]).toEqual([['Bread has come back'], [free]]);
    expect((await ben.api.call('takePlace', { path: { eventId: id } })).status).toBe(200);
  });
});

test('a place for whoever comes first is no longer free once the last one is held', async () => {
  const free = 'A place is free for you: Bread';
  const id = await bread({ ...timesIn(3), max_participants: 2, autoApprove: true });
  const [dan, eve] = await enrol(server, 'Dan', 'Eve');
  for (const member of [ann, ben]) await ask(member, id);
  for (const member of [cleo, dan]) await member.api.ok('joinWaitlist', { path: { eventId: id } });
  server.clock.advance(2 * hour - 60);
  await leave(ann, id);
  server.clock.advance(5 * 60);
  await leave(ben, id);
  expect([await inboxOf(cleo), await inboxOf(dan)]).toEqual([[free], [free]]);
  await ask(eve, id);
  // Cleo's is held for ten minutes more.
  expect([await inboxOf(cleo), await inboxOf(dan)]).toEqual([[free], []]);
  expect([await needsOf(cleo), await needsOf(dan)]).toEqual([[free], []]);
});

test('an offer to host that nobody answered ends with the event, and the host hears of it', async () => {
  const eventId = await bread();
  await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: ann.id } });
  await ann.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
  await hal.api.ok('offerHosting', { path: { eventId }, body: { userId: ann.id } });
  expect(await inboxOf(ann)).toEqual(['Hal asks you to host Bread']);
  server.clock.advance(26 * hour);
  await settleEnded(server.app.context);
  expect([await inboxOf(ann), await needsOf(ann)]).toEqual([[], []]);
  expect(await inboxOf(hal)).toEqual(['Ann did not answer your offer to host Bread']);
  expect((await hal.api.ok('getEvent', { path: { eventId } })).event).not.toHaveProperty('hostingOffer');
});

test('a member who was declined just before the host left the community hears of the cancellation', async () => {
  const host = await server.joinConfirmed('Ida');
  const { _id: id } = await hostEvent(server, host, { title: 'Bread' });
  await ask(ann, id);
  await decide(host, ann, id, 'REJECT');
  await host.api.ok('deleteAccount', { body: { password: host.password } });
  server.clock.advance(61);
  await settleDeclines(server.app.context);
  expect(await inboxOf(ann)).toEqual(['Bread was canceled']);
});

test('a notification of an event that its member can no longer find leads to their events', async () => {
  const host = await server.joinConfirmed('Ida');
  const { _id: id } = await hostEvent(server, host);
  await letIn(host, ann, id);
  const pathsOf = async () => (await ann.api.ok('listNotifications')).notifications.map(({ path }) => path);
  expect(await pathsOf()).toEqual([`/userDashboard/events/${id}`]);
  await host.api.ok('deleteAccount', { body: { password: host.password } });
  expect((await ann.api.call('getEvent', { path: { eventId: id } })).status).toBe(404);
  expect(await pathsOf()).toEqual(['/userDashboard/events', '/userDashboard/events']);
});
