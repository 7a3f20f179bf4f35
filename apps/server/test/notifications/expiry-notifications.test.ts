import { beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn, say } from '../support/kinds/things.ts';
import { agree, inboxOf, propose, suggest } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const password = 'correct horse battery';

let ann: TestMember;
let ben: TestMember;
let cleo: TestMember;
beforeEach(async () => {
  [ann, ben, cleo] = await enrol(server, 'Ann', 'Ben', 'Cleo');
});

/** Lets the worker do what is due this many hours later. */
async function after(hours: number): Promise<void> {
  server.clock.set(server.clock.inHours(hours));
  await jobHandlers(server.app.context).reminders?.({ id: '', data: {} });
}

test('both members are notified once that nobody answered a proposal in time', async () => {
  await propose(server, ann, ben, [24]);
  await after(21);
  expect([await inboxOf(ann), await inboxOf(ben)]).toEqual([[], ['Ann proposes a session with you']]);
  await after(1);
  const told = [['Ben did not answer your proposal in time'], ['You did not answer the proposal of Ann in time']];
  expect([await inboxOf(ann), await inboxOf(ben)]).toEqual(told);
  await after(1);
  expect([await inboxOf(ann), await inboxOf(ben)]).toEqual(told);
  for (const member of [ann, ben]) {
    const { notifications } = await member.api.ok('listNotifications', { query: { limit: 1 } });
    expect(notifications[0]).toMatchObject({ kind: 'sessionCanceled', count: 1 });
  }
});

test('both members are notified that nobody answered another time, and that their session stays', async () => {
  const session = await agree(server, ann, ben, 100);
  for (const member of [ann, ben])
    await member.api.ok('readNotifications', { body: { upTo: server.clock.inHours(0) } });
  await suggest(server, ann, session, [120]);
  await after(72);
  const titles = async (member: TestMember) => (await inboxOf(member)).filter((title) => title.includes('in time'));
  expect([await titles(ann), await titles(ben)]).toEqual([
    ['Ben did not answer your suggestion in time'],
    ['You did not answer the suggestion of Ann in time'],
  ]);
});

test('nobody is notified of times that a block has ended', async () => {
  await propose(server, ann, ben, [24]);
  await ben.api.ok('blockMember', { path: { userId: ann.id } });
  await after(22);
  expect([await inboxOf(ann), await inboxOf(ben)]).toEqual([[], []]);
});

test('a member is notified that their place from the waitlist has expired, and the offer is not unread', async () => {
  const times = {
    date: server.clock.inHours(48),
    start_time: server.clock.inHours(48),
    end_time: server.clock.inHours(49),
  };
  const { _id: eventId } = await hostEvent(server, ann, { title: 'Bread', max_participants: 1, ...times });
  await letIn(ann, ben, eventId);
  await cleo.api.ok('joinWaitlist', { path: { eventId } });
  await ben.api.ok('leaveEvent', { path: { id: eventId } });
  expect(await inboxOf(cleo)).toEqual(['A place is free for you: Bread']);
  server.clock.set(server.clock.inHours(12));
  expect(await inboxOf(cleo)).toEqual([]);
  expect((await cleo.api.ok('listNotifications')).unread).toBe(0);
  await after(0);
  expect(await inboxOf(cleo)).toEqual(['You did not take your place in time: Bread']);
});

test('the end of an event answers what nobody did', async () => {
  const dora = await server.join('Dora');
  const { _id: eventId } = await hostEvent(server, ann, { title: 'Bread', max_participants: 1 });
  await dora.api.ok('registerForEvent', { path: { id: eventId } });
  await letIn(ann, ben, eventId);
  await cleo.api.ok('joinWaitlist', { path: { eventId } });
  const eve = await server.join('Eve');
  await ann.api.ok('inviteCohost', { path: { eventId }, body: { userId: eve.id } });
  await after(25);
  expect(await inboxOf(dora)).toEqual(['Nobody answered your request to join Bread']);
  expect(await inboxOf(cleo)).toEqual(['You did not get a place: Bread']);
  expect(await inboxOf(ann)).toEqual(['Eve did not answer your invitation to co-host Bread']);
  expect(await inboxOf(eve)).toEqual([]);
  const { requests } = await ann.api.ok('listEventRequests', { path: { eventId } });
  const { waiting } = await ann.api.ok('listWaitlist', { path: { eventId } });
  const event = await ann.api.ok('getEvent', { path: { eventId } });
  expect([requests, waiting, event.cohostInvitations]).toEqual([[], [], undefined]);
  await after(1);
  expect(await inboxOf(cleo)).toEqual(['You did not get a place: Bread']);
});

test('the notification of a message leads to the conversation once its sender is leaving', async () => {
  const dora = await server.join('Dora');
  await say(dora, ann, 'Hello');
  const pathOf = async () => (await ann.api.ok('listNotifications')).notifications[0]?.path;
  expect(await pathOf()).toBe(`/users/${dora.id}#chat`);
  await dora.api.ok('deleteAccount', { body: { password } });
  expect(await pathOf()).toBe(`/messages/${dora.id}`);
});
