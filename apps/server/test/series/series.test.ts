import type { Event, EventScope, NewEvent, Repeat } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const weekly = (dates: number): Repeat => ({ every: 'week', dates, timeZone: 'Europe/Lisbon' });
const datesOf = async (member: TestMember, { series }: Event) =>
  await member.api.ok('listEvents', { query: { series: series?._id ?? '' } });
const hostSeries = (host: TestMember, dates: number, details: Partial<NewEvent> = {}) =>
  hostEvent(server, host, { repeat: weekly(dates), ...details });
const change = (host: TestMember, { _id }: Event, body: object) =>
  host.api.call('updateEvent', { path: { eventId: _id }, body: body as never });
const cancel = (host: TestMember, { _id }: Event, scope: EventScope) =>
  host.api.ok('deleteEvent', { path: { eventId: _id }, query: { scope } });
const join = (member: TestMember, { _id }: Event, scope: EventScope) =>
  member.api.ok('registerForEvent', { path: { id: _id }, body: { scope } });
const titlesOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ title }) => title);
const startsOf = (events: readonly Event[]) => events.map(({ start_time }) => start_time);
const times = ({ start_time, end_time }: Event) => ({ start_time, end_time });
const laterBy = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Returns the dates of a new series, with its host and two members. */
async function aSeries(dates = 4, details: Partial<NewEvent> = {}) {
  const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
  const event = await hostSeries(host, dates, details);
  return { host, ann, ben, event, dates: await datesOf(host, event) };
}

describe('a series', () => {
  test('has an event for each date, at one local time across a change of clocks', async () => {
    const [host] = await enrol(server, 'Hal');
    const start_time = '2027-03-23T19:00:00.000Z';
    const first = { start_time, end_time: '2027-03-23T20:00:00.000Z', date: '2027-03-23' };
    const event = await hostSeries(host, 3, { ...first, skills: ['Baking', 'Tea'] });
    expect(event.series).toMatchObject({ words: 'Every Tuesday', position: 1, dates: 3, lastDay: '2027-04-06' });
    const dates = await datesOf(host, event);
    expect(startsOf(dates)).toEqual([start_time, '2027-03-30T18:00:00.000Z', '2027-04-06T18:00:00.000Z']);
    expect(dates.map(({ date }) => date.slice(0, 10))).toEqual(['2027-03-23', '2027-03-30', '2027-04-06']);
    expect(dates.map(({ series }) => series?.position)).toEqual([1, 2, 3]);
    expect(dates.map(({ skills }) => skills)).toEqual([
      ['Baking', 'Tea'],
      ['Baking', 'Tea'],
      ['Baking', 'Tea'],
    ]);
  });

  test('needs a known zone and ends within two years', async () => {
    const [host] = await enrol(server, 'Hal');
    const body = {
      title: 'Bread',
      description: 'Bread',
      ...{ date: server.clock.inHours(24), start_time: server.clock.inHours(24), end_time: server.clock.inHours(25) },
      max_participants: 3,
    };
    const said = (repeat: Repeat) => host.api.errorOf('createEvent', 400, { body: { ...body, repeat } });
    expect(await said({ ...weekly(2), timeZone: 'Mars/Olympus' })).toContain('repeat: must be a time zone');
    expect(await said({ ...weekly(30), every: 'month' })).toContain('repeat: must end within two years');
    expect(await datesOf(host, { series: { _id: 'no-series' } } as Event)).toEqual([]);
  });
});

describe('a change of a series', () => {
  test('moves following dates, each on its day, and leaves those that were changed on their own', async () => {
    const { host, ann, event, dates } = await aSeries();
    const [first, second, third, fourth] = dates as [Event, Event, Event, Event];
    for (const date of [second, third, fourth]) await letIn(host, ann, date._id);
    await change(host, third, { ...times(third), start_time: laterBy(third.start_time, 15) });
    const moved = { start_time: laterBy(second.start_time, 30), end_time: laterBy(second.end_time, 60) };
    expect((await change(host, second, { ...moved, scope: 'following' })).status).toBe(200);
    const after = await datesOf(host, event);
    expect(startsOf(after)).toEqual([
      first.start_time,
      laterBy(second.start_time, 30),
      laterBy(third.start_time, 15),
      laterBy(fourth.start_time, 30),
    ]);
    expect(after[3]?.end_time).toBe(laterBy(fourth.end_time, 60));
    expect((await titlesOf(ann)).filter((title) => title.includes('has'))).toEqual([
      'Sourdough from a cold fridge has a new time (2 dates)',
      'Sourdough from a cold fridge has a new time',
    ]);
  });

  test('reaches each field of a date that was not changed on it alone, and says which dates kept theirs', async () => {
    const { host, event, dates } = await aSeries(3);
    const [first, second, third] = dates as [Event, Event, Event];
    await change(host, second, { ...times(second), max_participants: 9 });
    const body = { ...times(first), link: 'https://meet.example.org/new', max_participants: 7, scope: 'all' };
    const { body: answer } = await change(host, first, body);
    expect(answer).toMatchObject({
      message: 'Event updated on 2 of 3 dates.',
      dates: {
        changed: 2,
        of: 3,
        kept: [{ _id: second._id, startsAt: second.start_time, fields: ['max_participants'] }],
      },
    });
    const stored = async () => {
      const { db } = server.database;
      const rows = db.selectFrom('events').select(['link', 'max_participants', 'title']);
      return await rows
        .where('series_id', '=', event.series?._id ?? '')
        .orderBy('series_position')
        .execute();
    };
    const link = 'https://meet.example.org/new';
    expect(await stored()).toMatchObject([
      { link, max_participants: 7 },
      { link, max_participants: 9 },
      { link, max_participants: 7 },
    ]);
    // A form sends fields that it does not change, too: no other date gets the size of this one.
    await change(host, second, { ...times(second), title: 'Rye', link, max_participants: 9, scope: 'following' });
    expect(await stored()).toMatchObject([
      { max_participants: 7, title: event.title },
      { max_participants: 9, title: 'Rye' },
      { max_participants: 7, title: 'Rye' },
    ]);
    // Once a date's own size is that of all, it follows the others again.
    await change(host, second, { ...times(second), max_participants: 5, scope: 'all' });
    const again = await change(host, third, { ...times(third), max_participants: 4, scope: 'all' });
    expect(again.body).toMatchObject({
      message: 'Event updated successfully!',
      dates: { changed: 3, of: 3, kept: [] },
    });
    expect((await stored()).map(({ max_participants }) => max_participants)).toEqual([4, 4, 4]);
  });

  test('moves a date that has its own length, and lengthens one that has its own start', async () => {
    const { host, event, dates } = await aSeries(3);
    const [first, second, third] = dates as [Event, Event, Event];
    await change(host, second, { start_time: second.start_time, end_time: laterBy(second.end_time, 30) });
    await change(host, third, { start_time: laterBy(third.start_time, 15), end_time: laterBy(third.end_time, 15) });
    const moved = { start_time: laterBy(first.start_time, 60), end_time: laterBy(first.end_time, 70), scope: 'all' };
    expect((await change(host, first, moved)).body).toMatchObject({
      dates: { kept: [{ fields: ['end_time'] }, { fields: ['start_time'] }] },
    });
    expect((await datesOf(host, event)).slice(1).map(times)).toEqual([
      { start_time: laterBy(second.start_time, 60), end_time: laterBy(second.end_time, 90) },
      { start_time: laterBy(third.start_time, 15), end_time: laterBy(third.end_time, 25) },
    ]);
  });

  test('changes no date if one has too many participants', async () => {
    const { host, ann, ben, event, dates } = await aSeries(3);
    const [first, second] = dates as [Event, Event];
    await letIn(host, ann, second._id);
    await letIn(host, ben, second._id);
    const smaller = await change(host, first, { ...times(first), max_participants: 1, scope: 'all' });
    expect(smaller.body).toMatchObject({ code: 'too_few_places' });
    const after = await datesOf(host, event);
    expect(after.map(({ max_participants }) => max_participants)).toEqual([3, 3, 3]);
    expect(startsOf(after)).toEqual(startsOf(dates));
  });

  test('cancels one date or all, and notifies each member once', async () => {
    const { host, ann, ben, event, dates } = await aSeries();
    const [first, second, third] = dates as [Event, Event, Event];
    await letIn(host, ann, first._id);
    await letIn(host, ann, third._id);
    await letIn(host, ben, third._id);
    await cancel(host, second, 'this');
    expect(await datesOf(host, event)).toHaveLength(3);
    await cancel(host, third, 'all');
    expect(await datesOf(host, event)).toEqual([]);
    const canceled = async (member: TestMember) =>
      (await titlesOf(member)).filter((title) => title.includes('canceled'));
    expect(await canceled(ann)).toEqual([`${event.title} was canceled (2 dates)`]);
    expect(await canceled(ben)).toEqual([`${event.title} was canceled`]);
  });
});

describe('a member of a series', () => {
  test('joins all dates without approval, and the host reads of how many', async () => {
    const { host, ann, ben, event } = await aSeries(3, { autoApprove: true });
    const told = async () => (await titlesOf(host)).filter((title) => title.includes('coming'));
    await join(ann, event, 'all');
    expect(await told()).toEqual(['Ann is coming to Sourdough from a cold fridge (3 dates)']);
    await ann.api.ok('leaveEvent', { path: { id: event._id }, query: { scope: 'all' } });
    await join(ben, event, 'this');
    await join(ann, event, 'all');
    expect(await told()).toEqual(['Ann and 1 other are coming to Sourdough from a cold fridge']);
    // Ben comes to one date.
    await ann.api.ok('leaveEvent', { path: { id: event._id }, query: { scope: 'all' } });
    expect(await told()).toEqual(['Ben is coming to Sourdough from a cold fridge']);
  });

  test('asks for all dates with free places, is approved for all, and leaves all', async () => {
    const { host, ann, ben, event, dates } = await aSeries(4, { max_participants: 1 });
    const [first, second, third] = dates as [Event, Event, Event];
    await letIn(host, ben, second._id);
    await cancel(host, third, 'this');
    expect((await join(ann, first, 'all')).message).toBe('You asked to join 2 dates. 1 is full.');
    expect((await titlesOf(host))[0]).toBe('Ann wants to join Sourdough from a cold fridge (2 dates)');
    const again = { path: { id: first._id }, body: { scope: 'all' as const } };
    expect(await ann.api.errorOf('registerForEvent', 409, again)).toBe('You have already asked to join this event.');

    const approval = { userId: ann.id, action: 'APPROVE' as const, scope: 'all' as const };
    const approved = await host.api.ok('handleEventRequest', { path: { eventId: first._id }, body: approval });
    expect(approved.message).toBe('Participant approved for 2 dates.');
    expect((await titlesOf(ann))[0]).toBe('You’re in: Sourdough from a cold fridge (2 dates)');
    const joined = async () =>
      (await datesOf(ann, event)).map(({ participants }) => participants.some(({ _id }) => _id === ann.id));
    expect(await joined()).toEqual([true, false, true]);

    await ann.api.ok('joinWaitlist', { path: { eventId: second._id } });
    const left = await ann.api.ok('leaveEvent', { path: { id: first._id }, query: { scope: 'all' } });
    expect(left.message).toBe('You have left 3 dates.');
    expect(await joined()).toEqual([false, false, false]);
    expect((await titlesOf(host))[0]).toBe('Ann is no longer in Sourdough from a cold fridge (2 dates)');
    expect((await datesOf(host, event)).map(({ waitlist }) => waitlist?.count)).toEqual([0, 0, 0]);
  });

  test('reads how many dates they joined and asked to join, whichever date they were on', async () => {
    const { host, ann, event, dates } = await aSeries(2, { autoApprove: true });
    const [first, second] = dates as [Event, Event];
    await join(ann, first, 'this');
    expect((await join(ann, first, 'all')).message).toBe('You are on the guest list of 1 date.');
    await host.api.ok('extendSeries', { path: { eventId: event._id }, body: { dates: 2 } });
    const { start_time, end_time, _id: eventId } = (await datesOf(host, event)).at(-1) as Event;
    await host.api.ok('updateEvent', { path: { eventId }, body: { start_time, end_time, autoApprove: false } });
    expect((await join(ann, second, 'all')).message).toBe(
      'You are on the guest list of 1 date. You asked to join 1 date.',
    );
  });

  test('joins one date like any event', async () => {
    const { host, ann, event, dates } = await aSeries(2);
    const [, second] = dates as [Event, Event];
    await join(ann, second, 'this');
    await decide(host, ann, second._id, 'APPROVE');
    expect((await datesOf(ann, event)).map(({ current_participants_count: n }) => n)).toEqual([0, 1]);
  });
});
