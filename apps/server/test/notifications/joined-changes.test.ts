import { beforeEach, describe, expect, test } from 'vitest';
import { holdSession, hostEvent, letIn } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// Changes of one event or session that are in one email, since its reader has quiet hours.

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo, unreadOf } = notifiedMembers(server, folder);
const night = '2026-11-20T23:00:00.000Z';
const title = 'Sourdough from a cold fridge';

let ann: TestMember;
let ben: TestMember;
beforeEach(async () => {
  server.clock.set(night);
  [ann, ben] = (await joinAll('Ann', 'Ben')) as [TestMember, TestMember];
});

/** Ben sleeps until seven from now on, and has got all emails. */
async function sleep(): Promise<void> {
  await clear();
  await ben.api.ok('setNotificationSettings', {
    body: { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'UTC' },
  });
}

/** Returns the emails of Ben's morning: the subject, and the lines about times. */
async function morning() {
  await deliver();
  expect(await mailsTo(ben)).toEqual([]);
  server.clock.set('2026-11-21T07:01:00.000Z');
  await deliver();
  return (await mailsTo(ben)).map(({ subject, text = '' }) => [
    subject,
    text.split('\n').filter((line) => /^It (?:was planned|starts)/.test(line)),
  ]);
}

describe('a session', () => {
  const edit = (session: { _id: string }, body: object) =>
    ann.api.ok('editSession', { path: { sessionId: session._id }, body });

  test('that was moved has its new time beside the other changes, and the time that the reader knows', async () => {
    const session = await holdSession(server, ann, ben, 41);
    await sleep();
    for (const hours of [44, 47]) await edit(session, { date: server.clock.inHours(hours) });
    await edit(session, { link: 'https://meet.example.org/other', durationMinutes: 90 });
    const words = 'Ann gave your session a new time, another length, and a new meeting link';
    expect((await unreadOf(ben))[0]).toBe(words);
    expect(await morning()).toEqual([
      [
        words,
        [
          'It was planned for Sunday, November 22 at 4:00 PM UTC.',
          'It starts on Sunday, November 22 at 10:00 PM UTC. It ends at 11:30 PM UTC.',
        ],
      ],
    ]);
  });

  test('that was moved and moved back says so', async () => {
    const session = await holdSession(server, ann, ben, 41);
    await sleep();
    for (const hours of [44, 41]) await edit(session, { date: server.clock.inHours(hours) });
    expect(await morning()).toEqual([
      [
        'Ann gave your session its earlier start again',
        ['It starts on Sunday, November 22 at 4:00 PM UTC. It ends at 5:00 PM UTC.'],
      ],
    ]);
  });
});

describe('an event', () => {
  const times = (hours: number) => ({
    start_time: server.clock.inHours(hours),
    end_time: server.clock.inHours(hours + 1),
  });
  const move = (eventId: string, hours: number) => ann.api.ok('updateEvent', { path: { eventId }, body: times(hours) });

  test('that was moved and moved back says so', async () => {
    const { _id: eventId } = await hostEvent(server, ann, { date: server.clock.inHours(41), ...times(41) });
    await letIn(ann, ben, eventId);
    await sleep();
    for (const hours of [65, 41]) await move(eventId, hours);
    expect((await unreadOf(ben))[0]).toBe(`${title} has its earlier start again`);
    expect(await morning()).toEqual([
      [
        `${title} has its earlier start again`,
        ['It starts on Sunday, November 22 at 4:00 PM UTC. It ends at 5:00 PM UTC.'],
      ],
    ]);
  });

  test('that has come back and is moved says both', async () => {
    const { _id: eventId } = await hostEvent(server, ann, { date: server.clock.inHours(41), ...times(41) });
    await letIn(ann, ben, eventId);
    await ann.api.ok('deleteEvent', { path: { eventId } });
    await sleep();
    await ann.api.ok('restoreEvent', { path: { eventId } });
    await move(eventId, 44);
    const [[subject] = []] = await morning();
    expect(subject).toBe(`${title} has come back and has a new time`);
  });

  test('that is handed on twice names its latest host alone', async () => {
    const [cleo, dan] = (await joinAll('Cleo', 'Dan')) as [TestMember, TestMember];
    const { _id: eventId } = await hostEvent(server, ann, { date: server.clock.inHours(41), ...times(41) });
    await letIn(ann, ben, eventId);
    for (const cohost of [cleo, dan]) {
      await ann.api.ok('inviteCohost', { path: { eventId }, body: { userId: cohost.id } });
      await cohost.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    }
    await sleep();
    for (const [from, to] of [
      [ann, cleo],
      [cleo, dan],
    ] as const) {
      await from.api.ok('offerHosting', { path: { eventId }, body: { userId: to.id } });
      await to.api.ok('answerHosting', { path: { eventId }, body: { accepts: true } });
    }
    expect((await unreadOf(ben))[0]).toBe(`Dan now hosts ${title}`);
    expect((await morning()).map(([subject]) => subject)).toEqual([`Dan now hosts ${title}`]);
  });
});
