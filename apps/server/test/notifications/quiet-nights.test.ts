import { beforeEach, expect, test } from 'vitest';
import { queueDigests } from '../../src/modules/delivery/deliver.ts';
import { quietSecondsLeft } from '../../src/modules/notifications/quiet-hours.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { propose } from '../support/offers.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, subjectsTo } = notifiedMembers(server, folder);
let ann: TestMember;
let ben: TestMember;

beforeEach(async () => {
  server.clock.set('2026-11-20T20:00:00.000Z');
  [ann, ben] = (await joinAll('Ann', 'Ben')) as [TestMember, TestMember];
  await clear();
});

const sleep = (member: TestMember, from: string, to: string) =>
  member.api.ok('setNotificationSettings', { body: { quietHours: { from, to }, timeZone: 'UTC', digest: 'daily' } });

test('a digest waits for the end of quiet hours', async () => {
  const { _id: id } = await hostEvent(server, ann, { autoApprove: true });
  await sleep(ann, '22:00', '10:00');
  await ben.api.ok('registerForEvent', { path: { id } });
  await clear();
  server.clock.set('2026-11-21T08:01:00.000Z');
  await queueDigests(server.app.context);
  await deliver('digest');
  expect(await subjectsTo(ann)).toEqual([]);
  server.clock.set('2026-11-21T10:00:00.000Z');
  await deliver('digest');
  expect(await subjectsTo(ann)).toEqual([expect.stringContaining('unread notification')]);
});

test('what starts in the night is told two hours before, and the rest in the morning', () => {
  const settings = { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'UTC' };
  const left = (at: string, startsAt?: string) =>
    quietSecondsLeft(settings, startsAt && `2026-11-${startsAt}:00.000Z`, new Date(`2026-11-${at}:00.000Z`)) / 60;
  expect(left('20T23:00')).toBe(8 * 60);
  expect(left('20T23:00', '21T06:30')).toBe(5.5 * 60);
  expect(left('21T04:30', '21T06:30')).toBe(0);
  expect(left('20T23:00', '21T12:00')).toBe(8 * 60);
  // What has started is no reason to wake anybody.
  expect(left('20T23:00', '20T22:00')).toBe(8 * 60);
});

test.each([
  ['starts', '2027-03-27T22:30:00.000Z', '2027-03-28T05:00:00.000Z'],
  ['ends', '2027-10-30T21:30:00.000Z', '2027-10-31T06:00:00.000Z'],
  ['ends, in its repeated hour', '2027-10-31T01:15:30.000Z', '2027-10-31T06:00:00.000Z'],
])('the morning is at seven also in the night in which summer time %s', (_change, at, morning) => {
  const settings = { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Berlin' };
  const left = quietSecondsLeft(settings, undefined, new Date(at));
  expect(new Date(Date.parse(at) + left * 1000).toISOString()).toBe(morning);
});

test('quiet hours end at their time in both hours of a night that has one twice', () => {
  const settings = { quietHours: { from: '22:00', to: '02:45' }, timeZone: 'Europe/Berlin' };
  // 2:30 AM, for the first and for the second time.
  expect(quietSecondsLeft(settings, undefined, new Date('2027-10-31T00:30:00.000Z'))).toBe(15 * 60);
  expect(quietSecondsLeft(settings, undefined, new Date('2027-10-31T01:30:00.000Z'))).toBe(15 * 60);
});

test('a proposal that expires before the morning is told before it does', async () => {
  server.clock.set('2026-11-20T23:00:00.000Z');
  await sleep(ben, '22:00', '07:00');
  await propose(server, ann, ben, [9.5]);
  await deliver('email');
  expect(await subjectsTo(ben)).toEqual([]);
  server.clock.set('2026-11-21T04:30:00.000Z');
  await deliver('email');
  expect(await subjectsTo(ben)).toEqual(['Ann proposes a session with you']);
});
