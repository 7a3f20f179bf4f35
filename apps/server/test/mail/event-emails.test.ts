import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { decide, hostEvent } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { afterAMinute, clear, deliver, eventWith, joinAll, mailsTo, move, subjectsTo } = notifiedMembers(server, folder);

test('several edits of an event share an email, and the next one has only what is new', async () => {
  const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
  const event = await eventWith(host, guest);
  await clear();
  const { start_time, end_time } = event;
  const change = (body: object) =>
    host.api.ok('updateEvent', { path: { eventId: event._id }, body: { start_time, end_time, ...body } });
  await change({ title: 'Rye' });
  await change({ description: 'With yeast.' });
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from start_after - created_on) / 60 as minutes from jobs.job where name = 'email'`.execute(
    server.database.db,
  );
  expect(rows.map(({ minutes }) => Number(minutes))).toEqual([5, 5]);
  await deliver();
  await change({ link: 'https://meet.example.org/other' });
  await deliver();
  expect(await subjectsTo(guest)).toEqual([
    `${event.title} is now called Rye and has a new description`,
    'Rye has a new meeting link',
  ]);
});

describe('a notification', () => {
  test('of a second decision is sent while the first is unread', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await hostEvent(server, host);
    for (const _time of [1, 2]) {
      await guest.api.ok('registerForEvent', { path: { id: event._id } });
      await decide(host, guest, event._id, 'REJECT');
      await afterAMinute();
      await deliver();
    }
    const declined = `Your request to join ${event.title} was declined`;
    expect(await subjectsTo(guest)).toEqual([declined, declined]);
    expect((await mailsTo(guest))[0]?.text).not.toContain('It starts on');
  });

  test('of a move has the old and the new time, with the year if it is another one', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    await move(host, event, 24 * 60);
    await deliver();
    const [mail] = await mailsTo(guest);
    expect(mail?.text).toContain('It was planned for Saturday, November 21 at 12:00 PM UTC.');
    expect(mail?.text).toContain('It starts on Tuesday, January 19, 2027 at 12:00 PM UTC. It ends at 1:00 PM UTC.');
  });
});

describe('an email about an event', () => {
  test('tells a guest who hosts it and where to join, with a calendar entry', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await deliver();
    await move(host, event, 30);
    await deliver();
    await host.api.ok('deleteEvent', { path: { eventId: event._id }, query: { reason: 'I caught a cold.' } });
    await deliver();
    const all = await mailsTo(guest);
    expect(all[0]?.text).toContain('Hosted by Host.');
    expect(all[0]?.text).toContain(`Join here: ${event.link}`);
    expect(all[2]?.text).toContain('The host wrote: I caught a cold.');
    const files = all.map(({ attachments }) => attachments.find(({ mimeType }) => mimeType === 'text/calendar'));
    const calendars = files.map((file) => readIcs(new TextDecoder().decode(file?.content as ArrayBuffer)));
    expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(calendars.map(({ items }) => items[0]?.uid))).toEqual(new Set([`${event._id}@swap.example.org`]));
  });

  test('removes it from the calendar of a guest who leaves', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    await guest.api.ok('leaveEvent', { path: { id: event._id } });
    await deliver();
    expect(await subjectsTo(guest)).toEqual([`Canceled: ${event.title}`]);
  });

  test('has the host’s reason for a declined guest', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await hostEvent(server, host);
    await guest.api.ok('registerForEvent', { path: { id: event._id } });
    const body = { userId: guest.id, action: 'REJECT', reason: ' It is for beginners. ' } as const;
    await host.api.ok('handleEventRequest', { path: { eventId: event._id }, body });
    await afterAMinute();
    await deliver();
    expect((await mailsTo(guest))[0]?.text).toContain('The host wrote: It is for beginners.');
  });
});
