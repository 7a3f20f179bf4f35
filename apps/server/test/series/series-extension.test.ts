import type { Event, NewEvent, Repeat } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { enrol, openSessions } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const spring = {
  date: '2027-03-16',
  start_time: '2027-03-16T19:00:00.000Z',
  end_time: '2027-03-16T20:00:00.000Z',
} satisfies Partial<NewEvent>;

async function aSeries(repeat: Partial<Repeat> = {}, details: Partial<NewEvent> = {}) {
  const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
  const every = { every: 'week', dates: 2, timeZone: 'Europe/Berlin', ...repeat } as const;
  const first = await hostEvent(server, host, { repeat: every, ...spring, ...details });
  const read = () => host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  return { host, ann, ben, first, second: (await read())[1] as Event, read };
}

const extend = (member: TestMember, { _id }: Event, body: { dates?: number; until?: string }, key?: string) =>
  member.api.call('extendSeries', {
    path: { eventId: _id },
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const startsOf = (events: readonly Event[]) => events.map(({ start_time }) => start_time);
const titlesOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ title }) => title);

describe('further dates of a series', () => {
  test('go on by its pattern, at its local time, with what its dates have in common', async () => {
    const { host, first, second, read } = await aSeries({}, { skills: ['Baking', 'Tea'], max_participants: 7 });
    const { start_time, end_time } = second;
    const own = { start_time, end_time, title: 'A guest teaches', max_participants: 2 };
    await host.api.ok('updateEvent', { path: { eventId: second._id }, body: own });
    const { status, body } = await extend(host, second, { dates: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'The series now has 4 dates.', firstDate: { series: { position: 3 } } });
    const dates = await read();
    expect(startsOf(dates).slice(2)).toEqual(['2027-03-30T18:00:00.000Z', '2027-04-06T18:00:00.000Z']);
    for (const date of dates.slice(2))
      expect(date).toMatchObject({
        title: first.title,
        skills: ['Baking', 'Tea'],
        max_participants: 7,
        participants: [],
      });
    expect(dates.map(({ series }) => series)).toMatchObject(
      [1, 2, 3, 4].map((position) => ({ position, dates: 4, lastDay: '2027-04-06', words: 'Every Tuesday' })),
    );
  });

  test('follow a series that was moved to another day', async () => {
    const { host, first, read } = await aSeries();
    const body = {
      start_time: '2027-03-18T19:00:00.000Z',
      end_time: '2027-03-18T20:00:00.000Z',
      scope: 'all',
    } as const;
    await host.api.ok('updateEvent', { path: { eventId: first._id }, body });
    await extend(host, first, { until: '2027-04-08' });
    const dates = await read();
    expect(startsOf(dates).slice(2)).toEqual(['2027-04-01T18:00:00.000Z', '2027-04-08T18:00:00.000Z']);
    expect(dates[3]?.series?.words).toBe('Every Thursday');
  });

  test('of a month keep its weekday', async () => {
    const { host, first, read } = await aSeries({ every: 'month' });
    await extend(host, first, { dates: 2 });
    expect(startsOf(await read()).slice(2)).toEqual(['2027-05-18T18:00:00.000Z', '2027-06-15T18:00:00.000Z']);
  });

  // On 28 March 2027 2:30 is skipped in Berlin, and on 14 March in New York; on 31 October it comes twice in Berlin.
  test.each([
    ['after', 'Europe/Berlin', ['2027-03-21T01:30', '2027-03-28T01:30'], ['2027-04-04T00:30', '2027-04-11T00:30']],
    ['after', 'America/New_York', ['2027-03-07T07:30', '2027-03-14T07:30'], ['2027-03-21T06:30', '2027-03-28T06:30']],
    ['into', 'Europe/Berlin', ['2027-03-14T01:30', '2027-03-21T01:30'], ['2027-03-28T01:30', '2027-04-04T00:30']],
    ['into', 'America/New_York', ['2027-02-28T07:30', '2027-03-07T07:30'], ['2027-03-14T07:30', '2027-03-21T06:30']],
    ['after', 'Europe/Berlin', ['2027-10-24T00:30', '2027-10-31T00:30'], ['2027-11-07T01:30', '2027-11-14T01:30']],
    ['into', 'Europe/Berlin', ['2027-10-17T00:30', '2027-10-24T00:30'], ['2027-10-31T00:30', '2027-11-07T01:30']],
  ])('keep their local time %s the hour that the clocks change in %s', async (_where, timeZone, before, after) => {
    const [start = ''] = before;
    const date = {
      date: start.slice(0, 10),
      start_time: `${start}:00.000Z`,
      end_time: `${start.slice(0, 14)}45:00.000Z`,
    };
    const { host, first, second, read } = await aSeries({ timeZone }, date);
    // What one date has of its own but its start does not matter.
    const { start_time, end_time } = second;
    await host.api.ok('updateEvent', { path: { eventId: second._id }, body: { start_time, end_time, title: 'Tea' } });
    expect((await extend(host, first, { dates: 2 })).status).toBe(201);
    const dates = await read();
    expect(startsOf(dates).map((each) => each.slice(0, 16))).toEqual([...before, ...after]);
    for (const { start_time, end_time } of dates)
      expect(Date.parse(end_time) - Date.parse(start_time)).toBe(15 * 60_000);
  });

  test('say nothing that a moderator removed', async () => {
    const { host, first, second, read } = await aSeries();
    const removed = { title: 'Rude words', hidden_at: server.clock.now() };
    await server.database.db.updateTable('events').set(removed).where('id', '=', second._id).execute();
    expect((await extend(host, first, { dates: 1 })).status).toBe(201);
    expect((await read()).map(({ title }) => title)).toEqual([first.title, removed.title, first.title]);
    await server.database.db.updateTable('events').set(removed).where('host_id', '=', host.id).execute();
    expect((await extend(host, first, { dates: 1 })).status).toBe(404);
  });

  test('are added once for a repeated call', async () => {
    const { host, first, read } = await aSeries();
    const key = 'e8b1b5a2-7f0c-4f39-9d54-0d6a4b1f2c33';
    const [one, two] = [await extend(host, first, { dates: 1 }, key), await extend(host, first, { dates: 1 }, key)];
    expect(two.body).toEqual(one.body);
    expect(await read()).toHaveLength(3);
    expect((await extend(host, first, { dates: 2 }, key)).body).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('at the same moment do not take one another’s place', async () => {
    const { host, first, read } = await aSeries();
    await Promise.all([extend(host, first, { dates: 1 }), extend(host, first, { dates: 1 })]);
    const dates = await read();
    expect(dates.map(({ series }) => series?.position)).toEqual([1, 2, 3, 4]);
    expect(new Set(startsOf(dates)).size).toBe(4);
  });

  test('start in the future when the series has ended', async () => {
    const soon = {
      date: server.clock.inHours(24),
      start_time: server.clock.inHours(24),
      end_time: server.clock.inHours(25),
    };
    const { host, first, read } = await aSeries({ dates: 2, timeZone: 'UTC' }, soon);
    server.clock.advance(30 * 24 * 3_600);
    // The first session has expired.
    const [later] = await openSessions(server, [host]);
    expect(await extend(later as TestMember, first, { dates: 1 })).toMatchObject({ status: 201 });
    const [next] = await read();
    const days = (Date.parse(next?.start_time ?? '') - Date.parse(first.start_time)) / 86_400_000;
    expect(days).toBe(35);
  });

  test('notify once guests, members who have asked or wait, and invited co-hosts', async () => {
    const { host, ann, ben, first, second } = await aSeries({}, { max_participants: 1 });
    const [cleo] = await enrol(server, 'Cleo');
    for (const date of [first, second]) await letIn(host, ann, date._id);
    await ben.api.ok('joinWaitlist', { path: { eventId: first._id } });
    await host.api.ok('inviteCohost', { path: { eventId: first._id }, body: { userId: cleo.id, scope: 'all' } });
    await cleo.api.ok('answerCohostInvitation', { path: { eventId: first._id }, body: { accepts: true } });
    const { body } = await extend(host, first, { dates: 3 });
    const told = `${first.title} has 3 more dates`;
    for (const member of [ann, ben])
      expect((await titlesOf(member)).filter((title) => title.includes('more date'))).toEqual([told]);
    expect(await titlesOf(cleo)).toContain(`Hal invites you to co-host ${first.title} (3 dates)`);
    expect(await titlesOf(cleo)).not.toContain(told);
    const added = (body as unknown as { firstDate: Event }).firstDate;
    await cleo.api.ok('answerCohostInvitation', { path: { eventId: added._id }, body: { accepts: true } });
    expect((await cleo.api.ok('getEvent', { path: { eventId: added._id } })).cohosts).toMatchObject([{ _id: cleo.id }]);
  });

  test('do not notify members who have blocked the host', async () => {
    const { host, ann, first } = await aSeries();
    await letIn(host, ann, first._id);
    await ann.api.ok('blockMember', { path: { userId: host.id } });
    await extend(host, first, { dates: 1 });
    expect(await titlesOf(ann)).not.toContain(`${first.title} has one more date`);
  });
});

describe('a call for further dates', () => {
  test('needs a number or a day within the limits of a series', async () => {
    const { host, first, read } = await aSeries({ dates: 50 }, {});
    const said = async (body: { dates?: number; until?: string }) => {
      const { status, body: answer } = await extend(host, first, body);
      return [status, (answer as { message?: string }).message];
    };
    expect(await said({})).toEqual([400, 'dates: is required, or the day until which there are dates']);
    expect(await said({ dates: 1, until: '2028-04-01' })).toEqual([
      400,
      'dates: is required, or the day until which there are dates',
    ]);
    expect(await said({ dates: 3 })).toEqual([400, 'dates: must be at most 2, since a series has at most 52 dates']);
    expect((await said({ until: '2027-03-20' }))[1]).toContain('until: must be on or after the next day');
    expect((await said({ until: '2028-10-01' }))[1]).toContain('until: must be earlier');
    expect(await read()).toHaveLength(50);
    expect((await said({ dates: 2 }))[0]).toBe(201);
    expect((await said({ dates: 1 }))[1]).toContain('dates: cannot be added');
  });

  test('is only for the host, about an event that repeats', async () => {
    const { host, ann, ben, first } = await aSeries();
    await letIn(host, ben, first._id);
    await host.api.ok('inviteCohost', { path: { eventId: first._id }, body: { userId: ann.id } });
    await ann.api.ok('answerCohostInvitation', { path: { eventId: first._id }, body: { accepts: true } });
    for (const member of [ann, ben]) expect(await extend(member, first, { dates: 1 })).toMatchObject({ status: 403 });
    const single = await hostEvent(server, host);
    expect((await extend(host, single, { dates: 1 })).body).toMatchObject({ code: 'invalid_input', field: 'eventId' });
  });
});
