import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMember, newMembers } from '../../src/members.ts';
import { notifiedBy } from '../../src/notified.ts';
import { picture } from '../../src/picture.ts';
import { participants, requests } from '../../src/registrations.ts';
import { dateAt, datesOf, newSeries, type Series } from '../../src/series.ts';
import { enrol, eventFor, hosts, idsOf, register } from '../../src/things.ts';
import { acceptToHost } from '../../src/worlds/event-world.ts';

const nextHost = hosts();
let host: Member;
let guest: Member;
let other: Member;
let third: Member;
beforeAll(async () => {
  ({ guest, other, third } = await newMembers(['guest', 'other', 'third']));
});

async function weekly(places = 5): Promise<Series> {
  host = await nextHost();
  return await newSeries(host, { max_participants: places });
}

/** Asks to join all dates of a series. */
const askAll = ({ api }: Member, series: Series) =>
  api.ok('registerForEvent', { path: { id: dateAt(series, 1) }, body: { scope: 'all' } });
const timesOf = async (id: string) => {
  const { start_time, end_time } = await eventFor(host, id);
  return { start_time, end_time };
};
const told = (action: () => Promise<unknown>) => notifiedBy({ host, guest, other, third }, action);

describe('several dates of a series at once', () => {
  addition('notify everybody once of requests, approvals, changes, departures and cancellations', async () => {
    const series = await weekly();
    const path = { eventId: dateAt(series, 1), id: dateAt(series, 1) };
    expect(await told(() => askAll(guest, series))).toEqual({ host: ['eventRequest'] });
    await askAll(other, series);
    const approve = (member: Member) =>
      told(() =>
        host.api.ok('handleEventRequest', { path, body: { userId: member.id, action: 'APPROVE', scope: 'all' } }),
      );
    expect(await approve(guest)).toEqual({ guest: ['eventApproved'] });
    await approve(other);
    await enrol(host, dateAt(series, 4), third);
    const change = { ...(await timesOf(path.eventId)), link: 'https://meet.example.org/new', scope: 'all' };
    expect(await told(() => host.api.ok('updateEvent', { path, body: change }))).toEqual({
      guest: ['eventChanged'],
      other: ['eventChanged'],
      third: ['eventChanged'],
    });
    expect(await told(() => guest.api.ok('leaveEvent', { path, query: { scope: 'all' } }))).toEqual({
      host: ['eventLeft'],
    });
    expect(await told(() => host.api.ok('deleteEvent', { path, query: { scope: 'all' } }))).toEqual({
      other: ['eventCanceled'],
      third: ['eventCanceled'],
    });
  });

  addition('are declined together (handleEventRequest)', async () => {
    const series = await weekly();
    await askAll(guest, series);
    const body = { userId: guest.id, action: 'REJECT', scope: 'all' };
    await host.api.ok('handleEventRequest', { path: { eventId: dateAt(series, 2) }, body });
    const asked = [];
    for (const id of series.ids) asked.push(idsOf(await requests(host, id)).length);
    expect(asked).toEqual([0, 0, 0, 0]);
  });

  addition('end positions on waitlists, too, and those of other members never (leaveEvent)', async () => {
    const series = await weekly(1);
    for (const id of series.ids.slice(0, 2)) {
      await enrol(host, id, third);
      for (const { api } of [guest, other]) await api.ok('joinWaitlist', { path: { eventId: id } });
    }
    const waiting = async () => {
      const lists = [];
      for (const id of series.ids.slice(0, 2))
        lists.push(idsOf((await host.api.ok('listWaitlist', { path: { eventId: id } })).waiting));
      return lists;
    };
    await register(guest, dateAt(series, 3));
    await guest.api.ok('leaveEvent', { path: { id: dateAt(series, 2) }, query: { scope: 'following' } });
    expect(await waiting()).toEqual([[guest.id, other.id], [other.id]]);
    expect(await requests(host, dateAt(series, 3))).toEqual([]);
  });

  addition('are approved only where a place is free (handleEventRequest)', async () => {
    const series = await weekly(1);
    await askAll(guest, series);
    await enrol(host, dateAt(series, 3), other);
    const body = { userId: guest.id, action: 'APPROVE', scope: 'all' };
    await host.api.ok('handleEventRequest', { path: { eventId: dateAt(series, 1) }, body });
    const guests = [];
    for (const id of series.ids) guests.push(idsOf(await participants(host, id)));
    expect(guests).toEqual([[guest.id], [guest.id], [other.id], [guest.id]]);
    expect(idsOf(await requests(host, dateAt(series, 3)))).toEqual([guest.id]);
  });
});

describe('a change of several dates (updateEvent)', () => {
  addition('moves each to the same time and length on its own day', async () => {
    const series = await weekly();
    const before = await datesOf(series.seriesId);
    const minutes = (time = '', count = 0) => new Date(Date.parse(time) + count * 60_000).toISOString();
    // A day that goes on for some minutes: the start stays on it.
    const shift = new Date(before[1]?.start_time ?? '').getUTCHours() < 23 ? 30 : -30;
    const body = {
      start_time: minutes(before[1]?.start_time, shift),
      end_time: minutes(before[1]?.end_time, shift + 45),
      scope: 'following',
    };
    await host.api.ok('updateEvent', { path: { eventId: dateAt(series, 2) }, body });
    const expected = before.map(({ start_time, end_time }, index) =>
      index === 0 ? [start_time, end_time] : [minutes(start_time, shift), minutes(end_time, shift + 45)],
    );
    const after = await datesOf(series.seriesId);
    expect(after.map(({ start_time, end_time }) => [start_time, end_time])).toEqual(expected);
    expect(after.map(({ series: one }) => one?.position)).toEqual([1, 2, 3, 4]);
  });

  addition('on another day moves each by as many days', async () => {
    const series = await weekly();
    const before = await datesOf(series.seriesId);
    const later = (time = '') => new Date(Date.parse(time) + 24 * 60 * 60_000).toISOString();
    const { start_time, end_time } = before[2] ?? {};
    const body = { start_time: later(start_time), end_time: later(end_time), scope: 'following' };
    await host.api.ok('updateEvent', { path: { eventId: dateAt(series, 3) }, body });
    const starts = (await datesOf(series.seriesId)).map(({ start_time: start }) => start);
    expect(starts).toEqual(before.map(({ start_time: start }, index) => (index < 2 ? start : later(start))));
  });

  addition('into the past moves no date (updateEvent)', async () => {
    const series = await weekly();
    const before = await datesOf(series.seriesId);
    const earlier = (time = '') => new Date(Date.parse(time) - 20 * 24 * 60 * 60_000).toISOString();
    const { start_time, end_time } = before[3] ?? {};
    const body = { start_time: earlier(start_time), end_time: earlier(end_time), scope: 'all' };
    const call = await host.api.call('updateEvent', { path: { eventId: dateAt(series, 4) }, body });
    expect(call.status).toBe(400);
    expect((await datesOf(series.seriesId)).map(({ start_time: start }) => start)).toEqual(
      before.map(({ start_time: start }) => start),
    );
  });

  addition('keeps what a date has of its own, and who takes part', async () => {
    const series = await weekly();
    await enrol(host, dateAt(series, 3), guest);
    const own = { ...(await timesOf(dateAt(series, 3))), title: 'A guest teaches' };
    await host.api.ok('updateEvent', { path: { eventId: dateAt(series, 3) }, body: own });
    const all = { ...(await timesOf(dateAt(series, 1))), title: 'All teach', description: 'All of us.', scope: 'all' };
    await host.api.ok('updateEvent', { path: { eventId: dateAt(series, 1) }, body: all });
    const dates = await datesOf(series.seriesId);
    expect(dates.map(({ title }) => title)).toEqual(['All teach', 'All teach', 'A guest teaches', 'All teach']);
    expect(dates.map(({ participants: guests }) => guests.length)).toEqual([0, 0, 1, 0]);
  });
});

describe('a canceled date that comes back (restoreEvent)', () => {
  addition('has what was done meanwhile with all dates', async () => {
    const series = await weekly();
    const [first, back] = [dateAt(series, 1), dateAt(series, 2)];
    await host.api.ok('inviteCohost', { path: { eventId: first }, body: { userId: third.id, scope: 'all' } });
    await acceptToHost(third, first);
    for (const id of [first, back]) await enrol(host, id, guest);
    await host.api.ok('deleteEvent', { path: { eventId: back } });
    const change = { ...(await timesOf(first)), title: 'Another title', scope: 'all' };
    await host.api.ok('updateEvent', { path: { eventId: first }, body: change });
    await guest.api.ok('leaveEvent', { path: { id: first }, query: { scope: 'all' } });
    await host.api.ok('removeCohost', { path: { eventId: first, userId: third.id }, query: { scope: 'all' } });
    await host.api.ok('restoreEvent', { path: { eventId: back } });
    expect(await eventFor(host, back)).toMatchObject({ title: 'Another title', current_participants_count: 0 });
    expect((await third.api.call('listEventRequests', { path: { eventId: back } })).status).toBe(403);
  });
});

describe('the picture of a date (setEventCover, removeEventCover)', () => {
  addition('is that of all dates, and of no other event', async () => {
    const [series, beside] = [await weekly(), await newSeries(host)];
    const covers = async ({ seriesId }: Series) => (await datesOf(seriesId)).map(({ cover = '' }) => cover);
    const path = { eventId: dateAt(series, 2) };
    const { event } = await host.api.ok('setEventCover', { path, form: { photo: picture() } });
    const cover = event?.cover ?? '';
    expect(cover).toMatch(/./);
    expect([await covers(series), await covers(beside)]).toEqual([Array(4).fill(cover), Array(4).fill('')]);
    await host.api.ok('removeEventCover', { path: { eventId: dateAt(series, 3) } });
    expect(await covers(series)).toEqual(Array(4).fill(''));
  });
});

describe('further dates of a series (extendSeries)', () => {
  addition('are added once for one key, which means nothing else', async () => {
    const series = await weekly();
    const call = { path: { eventId: dateAt(series, 1) }, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await host.api.ok('extendSeries', { ...call, body: { dates: 2 } });
    expect((await host.api.ok('extendSeries', { ...call, body: { dates: 2 } })).firstDate._id).toBe(
      first.firstDate._id,
    );
    const other = await host.api.outcome('extendSeries', { ...call, body: { dates: 3 } });
    expect(other).toEqual([409, 'idempotency_key_reused']);
    expect(await datesOf(series.seriesId)).toHaveLength(6);
  });

  addition('follow its pattern, have no guests, and notify members of upcoming dates once', async () => {
    const series = await weekly();
    await enrol(host, dateAt(series, 1), guest);
    const path = { eventId: dateAt(series, 1) };
    expect(await told(() => host.api.ok('extendSeries', { path, body: { dates: 2 } }))).toEqual({
      guest: ['eventExtended'],
    });
    const dates = await datesOf(series.seriesId);
    expect(dates).toHaveLength(6);
    const [fourth, fifth] = dates.slice(3).map(({ start_time }) => Date.parse(start_time));
    expect(Number(fifth) - Number(fourth)).toBe(7 * 24 * 3_600_000);
    for (const date of dates.slice(4)) expect(await participants(host, date._id)).toEqual([]);
  });

  addition('invite the co-host of its latest date', async () => {
    const series = await weekly();
    const cohost = await newMember('Cohost');
    const path = { eventId: dateAt(series, 1) };
    await host.api.ok('inviteCohost', { path, body: { userId: cohost.id, scope: 'all' } });
    await acceptToHost(cohost, path.eventId);
    const extend = () => host.api.ok('extendSeries', { path, body: { dates: 1 } });
    expect(await notifiedBy({ cohost }, extend)).toEqual({ cohost: ['eventCohostInvited'] });
  });

  addition('are added by the host alone, with a number or a day', async () => {
    const series = await weekly();
    const path = { eventId: dateAt(series, 1) };
    const extend = async ({ api }: Member, body: object) => await api.outcome('extendSeries', { path, body });
    expect(await extend(guest, { dates: 1 })).toEqual([403, 'not_host']);
    for (const body of [{}, { dates: 49 }]) expect(await extend(host, body)).toEqual([400, 'invalid_input']);
    expect(await datesOf(series.seriesId)).toHaveLength(4);
  });
});
