import type { Event, EventChange, NewEvent } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo, subjectsTo } = notifiedMembers(server, folder);

const uidsOf = (events: readonly Event[]) => events.map(({ _id }) => `${_id}@swap.example.org`);

/** Returns the calendar files of a member's emails, with the dates in each. */
async function calendarsTo(member: TestMember) {
  const files = (await mailsTo(member)).flatMap(({ attachments }) => {
    // The part for programs is also a file of the same name.
    const byContent = new Map(
      attachments
        .filter(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics')
        .map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
        .map((text) => [text, readIcs(text)]),
    );
    return [...byContent.values()];
  });
  return files.map(({ method, items }) => ({
    method,
    uids: items.map(({ uid }) => uid),
    starts: items.map(({ start }) => start),
    sequences: items.map(({ sequence }) => sequence),
  }));
}

/** Returns the dates of a new series, with its host and a guest. */
async function aSeries({
  dates = 4,
  every = 'week',
  ...details
}: Partial<NewEvent> & { dates?: number; every?: 'week' } = {}) {
  const [host, guest, other] = (await joinAll('Host', 'Guest', 'Other')) as [TestMember, TestMember, TestMember];
  const first = await hostEvent(server, host, { repeat: { every, dates, timeZone: 'Europe/Lisbon' }, ...details });
  const events = await host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  return { host, guest, other, first, dates: events };
}

async function takePartInAll(host: TestMember, guest: TestMember, first: Event) {
  await guest.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
  const body = { userId: guest.id, action: 'APPROVE', scope: 'all' } as const;
  await host.api.ok('handleEventRequest', { path: { eventId: first._id }, body });
}

const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
const change = (host: TestMember, { _id, start_time, end_time }: Event, body: Partial<EventChange>) =>
  host.api.ok('updateEvent', { path: { eventId: _id }, body: { start_time, end_time, ...body } });
const moveAll = (
  host: TestMember,
  { start_time, end_time, ...event }: Event,
  minutes: number,
  scope: 'all' | 'following',
) => {
  const times = { start_time: later(start_time, minutes), end_time: later(end_time, minutes) };
  return change(host, { start_time, end_time, ...event } as Event, { ...times, scope });
};

describe('an email about several dates has each of them for the calendar', () => {
  test('when the guest comes to all', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'REQUEST', uids: uidsOf(dates) }]);
  });

  test('when no approval is needed', async () => {
    const { guest, first, dates } = await aSeries({ autoApprove: true });
    await guest.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'REQUEST', uids: uidsOf(dates) }]);
  });

  test('when they move twice, across a change of clocks', async () => {
    const { host, guest, first, dates } = await aSeries({
      date: '2027-03-23',
      start_time: '2027-03-23T19:00:00.000Z',
      end_time: '2027-03-23T20:00:00.000Z',
      dates: 2,
    });
    await takePartInAll(host, guest, first);
    await clear();
    await moveAll(host, first, 30, 'all');
    await deliver();
    const starts = ['2027-03-23T19:30:00.000Z', '2027-03-30T18:30:00.000Z'];
    const [moved] = await calendarsTo(guest);
    expect(moved).toMatchObject({ method: 'REQUEST', uids: uidsOf(dates), starts });
    await moveAll(host, first, 60, 'all');
    await deliver();
    const again = (await calendarsTo(guest)).at(-1);
    expect(again).toMatchObject({ uids: uidsOf(dates), starts: starts.map((start) => later(start, 30)) });
    expect(again?.sequences).toEqual(moved?.sequences.map((sequence) => sequence + 1));
  });

  test('when the following ones move', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await moveAll(host, dates[1] as Event, 30, 'following');
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'REQUEST', uids: uidsOf(dates.slice(1)) }]);
  });

  test('when they are canceled', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await host.api.ok('deleteEvent', { path: { eventId: first._id }, query: { scope: 'all' } });
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'CANCEL', uids: uidsOf(dates) }]);
  });

  test('when the guest leaves them', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await guest.api.ok('leaveEvent', { path: { id: dates[1]?._id ?? '' }, query: { scope: 'following' } });
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'CANCEL', uids: uidsOf(dates.slice(1)) }]);
    expect(await subjectsTo(guest)).toEqual([`Canceled: ${first.title} (3 dates)`]);
  });

  test('when the host blocks the guest, without a word of it', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await host.api.ok('blockMember', { path: { userId: guest.id } });
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'CANCEL', uids: uidsOf(dates) }]);
    expect(await subjectsTo(guest)).toEqual([`Canceled: ${first.title} (4 dates)`]);
    expect((await guest.api.ok('listNotifications')).notifications).toEqual([]);
  });

  test('when the host’s account is closed', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await host.api.ok('deleteAccount', { body: { password: host.password } });
    await deliver('email');
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'CANCEL', uids: uidsOf(dates) }]);
  });
});

describe('a guest of some dates', () => {
  test('gets only these, and is notified of their number', async () => {
    const { host, guest, other, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    const [, second, third, fourth] = dates as [Event, Event, Event, Event];
    for (const date of [second, fourth]) await letIn(host, other, date._id);
    await other.api.ok('registerForEvent', { path: { id: third._id } });
    await clear();
    await moveAll(host, first, 30, 'all');
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ uids: uidsOf(dates) }]);
    expect(await calendarsTo(other)).toMatchObject([{ method: 'REQUEST', uids: uidsOf([second, fourth]) }]);
    expect(await subjectsTo(other)).toEqual([`${first.title} has a new time (3 dates)`]);
    folder.empty();
    await host.api.ok('deleteEvent', { path: { eventId: first._id }, query: { scope: 'all' } });
    await deliver();
    // The third, which the guest had asked for, never was in their calendar.
    expect(await calendarsTo(other)).toMatchObject([{ method: 'CANCEL', uids: uidsOf([second, fourth]) }]);
  });
});

describe('edits that share an email', () => {
  test('bring all dates of each of them', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await moveAll(host, first, 30, 'all');
    await change(host, await host.api.ok('getEvent', { path: { eventId: first._id } }), { title: 'Rye' });
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'REQUEST', uids: uidsOf(dates) }]);
  });

  test('reach the other dates after the guest has left the first', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await moveAll(host, first, 30, 'all');
    await guest.api.ok('leaveEvent', { path: { id: first._id } });
    await deliver();
    const calendars = await calendarsTo(guest);
    expect(calendars).toHaveLength(2);
    expect(calendars).toContainEqual(expect.objectContaining({ method: 'CANCEL', uids: uidsOf([first]) }));
    expect(calendars).toContainEqual(expect.objectContaining({ method: 'REQUEST', uids: uidsOf(dates.slice(1)) }));
  });

  test('have a file for the dates that have been canceled', async () => {
    const { host, guest, first, dates } = await aSeries();
    await takePartInAll(host, guest, first);
    await clear();
    await moveAll(host, first, 30, 'all');
    const [, second] = dates as [Event, Event];
    await host.api.ok('deleteEvent', { path: { eventId: second._id } });
    await deliver('email');
    const calendars = await calendarsTo(guest);
    expect(calendars).toContainEqual(
      expect.objectContaining({ method: 'REQUEST', uids: uidsOf(dates.filter(({ _id }) => _id !== second._id)) }),
    );
    expect(calendars.filter(({ method }) => method === 'CANCEL').map(({ uids }) => uids)).toEqual([
      uidsOf([second]),
      uidsOf([second]),
    ]);
  });

  test('reach a date with a place if the guest has only asked for the first', async () => {
    const { host, guest, dates } = await aSeries();
    const [first, second] = dates as [Event, Event];
    await guest.api.ok('registerForEvent', { path: { id: first._id } });
    await letIn(host, guest, second._id);
    await clear();
    await host.api.ok('deleteEvent', { path: { eventId: first._id }, query: { scope: 'all' } });
    await deliver();
    expect(await calendarsTo(guest)).toMatchObject([{ method: 'CANCEL', uids: uidsOf([second]) }]);
  });

  test('reach a canceled date that the guest leaves before the email, and once', async () => {
    const { host, guest, first, dates } = await aSeries();
    const [, second, third] = dates as [Event, Event, Event];
    await takePartInAll(host, guest, first);
    await clear();
    await host.api.ok('deleteEvent', { path: { eventId: third._id } });
    await deliver();
    await host.api.ok('deleteEvent', { path: { eventId: second._id } });
    for (const { _id: id } of [second, third]) await guest.api.ok('leaveEvent', { path: { id } });
    await deliver();
    expect((await calendarsTo(guest)).map(({ uids }) => uids)).toEqual([uidsOf([third]), uidsOf([second])]);
  });
});
