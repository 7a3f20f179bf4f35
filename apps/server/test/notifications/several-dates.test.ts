import type { Event } from '@skill-exchange/api-client/types';
import { beforeEach, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { settleEnded } from '../../src/modules/events/changes/ended-service.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { inboxOf } from '../support/offers.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// What changes on one date of a series leaves what its members have not read about the others.

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, subjectsTo } = notifiedMembers(server, folder);

let hal: TestMember;
let ann: TestMember;
let ben: TestMember;
let dates: [Event, Event, Event];

beforeEach(async () => {
  [hal, ann, ben] = (await joinAll('Hal', 'Ann', 'Ben')) as [TestMember, TestMember, TestMember];
  const repeat = { every: 'week' as const, dates: 3, timeZone: 'UTC' };
  const { series } = await hostEvent(server, hal, { title: 'Bread', repeat });
  dates = (await hal.api.ok('listEvents', { query: { series: series?._id ?? '' } })) as typeof dates;
  await clear();
});

const ask = () => ann.api.ok('registerForEvent', { path: { id: dates[0]._id }, body: { scope: 'all' } });
const approveAll = () =>
  hal.api.ok('handleEventRequest', {
    path: { eventId: dates[0]._id },
    body: { userId: ann.id, action: 'APPROVE', scope: 'all' },
  });
const cancel = (scope: string) => hal.api.ok('deleteEvent', { path: { eventId: dates[0]._id }, query: { scope } });
const needsOf = async (member: TestMember) => (await member.api.ok('listNeeds')).needs.map(({ title }) => title);
const pathsOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.filter(({ isRead }) => !isRead).map(({ path }) => path);
const pageOf = ({ _id }: Event) => `/userDashboard/events/${_id}`;

test('a request for several dates is unread for those that are left, and leads to the next', async () => {
  await ask();
  await cancel('this');
  expect(await inboxOf(hal)).toEqual(['Ann wants to join Bread (2 dates)']);
  expect(await pathsOf(hal)).toEqual([pageOf(dates[1])]);
  await deliver();
  expect(await subjectsTo(hal)).toEqual(['Ann wants to join Bread (2 dates)']);
  server.clock.set(dates[1].end_time);
  await settleEnded(server.app.context);
  expect([await inboxOf(hal), await needsOf(hal)]).toEqual([['Ann wants to join Bread'], ['Ann wants to join Bread']]);
  server.clock.set(dates[2].end_time);
  await settleEnded(server.app.context);
  expect([await inboxOf(hal), await needsOf(hal)]).toEqual([[], []]);
});

test('a request is read for the co-host of one date who has answered it', async () => {
  const eventId = dates[1]._id;
  await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: ben.id } });
  await ben.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
  await ask();
  expect(await inboxOf(ben)).toEqual(['Ann wants to join Bread']);
  await ben.api.ok('handleEventRequest', { path: { eventId }, body: { userId: ann.id, action: 'APPROVE' } });
  expect(await inboxOf(ben)).toEqual([]);
  expect(await inboxOf(hal)).toContain('Ann wants to join Bread (2 dates)');
});

test('an approval is unread for the dates that are left', async () => {
  await ask();
  await approveAll();
  await cancel('this');
  expect(await inboxOf(ann)).toEqual(['Bread was canceled', 'You’re in: Bread (2 dates)']);
  await ann.api.ok('leaveEvent', { path: { id: dates[1]._id } });
  expect(await inboxOf(ann)).toEqual(['Bread was canceled', 'You’re in: Bread']);
  expect(await pathsOf(ann)).toContain(pageOf(dates[2]));
});

test('a cancellation is unread for the dates that have not come back', async () => {
  await ask();
  await approveAll();
  await clear();
  await cancel('all');
  await hal.api.ok('restoreEvent', { path: { eventId: dates[0]._id } });
  const expected = ['Bread has come back', 'Bread was canceled (2 dates)'];
  expect((await inboxOf(ann)).toSorted()).toEqual(expect.arrayContaining(expected));
  await deliver();
  expect((await subjectsTo(ann)).toSorted()).toEqual(expected);
});

test('an invitation to co-host is sent for the dates that are left', async () => {
  await hal.api.ok('inviteCohost', { path: { eventId: dates[0]._id }, body: { userId: ben.id, scope: 'all' } });
  await cancel('this');
  await deliver();
  const invited = 'Hal invites you to co-host Bread (2 dates)';
  expect(await inboxOf(ben)).toContain(invited);
  expect(await subjectsTo(ben)).toContain(invited);
  server.clock.set(dates[1].end_time);
  await settleEnded(server.app.context);
  expect(await inboxOf(ben)).toContain('Hal invites you to co-host Bread');
});

test('a reminder of a date is read when all dates move', async () => {
  await ask();
  await approveAll();
  server.clock.set(new Date(Date.parse(dates[1].start_time) - 20 * 3_600_000));
  await remind(server.app.context);
  expect(await inboxOf(ann)).toContain('Coming up: Bread');
  const later = (instant: string) => new Date(Date.parse(instant) + 2 * 3_600_000).toISOString();
  const { _id: eventId, start_time, end_time } = dates[2];
  const times = { start_time: later(start_time), end_time: later(end_time) };
  await hal.api.ok('updateEvent', { path: { eventId }, body: { ...times, scope: 'all' } });
  expect(await inboxOf(ann)).not.toContain('Coming up: Bread');
});
