import type { Event, NewEvent, Repeat } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo, unreadOf } = notifiedMembers(server, folder);

const dayMs = 24 * 60 * 60_000;
const daysLater = (instant: string, days: number) => new Date(Date.parse(instant) + days * dayMs).toISOString();

/** A weekly series on Tuesdays at 20:00 in Berlin, across the change of clocks on March 28. */
const spring = {
  date: '2027-03-16',
  start_time: '2027-03-16T19:00:00.000Z',
  end_time: '2027-03-16T20:00:00.000Z',
} satisfies Partial<NewEvent>;

async function aSeries(repeat: Partial<Repeat> = {}, details: Partial<NewEvent> = spring) {
  const [host, ann, ben] = (await joinAll('Hal', 'Ann', 'Ben')) as [TestMember, TestMember, TestMember];
  const every = { every: 'week', dates: 4, timeZone: 'Europe/Berlin', ...repeat } as const;
  const first = await hostEvent(server, host, { repeat: every, ...details });
  const read = () => host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  return { host, ann, ben, first, dates: (await read()) as [Event, Event, Event, Event], read };
}

/** Moves an event by days, keeping the time of day in UTC. */
function move(host: TestMember, { _id, start_time, end_time }: Event, days: number, more: object = {}) {
  const body = { start_time: daysLater(start_time, days), end_time: daysLater(end_time, days), ...more };
  return host.api.call('updateEvent', { path: { eventId: _id }, body });
}

const daysOf = (events: readonly Event[]) => events.map(({ date }) => date.slice(0, 10));
const startsOf = (events: readonly Event[]) => events.map(({ start_time }) => start_time);

describe('a move of several dates to another day', () => {
  test('moves each by as many days at the same local time, across a change of clocks', async () => {
    const { host, first, read } = await aSeries();
    expect((await move(host, first, 3, { scope: 'all' })).status).toBe(200);
    const moved = await read();
    expect(daysOf(moved)).toEqual(['2027-03-19', '2027-03-26', '2027-04-02', '2027-04-09']);
    expect(startsOf(moved)).toEqual([
      '2027-03-19T19:00:00.000Z',
      '2027-03-26T19:00:00.000Z',
      '2027-04-02T18:00:00.000Z',
      '2027-04-09T18:00:00.000Z',
    ]);
    expect(moved.map(({ series }) => series?.words)).toEqual(Array(4).fill('Every Friday'));
    expect(moved[0]?.series).toMatchObject({ lastDay: '2027-04-09', dates: 4 });
  });

  test('of the following ones changes the weekday from there on', async () => {
    const { host, dates, read } = await aSeries();
    await move(host, dates[2], -1, { scope: 'following' });
    const moved = await read();
    expect(daysOf(moved)).toEqual(['2027-03-16', '2027-03-23', '2027-03-29', '2027-04-05']);
    expect(moved.map(({ series }) => series?.words)).toEqual([
      'Every Tuesday',
      'Every Tuesday',
      'Every Monday',
      'Every Monday',
    ]);
  });

  test('of one date leaves the others and the weekday, and a later move of all leaves that one', async () => {
    const { host, dates, read } = await aSeries();
    await move(host, dates[1], 1);
    const { body } = await move(host, dates[0], 2, { scope: 'all' });
    expect(body).toMatchObject({
      message: 'Event updated on 3 of 4 dates.',
      dates: { kept: [{ _id: dates[1]._id, startsAt: daysLater(dates[1].start_time, 1), fields: ['start_time'] }] },
    });
    const moved = await read();
    expect(daysOf(moved)).toEqual(['2027-03-18', '2027-03-24', '2027-04-01', '2027-04-08']);
    expect(moved[1]?.series?.words).toBe('Every Thursday');
  });

  test('says of a monthly series that its days are those after its weekday', async () => {
    const { host, first, read } = await aSeries({ every: 'month' });
    await move(host, first, 1, { scope: 'all' });
    const moved = await read();
    expect(daysOf(moved)).toEqual(['2027-03-17', '2027-04-21', '2027-05-19', '2027-06-16']);
    expect(moved[0]?.series?.words).toBe('The day after every third Tuesday of the month');
  });

  test('counts days in the zone of the series, not in UTC', async () => {
    const evening = {
      date: '2027-05-04',
      start_time: '2027-05-04T21:30:00.000Z',
      end_time: '2027-05-04T22:00:00.000Z',
    };
    const { host, first, read } = await aSeries({ dates: 2 }, evening);
    // 00:30 of the next day in Berlin, the same day in UTC.
    const body = {
      start_time: '2027-05-04T22:30:00.000Z',
      end_time: '2027-05-04T23:00:00.000Z',
      scope: 'all',
    } as const;
    await host.api.ok('updateEvent', { path: { eventId: first._id }, body });
    const moved = await read();
    expect(daysOf(moved)).toEqual(['2027-05-05', '2027-05-12']);
    expect(startsOf(moved)).toEqual(['2027-05-04T22:30:00.000Z', '2027-05-11T22:30:00.000Z']);
  });

  test('into the past or beyond two years is a 400 that names the date, and moves none', async () => {
    const soon = {
      date: server.clock.inHours(24),
      start_time: server.clock.inHours(24),
      end_time: server.clock.inHours(25),
    };
    const { host, dates, read } = await aSeries({}, soon);
    const past = await move(host, dates[3], -2, { scope: 'all' });
    expect(past).toMatchObject({ status: 400, body: { field: 'start_time' } });
    expect(JSON.stringify(past.body)).toContain(
      `must not move a date of the series (${dates[0].date.slice(0, 10)}) into the past`,
    );
    expect((await move(host, dates[0], -2)).status).toBe(400);
    expect((await move(host, dates[0], 715, { scope: 'all' })).body).toMatchObject({ field: 'start_time' });
    expect(startsOf(await read())).toEqual(startsOf(dates));
  });

  test('notifies each guest once, and members who have asked or wait, with the same calendar entries', async () => {
    const { host, ann, ben, first, dates } = await aSeries({ dates: 2 }, { ...spring, max_participants: 1 });
    for (const date of dates) await letIn(host, ann, date._id);
    await ben.api.ok('joinWaitlist', { path: { eventId: dates[1]._id } });
    const calendarOf = async (member: TestMember) => {
      const files = (await mailsTo(member)).flatMap(({ attachments }) => attachments);
      const file = files.find(({ mimeType }) => mimeType === 'text/calendar');
      return readIcs(new TextDecoder().decode(file?.content as ArrayBuffer)).items;
    };
    await clear();
    await move(host, first, 1, { scope: 'all' });
    await deliver();
    const told = `${first.title} has a new time`;
    expect((await unreadOf(ann)).filter((title) => title.startsWith(told))).toEqual([`${told} (2 dates)`]);
    expect(await unreadOf(ben)).toEqual([told]);
    const moved = await calendarOf(ann);
    expect(moved.map(({ uid }) => uid)).toEqual(dates.map(({ _id }) => `${_id}@swap.example.org`));
    expect(moved.map(({ start }) => start)).toEqual(dates.map(({ start_time }) => daysLater(start_time, 1)));
    folder.empty();
    await move(host, (await host.api.ok('getEvent', { path: { eventId: first._id } })) as Event, 1, { scope: 'all' });
    await deliver();
    expect((await calendarOf(ann)).map(({ sequence }) => sequence)).toEqual(moved.map(({ sequence }) => sequence + 1));
  });

  test('clears attendance of an event that has opened', async () => {
    const soon = {
      date: server.clock.inHours(24),
      start_time: server.clock.inHours(24),
      end_time: server.clock.inHours(25),
    };
    const { host, ann, first } = await aSeries({ dates: 2 }, soon);
    await letIn(host, ann, first._id);
    server.clock.advance(24 * 3_600 - 60);
    const path = { eventId: first._id };
    await host.api.ok('markAttendance', { path, body: { marks: [{ userId: ann.id, came: true }] } });
    await move(host, first, 1, { scope: 'all' });
    expect((await ann.api.ok('getEvent', { path })).came).toBeUndefined();
  });

  test('twice at the same moment moves the others as far as the event itself', async () => {
    const { host, first, read } = await aSeries();
    await Promise.all([move(host, first, 1, { scope: 'all' }), move(host, first, 1, { scope: 'all' })]);
    const moved = await read();
    expect(daysOf(moved)).toEqual(['2027-03-17', '2027-03-24', '2027-03-31', '2027-04-07']);
    expect(moved.map(({ series }) => series?.words)).toEqual(Array(4).fill('Every Wednesday'));
  });
});

describe('the day of a moved event', () => {
  const late = { date: '2027-05-05', start_time: '2027-05-04T22:30:00.000Z', end_time: '2027-05-04T23:30:00.000Z' };

  test('is the one that the host names', async () => {
    const [host] = (await joinAll('Hal')) as [TestMember];
    // Half past midnight in Berlin, which becomes eight in the evening of the same day.
    const event = await hostEvent(server, host, late);
    const body = { start_time: '2027-05-05T18:00:00.000Z', end_time: '2027-05-05T19:00:00.000Z', day: '2027-05-05' };
    const path = { eventId: event._id };
    await host.api.ok('updateEvent', { path, body });
    expect((await host.api.ok('getEvent', { path })).date).toBe('2027-05-05T00:00:00.000Z');
    const said = await host.api.errorOf('updateEvent', 400, { path, body: { ...body, day: '2027-05-08' } });
    expect(said).toContain('day: must be the day on which the event starts');
  });
});
