import { beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

let ana: TestMember;
let ben: TestMember;
beforeEach(async () => {
  // A Friday. Days from Sunday, 22 November, satisfy any notice.
  server.clock.set('2026-11-20T12:00:00.000Z');
  [ana, ben] = await enrol(server, 'Ana', 'Ben');
});

const hours = (weekday: number, from: string, to: string) => ({ weekday, from, to });

async function set({ api }: TestMember, timeZone: string, weekly: object[], more: object = {}): Promise<void> {
  await api.ok('setAvailability', { body: { timeZone, weekly, ...more } });
}

/** Returns the overlap for Ana; times without year and seconds. */
async function find(query: Record<string, number | string> = {}, { api } = ana, other = ben) {
  const { times, nearest, ...zones } = await api.ok('findOverlap', { query: { userId: other.id, ...query } });
  const short = (time: string) => time.slice(5, 16);
  return { ...zones, times: times.map(short), nearest: nearest.map(({ time, fits }) => [short(time), fits]) };
}

async function agree(one: TestMember, two: TestMember, date: string): Promise<string> {
  const row = { user_one: one.id, user_two: two.id, date, link: 'https://meet.example.org/swap', agreed_at: date };
  const { id } = await server.database.db
    .insertInto('sessions')
    .values({ ...row, created_at: date })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('common times', () => {
  test('are within the hours of both, in each one’s time zone', async () => {
    await set(ana, 'America/New_York', [hours(7, '07:00', '10:00')]);
    await set(ben, 'Asia/Kolkata', [hours(7, '18:30', '23:00')]);
    expect(await find({ days: 7 })).toEqual({
      success: true,
      yours: { timeZone: 'America/New_York' },
      theirs: { timeZone: 'Asia/Kolkata' },
      theyHaveHours: true,
      theirZone: 'Asia/Kolkata',
      times: ['11-22T13:00', '11-22T13:30', '11-22T14:00'],
      nearest: [],
    });
    expect((await find({ days: 7, minutes: 120 })).times).toEqual(['11-22T13:00']);
    expect((await find({ days: 7, minutes: 121 })).times).toEqual([]);
    expect((await find({ days: 1 })).times).toEqual([]);
    // A quarter past in UTC, and the full hour in their zone.
    await set(ana, 'Asia/Kathmandu', [hours(7, '18:00', '19:00')]);
    await set(ben, 'Asia/Kathmandu', [hours(7, '17:00', '20:00')]);
    expect((await find({ days: 7 })).times).toEqual(['11-22T12:15']);
  });

  test('keep their local time when the clocks change', async () => {
    server.clock.set('2027-03-10T12:00:00.000Z');
    [ana, ben] = await enrol(server, 'Ana', 'Ben');
    await set(ana, 'America/New_York', [hours(7, '09:00', '10:00')]);
    await set(ben, 'Europe/Berlin', [hours(7, '14:00', '16:00')]);
    // New York changes on 14 March, Berlin on 28 March.
    expect((await find({ days: 30 })).times).toEqual(['03-14T13:00', '03-21T13:00', '03-28T13:00', '04-04T13:00']);
  });

  test('use the hours of the one who has set them, and are any time if neither has', async () => {
    const [cleo] = await enrol(server, 'Cleo');
    await agree(ben, cleo, '2026-11-20T16:00:00Z');
    const any = await find({ days: 1 });
    expect(any).toMatchObject({ yours: null, theirs: null, nearest: [] });
    expect(any.times.slice(0, 3)).toEqual(['11-20T15:00', '11-20T17:00', '11-20T17:30']);
    expect(any.times.slice(-2)).toEqual(['11-21T10:30', '11-21T11:00']);
    expect((await find({ days: 90 })).times).toHaveLength(90 * 48 - 10);
    await set(ben, 'Europe/Lisbon', [hours(1, '18:00', '19:30')]);
    expect(await find({ days: 7 })).toMatchObject({
      yours: null,
      theirs: { timeZone: 'Europe/Lisbon' },
      times: ['11-23T18:00', '11-23T18:30'],
    });
    expect(await find({ days: 7 }, ben, ana)).toMatchObject({ theirs: null, times: ['11-23T18:00', '11-23T18:30'] });
  });

  test('exclude days off, and times sooner than either’s notice or a proposal allows', async () => {
    await set(ana, 'UTC', [hours(5, '12:00', '16:30'), hours(6, '12:00', '14:00'), hours(7, '12:00', '13:00')]);
    expect((await find({ days: 3 })).times.slice(0, 3)).toEqual(['11-20T15:00', '11-20T15:30', '11-21T12:00']);
    await set(ben, 'UTC', [hours(5, '00:00', '24:00'), hours(6, '00:00', '24:00'), hours(7, '00:00', '24:00')], {
      noticeHours: 25,
    });
    expect((await find({ days: 3 })).times).toEqual(['11-21T13:00', '11-22T12:00']);
    await set(ben, 'UTC', [hours(6, '00:00', '24:00'), hours(7, '00:00', '24:00')], { daysOff: ['2026-11-22'] });
    expect((await find({ days: 3 })).times).toEqual(['11-21T12:00', '11-21T12:30', '11-21T13:00']);
  });

  test('exclude agreed sessions with the free time around them', async () => {
    const [cleo] = await enrol(server, 'Cleo');
    await set(ana, 'UTC', [hours(7, '08:00', '20:00')]);
    await set(ben, 'UTC', [hours(7, '08:00', '20:00')], { bufferMinutes: 30 });
    await agree(ben, cleo, '2026-11-22T10:00:00Z');
    const at = (time: string) => `2026-11-22T${time}:00.000Z`;
    const times = (from: string, to: string) => ({ date: at(from), start_time: at(from), end_time: at(to) });
    await hostEvent(server, ana, times('12:30', '14:00'));
    const event = await hostEvent(server, cleo, times('15:30', '17:00'));
    await letIn(cleo, ben, event._id);
    const canceled = await hostEvent(server, ana, times('17:30', '20:00'));
    await ana.api.ok('deleteEvent', { path: { eventId: canceled._id } });
    const asked = await hostEvent(server, cleo, times('08:00', '09:00'));
    await ben.api.ok('registerForEvent', { path: { id: asked._id } });
    expect((await find({ days: 3 })).times).toEqual(
      ['08:00', '08:30', '11:30', '14:00', '17:30', '18:00', '18:30', '19:00'].map((time) => `11-22T${time}`),
    );
  });

  test('count the time of a session to be moved as free', async () => {
    await set(ana, 'UTC', [hours(7, '10:00', '11:30')], { maxPerWeek: 1 });
    const sessionId = await agree(ana, ben, '2026-11-22T10:00:00Z');
    expect((await find({ days: 3 })).times).toEqual([]);
    expect((await find({ days: 3, sessionId })).times).toEqual(['11-22T10:00', '11-22T10:30']);
    const [cleo] = await enrol(server, 'Cleo');
    await agree(cleo, ben, '2026-11-22T11:00:00Z');
    expect((await find({ days: 3, sessionId })).times).toEqual(['11-22T10:00']);
    expect((await find({ days: 3, sessionId: 'none' })).times).toEqual([]);
  });

  test('exclude weeks in which a member has the maximum of sessions, by local weeks', async () => {
    await set(
      ana,
      'UTC',
      [1, 2, 7].map((weekday) => hours(weekday, '10:00', '11:00')),
    );
    await set(
      ben,
      'Pacific/Auckland',
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => hours(weekday, '00:00', '24:00')),
      {
        maxPerWeek: 2,
      },
    );
    const all = ['11-22T10:00', '11-23T10:00', '11-24T10:00', '11-29T10:00', '11-30T10:00', '12-01T10:00'];
    const [cleo] = await enrol(server, 'Cleo');
    await agree(ben, cleo, '2026-11-22T12:00:00Z');
    expect((await find({ days: 12 })).times).toEqual(all);
    // Monday in Auckland, like the previous one: a week that starts at 11:00 on Sunday in UTC.
    await agree(ben, cleo, '2026-11-23T00:00:00Z');
    expect((await find({ days: 12 })).times).toEqual(['11-22T10:00', '11-30T10:00', '12-01T10:00']);
  });

  test('reject oneself and members whom the caller may not find', async () => {
    const ask = (userId: string) => ana.api.call('findOverlap', { query: { userId } });
    expect(await ask(ana.id)).toMatchObject({ status: 400, body: { message: 'userId: must be somebody else' } });
    expect(await ask('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
    await ben.api.ok('blockMember', { path: { userId: ana.id } });
    expect(await ask(ben.id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    await ben.api.ok('unblockMember', { path: { userId: ana.id } });
    expect(await ask(ben.id)).toMatchObject({ status: 200 });
    const { db } = server.database;
    await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', ben.id).execute();
    expect(await ask(ben.id)).toMatchObject({ status: 404 });
  });
});

describe('without common times, the nearest', () => {
  test('are within the hours of one, and closest to those of the other', async () => {
    await set(ana, 'UTC', [hours(7, '18:00', '21:00')]);
    await set(ben, 'UTC', [hours(7, '15:00', '17:30')]);
    expect(await find({ days: 7 })).toMatchObject({
      times: [],
      nearest: [
        ['11-22T16:30', 'theirs'],
        ['11-22T18:00', 'yours'],
        ['11-22T16:00', 'theirs'],
      ],
    });
  });

  test('prefer hours at which both are awake', async () => {
    await set(ana, 'UTC', [hours(7, '04:00', '05:00'), hours(7, '12:00', '13:00')]);
    await set(ben, 'UTC', [hours(7, '05:30', '06:30')]);
    expect((await find({ days: 3 })).nearest).toEqual([
      ['11-22T12:00', 'yours'],
      ['11-22T04:00', 'yours'],
      ['11-22T05:30', 'theirs'],
    ]);
  });

  test('are free for both', async () => {
    await set(ana, 'UTC', [hours(7, '18:00', '19:00')]);
    await set(ben, 'UTC', [hours(7, '15:00', '16:00')]);
    const [cleo] = await enrol(server, 'Cleo');
    await agree(ben, cleo, '2026-11-22T18:30:00Z');
    expect((await find({ days: 3 })).nearest).toEqual([['11-22T15:00', 'theirs']]);
    await agree(ana, cleo, '2026-11-22T15:30:00Z');
    expect(await find({ days: 3 })).toMatchObject({ times: [], nearest: [] });
  });

  test('are missing if one has no hours at all', async () => {
    await set(ana, 'UTC', [hours(7, '18:00', '19:00')]);
    await set(ben, 'UTC', []);
    expect(await find({ days: 7 })).toMatchObject({ times: [], nearest: [] });
  });
});
