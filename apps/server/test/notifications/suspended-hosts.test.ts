import { beforeEach, expect, test } from 'vitest';
import { appoint } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// An event after the days of its host's suspension stays, and meanwhile nobody else can find it.

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, subjectsTo, unreadOf } = notifiedMembers(server, folder);

let hal: TestMember;
let ann: TestMember;
let ben: TestMember;
let mo: TestMember;
let eventId: string;

beforeEach(async () => {
  // The database compares the end of a suspension with its own clock.
  server.clock.set(new Date());
  [hal, ann, ben, mo] = (await joinAll('Hal', 'Ann', 'Ben', 'Mo')) as [TestMember, TestMember, TestMember, TestMember];
  await appoint(server, mo);
  const start = server.clock.inHours(20 * 24);
  const times = { date: start, start_time: start, end_time: server.clock.inHours(20 * 24 + 1) };
  eventId = (await hostEvent(server, hal, { title: 'Bread', ...times }))._id;
});

const suspend = async (member: TestMember) =>
  await decide(mo, await report(server, ben, 'member', member.id), { kind: 'suspend', days: 7 });
const waits = async (member: TestMember) => (await member.api.ok('listNeeds')).needs.map(({ title }) => title);

test('an invitation of a suspended host waits nowhere, and no email names it', async () => {
  await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: ann.id } });
  expect([await waits(ann), await unreadOf(ann)]).toEqual([
    ['Hal invites you to co-host Bread'],
    ['Hal invites you to co-host Bread'],
  ]);
  expect((await suspend(hal)).status).toBe(200);
  expect([await waits(ann), await unreadOf(ann)]).toEqual([[], []]);
  await deliver();
  expect(await subjectsTo(ann)).toEqual([]);
});

test('what a co-host changes meanwhile is sent to nobody who cannot find the event', async () => {
  await letIn(hal, ben, eventId);
  await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: ann.id } });
  await ann.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
  await clear();
  await ann.api.ok('sendEventUpdate', { path: { eventId }, body: { text: 'Bring flour.' } });
  await suspend(hal);
  await deliver();
  expect((await ben.api.call('getEvent', { path: { eventId } })).status).toBe(404);
  expect((await subjectsTo(ben)).filter((subject) => subject?.includes('Bread'))).toEqual([]);
});

test('a request of a suspended member waits neither at Home nor at the bell', async () => {
  await ann.api.ok('registerForEvent', { path: { id: eventId } });
  await suspend(ann);
  expect([await waits(hal), await unreadOf(hal)]).toEqual([[], []]);
});
