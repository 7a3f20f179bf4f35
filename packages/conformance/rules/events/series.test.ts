import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { decide, enrol, eventFields, eventFor, idsOf, register } from '../../src/things.ts';

type Scope = 'this' | 'following' | 'all';

let host: Member;
let guest: Member;
beforeAll(async () => {
  [host, guest] = [await newMember('Host'), await newMember('Guest')];
});

const week = 7 * 24;
const repeat = { every: 'week', dates: 4, timeZone: 'UTC' };
const datesOf = async (series = '') => await visitor.ok('listEvents', { query: { series } });

/** Hosts a weekly event, and returns the ids of its four dates. */
async function newSeries(places = 5): Promise<{ seriesId: string; ids: string[] }> {
  const body = { ...eventFields(48, { max_participants: places }), repeat };
  const created = await host.api.ok('createEvent', { body });
  const seriesId = created.event?.series?._id ?? '';
  return { seriesId, ids: idsOf(await datesOf(seriesId)) };
}

const about = (ids: readonly string[], position: number) => ({ eventId: ids[position - 1] ?? '' });
const scoped = (ids: readonly string[], position: number, scope: Scope) => ({
  path: { id: about(ids, position).eventId },
  body: { scope },
});

describe('createEvent and listEvents of a series', () => {
  addition('have an event for each date, a week apart', async () => {
    const { seriesId, ids } = await newSeries();
    const dates = await datesOf(seriesId);
    const [first] = dates;
    for (const [index, date] of dates.entries()) {
      const due = Date.parse(first?.start_time ?? '') + index * week * 3_600_000;
      expect(Date.parse(date.start_time)).toBe(due);
      expect(date.series).toMatchObject({ _id: seriesId, words: expect.any(String), position: index + 1, dates: 4 });
    }
    expect(ids).toHaveLength(4);
    const { series } = await eventFor(guest, about(ids, 2).eventId);
    expect(series).toMatchObject({ _id: seriesId, position: 2 });
    expect(await visitor.ok('getPublicEvent', { path: about(ids, 3) })).toMatchObject({ series: { position: 3 } });
    expect(await datesOf(ids[0])).toEqual([]);
    const fields = eventFields();
    for (const wrong of [
      { ...repeat, dates: 1 },
      { ...repeat, every: 'day' },
      { ...repeat, timeZone: 'Mars/Olympus' },
    ])
      expect(await host.api.status('createEvent', { body: { ...fields, repeat: wrong } })).toBe(400);
  });
});

describe('updateEvent and deleteEvent of a series', () => {
  addition('change one date, following ones or all', async () => {
    const { seriesId, ids } = await newSeries();
    const change = (position: number, body: object) =>
      host.api.outcome('updateEvent', { path: about(ids, position), body });
    const sizes = async () => (await datesOf(seriesId)).map(({ max_participants }) => max_participants);
    const [first, second] = await datesOf(seriesId);
    const times = (event: typeof first) => ({ start_time: event?.start_time, end_time: event?.end_time });
    await change(3, { ...times((await datesOf(seriesId))[2]), max_participants: 9 });
    expect(await sizes()).toEqual([5, 5, 9, 5]);
    await change(2, { ...times(second), max_participants: 8, scope: 'following' });
    expect(await sizes()).toEqual([5, 8, 9, 8]);
    await change(1, { ...times(first), max_participants: 7, scope: 'all' });
    expect(await sizes()).toEqual([7, 7, 9, 7]);
  });

  addition('change no date that the caller does not host', async () => {
    const { seriesId, ids } = await newSeries();
    const cohost = await newMember('Cohost');
    for (const position of [2, 4]) {
      await host.api.ok('inviteCohost', { path: about(ids, position), body: { userId: cohost.id } });
      await cohost.api.ok('answerCohostInvitation', { path: about(ids, position), body: { accepts: true } });
    }
    await guest.api.ok('registerForEvent', scoped(ids, 1, 'all'));
    const dates = await datesOf(seriesId);
    const change = (position: number, scope: Scope) => {
      const { start_time, end_time } = dates[position - 1] ?? {};
      const body = { start_time, end_time, title: 'Changed', scope };
      return cohost.api.outcome('updateEvent', { path: about(ids, position), body });
    };
    const approve = (position: number, scope: Scope) => {
      const body = { userId: guest.id, action: 'APPROVE', scope };
      return cohost.api.outcome('handleEventRequest', { path: about(ids, position), body });
    };
    const undo = (position: number, scope: Scope) =>
      cohost.api.outcome('undoDecline', { path: about(ids, position), body: { userId: guest.id, scope } });
    const undoApproval = (position: number) =>
      cohost.api.outcome('undoApproval', { path: about(ids, position), body: { userId: guest.id } });
    const approveAll = (position: number, scope: Scope) =>
      cohost.api.outcome('approveAllRequests', { path: about(ids, position), query: { scope } });
    for (const scope of ['following', 'all'] as const)
      for (const call of [change, approve, undo, approveAll])
        expect(await call(2, scope)).toEqual([403, 'not_host_of_all']);
    expect([await change(4, 'following'), await approve(4, 'following')]).toEqual([[200], [200]]);
    expect((await datesOf(seriesId)).map(({ title }) => title === 'Changed')).toEqual([false, false, false, true]);
    expect((await datesOf(seriesId)).map(({ participants }) => participants.length)).toEqual([0, 0, 0, 1]);
    await host.api.ok('handleEventRequest', {
      path: about(ids, 1),
      body: { userId: guest.id, action: 'APPROVE', scope: 'all' },
    });
    expect(await undoApproval(2)).toEqual([403, 'not_host_of_all']);
    expect(await undoApproval(4)).toEqual([200]);
    expect((await datesOf(seriesId)).map(({ participants }) => participants.length)).toEqual([1, 1, 1, 0]);
    expect((await eventFor(cohost, about(ids, 4).eventId)).series).toMatchObject({ scopes: ['this', 'following'] });
    expect((await eventFor(guest, about(ids, 4).eventId)).series).not.toHaveProperty('scopes');
  });

  addition('cancel one date, following ones or all', async () => {
    const { seriesId, ids } = await newSeries();
    const cancel = (position: number, scope: Scope) =>
      host.api.status('deleteEvent', { path: about(ids, position), query: { scope } });
    const left = async () => (await datesOf(seriesId)).map(({ series }) => series?.position);
    expect([await cancel(2, 'this'), await left()]).toEqual([200, [1, 3, 4]]);
    expect([await cancel(4, 'following'), await left()]).toEqual([200, [1, 3]]);
    expect([await cancel(3, 'all'), await left()]).toEqual([200, []]);
    expect(await cancel(3, 'all')).toBe(409);
  });
});

describe('registerForEvent, handleEventRequest and leaveEvent of a series', () => {
  addition('take all dates with a free place', async () => {
    const other = await newMember('Other');
    const { seriesId, ids } = await newSeries(1);
    await enrol(host, about(ids, 2).eventId, other);
    const counts = async () =>
      (await datesOf(seriesId)).map(({ current_participants_count }) => current_participants_count);
    await guest.api.ok('registerForEvent', scoped(ids, 1, 'all'));
    expect(await guest.api.outcome('registerForEvent', scoped(ids, 1, 'all'))).toEqual([409, 'already_requested']);
    expect(await register(guest, about(ids, 3).eventId)).toBe(409);
    const approval = { userId: guest.id, action: 'APPROVE', scope: 'all' } as const;
    await host.api.ok('handleEventRequest', { path: about(ids, 1), body: approval });
    expect(await counts()).toEqual([1, 1, 1, 1]);
    const leave = (position: number, scope: Scope) =>
      guest.api.status('leaveEvent', { path: { id: about(ids, position).eventId }, query: { scope } });
    expect([await leave(3, 'following'), await counts()]).toEqual([200, [1, 1, 0, 0]]);
    expect([await leave(1, 'all'), await counts()]).toEqual([200, [0, 1, 0, 0]]);
    expect(await leave(1, 'all')).toBe(404);
  });

  addition('take one date without a scope', async () => {
    const { seriesId, ids } = await newSeries();
    expect(await register(guest, about(ids, 2).eventId)).toBe(201);
    expect(await decide(host, about(ids, 2).eventId, guest.id, 'APPROVE')).toBe(200);
    expect((await datesOf(seriesId)).map(({ participants }) => participants.length)).toEqual([0, 1, 0, 0]);
  });
});
