import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { Caller } from '../../src/backend.ts';
import { newMember, newMembers, uniqueWord } from '../../src/members.ts';
import { notificationsTo } from '../../src/notified.ts';
import { datesOf, newSeries } from '../../src/series.ts';
import { given } from '../../src/states.ts';
import { enrol, eventFields, eventFor, hostEvent, inHours, until, utc } from '../../src/things.ts';
import { acceptToHost } from '../../src/worlds/event-world.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns a caller with the token of the other member of a state. */
const otherOf = ({ otherToken }: { otherToken: string }) => new Caller({ authorization: `Bearer ${otherToken}` });

describe('a message of some time ago', () => {
  addition('can be edited for 15 minutes, and deleted at any time (editMessage)', async (context) => {
    const edit = { body: { text: 'Friday at seven?' } };
    for (const [minutes, outcome] of [
      [14, [200]],
      [16, [409, 'edit_too_late']],
    ] as const) {
      const { chat, messageId } = await given(context, 'a message of some time ago', { minutes });
      const path = { messageId };
      expect(await chat.outcome('editMessage', { path, ...edit })).toEqual(outcome);
      expect(await chat.ok('deleteMessage', { path })).toMatchObject({ text: '' });
    }
  });
});

describe('an offered place', () => {
  const offerOf = async (startsInHours: number, places = 1) => {
    const { host, guest, waiting, next } = await newMembers(['host', 'guest', 'waiting', 'next']);
    const eventId = await hostEvent(host, eventFields(startsInHours, { max_participants: places }));
    await enrol(host, eventId, guest);
    const path = { eventId };
    for (const { api } of [waiting, next]) await api.ok('joinWaitlist', { path });
    const before = Date.now();
    await guest.api.ok('leaveEvent', { path: { id: eventId } });
    const ofWaiting = (await eventFor(waiting, eventId)).waitlist;
    return { waiting, next, guest, host, path, eventId, ofWaiting, before };
  };

  addition('is held for 12 hours, or a quarter of the time until the start (joinWaitlist)', async () => {
    for (const [start, held] of [
      [200, 12],
      [8, 2],
      [2, 0.5],
    ] as const) {
      const { ofWaiting, next, eventId, before } = await offerOf(start);
      const heldMs = utc(ofWaiting?.offerExpiresAt) - before;
      expect(Math.abs(heldMs - held * hourMs), `${start} hours ahead`).toBeLessThan(minuteMs);
      expect(ofWaiting).not.toHaveProperty('isFirstCome');
      expect((await eventFor(next, eventId)).waitlist).toEqual({ count: 2, isOpen: true, position: 2 });
    }
  });

  addition('goes in the last hour to the first member who takes it (takePlace)', async () => {
    const { waiting, next, path, eventId, ofWaiting } = await offerOf(0.8);
    expect(ofWaiting).toEqual({ count: 2, isOpen: false, position: 1, isFirstCome: true });
    expect((await eventFor(next, eventId)).waitlist).toMatchObject({ position: 2, isFirstCome: true });
    expect((await notificationsTo(next))[0]).toMatchObject({ kind: 'eventPlace' });
    await next.api.ok('takePlace', { path });
    expect(await waiting.api.outcome('takePlace', { path })).toEqual([409, 'no_offer']);
  });

  addition(
    'goes to the next in line once its time is over, and its holder waits no longer (takePlace)',
    async (context) => {
      const held = await given(context, 'a place held for me', { seconds: 2 });
      const path = { eventId: held.eventId };
      const [mine, next] = [held.api, otherOf(held)];
      const waitlistFor = async (caller: Caller) => (await caller.ok('getEvent', { path })).waitlist;
      const end = utc((await waitlistFor(mine))?.offerExpiresAt ?? inHours(0));
      await until('the time of the offer is over', async () => Date.now() > end + 100);
      expect(['no_offer', 'not_waiting']).toContain((await mine.outcome('takePlace', { path }))[1]);
      // Any call may move the line on; a backend does it by itself, too.
      await next.ok('joinWaitlist', { path });
      await until('the next one has the offer', async () => (await waitlistFor(next))?.offerExpiresAt !== undefined);
      expect(await waitlistFor(next)).toMatchObject({ count: 1, position: 1 });
      expect(await mine.outcome('takePlace', { path })).toEqual([409, 'not_waiting']);
      await next.ok('takePlace', { path });
    },
  );
});

describe('a request declined some time ago', () => {
  addition('is final: its member is notified, and may ask again (undoDecline)', async (context) => {
    const declined = await given(context, 'a request declined some time ago');
    const { eventId, otherId, api } = declined;
    const other = otherOf(declined);
    const [told, ...more] = await notificationsTo({ api: other });
    const path = `/userDashboard/events/${eventId}`;
    expect([told, more]).toMatchObject([{ kind: 'eventDeclined', path, isRead: false }, []]);
    const undo = { path: { eventId }, body: { userId: otherId } };
    expect(await api.outcome('undoDecline', undo)).toEqual([404, 'request_not_found']);
    expect(await other.outcome('registerForEvent', { path: { id: eventId } })).toEqual([201]);
  });
});

describe('an event canceled some time ago', () => {
  addition('can be brought back for 24 hours (restoreEvent)', async (context) => {
    for (const [hours, outcome] of [
      [23, [200]],
      [25, [409, 'restore_too_late']],
    ] as const) {
      const { api, eventId } = await given(context, 'an event canceled some time ago', { hours });
      expect(await api.outcome('restoreEvent', { path: { eventId } })).toEqual(outcome);
    }
  });

  addition('cannot be brought back once it would have begun (restoreEvent)', async () => {
    const host = await newMember('Host');
    const start = Date.now() + 3_000;
    const times = { start_time: new Date(start).toISOString(), end_time: inHours(1) };
    const path = { eventId: await hostEvent(host, eventFields(0, times)) };
    await host.api.ok('deleteEvent', { path });
    await until('the event would have begun', async () => Date.now() > start + 100);
    expect(await host.api.outcome('restoreEvent', { path })).toEqual([409, 'event_started']);
  });
});

describe('a saved search that was due', () => {
  addition('notifies its member of who has joined, once and nobody else (saveSearch)', async (context) => {
    const skill = uniqueWord();
    const bystander = await newMember('Bystander');
    const due = await given(context, 'a saved search that was due', { skill });
    const [{ search } = {}] = (await due.api.ok('listSearches')).searches.map((one) => ({ search: one }));
    const told = await notificationsTo(due);
    expect(told).toMatchObject([{ kind: 'membersFound', count: 1, path: search?.path, isRead: false }]);
    expect(told[0]?.title).toContain('My teachers');
    expect(told[0]?.path).toContain(skill);
    for (const api of [bystander.api, otherOf(due)]) expect(await notificationsTo({ api })).toEqual([]);
    await due.api.ok('deleteSearch', { path: { searchId: due.searchId } });
    expect((await notificationsTo(due))[0]).toMatchObject({ isRead: true });
  });
});

describe('a series under way', () => {
  addition(
    'changes, is canceled and has co-hosts only from now on (updateEvent, deleteEvent, inviteCohost)',
    async (context) => {
      const series = await given(context, 'a series under way');
      const { api, pastId, nextId, lastId } = series;
      const other = otherOf(series);
      const eventOf = (eventId: string) => other.ok('getEvent', { path: { eventId } });
      const before = await eventOf(pastId);
      const { start_time, end_time } = await eventOf(nextId);
      const path = { eventId: nextId };
      const change = { start_time, end_time, title: 'Another title', scope: 'all' };
      await api.ok('updateEvent', { path, body: change });
      for (const id of [nextId, lastId]) expect(await eventOf(id)).toMatchObject({ title: 'Another title' });
      expect((await notificationsTo({ api: other })).filter(({ kind }) => kind === 'eventChanged')).toHaveLength(1);
      const cohost = await newMember('Cohost');
      await api.ok('inviteCohost', { path, body: { userId: cohost.id, scope: 'all' } });
      await acceptToHost(cohost, nextId);
      for (const id of [nextId, lastId]) expect(await eventOf(id)).toMatchObject({ cohosts: [{ _id: cohost.id }] });
      await other.ok('leaveEvent', { path: { id: nextId }, query: { scope: 'all' } });
      for (const id of [nextId, lastId]) expect(await eventOf(id)).toMatchObject({ current_participants_count: 0 });
      await api.ok('deleteEvent', { path, query: { scope: 'all' } });
      for (const id of [nextId, lastId]) expect(await eventOf(id)).toMatchObject({ status: 'Cancelled' });
      expect(await eventOf(pastId)).toEqual(before);
      expect(before).toMatchObject({ status: 'Completed', current_participants_count: 1 });
    },
  );

  addition('has the same local time before and after a change of clocks (createEvent, updateEvent)', async () => {
    const host = await newMember('Host');
    const timeZone = 'Europe/Berlin';
    // A year of months has both changes.
    const series = await newSeries(host, {}, { every: 'month', dates: 13, timeZone });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', weekday: 'short' });
    const clocks = async () =>
      (await datesOf(series.seriesId)).map(({ start_time }) => clock.format(new Date(start_time)));
    const offsets = async () =>
      new Set((await datesOf(series.seriesId)).map(({ start_time }) => new Date(start_time).getUTCHours())).size;
    expect(new Set(await clocks()).size).toBe(1);
    expect(await offsets()).toBe(2);
    const [first] = await datesOf(series.seriesId);
    const earlier = (time = '') => new Date(Date.parse(time) - 5 * minuteMs).toISOString();
    const body = { start_time: earlier(first?.start_time), end_time: earlier(first?.end_time), scope: 'all' };
    const { status } = await host.api.call('updateEvent', { path: { eventId: first?._id ?? '' }, body });
    // In the first minutes of a day, five minutes earlier is another day.
    if (status === 400) return;
    expect(new Set(await clocks()).size).toBe(1);
    expect((await datesOf(series.seriesId))[0]?.start_time).toBe(body.start_time);
  });
});

describe('attendance', () => {
  addition('can be said for 7 days after a session (sayAttendance)', async (context) => {
    for (const [days, outcome] of [
      [6, [200]],
      [8, [409, 'attendance_closed']],
    ] as const) {
      const { api, sessionId } = await given(context, 'an agreed session of some time ago', { days });
      const call = { path: { sessionId }, body: { answer: 'held' } };
      expect(await api.outcome('sayAttendance', call)).toEqual(outcome);
      const { session } = await api.ok('getSession', { path: { sessionId } });
      expect(session.attendance?.canAnswer).toBe(days === 6);
    }
  });

  addition(
    'can be marked for 7 days after an event, and entered for an hour (markAttendance, checkIn)',
    async (context) => {
      for (const [days, marked, opened] of [
        [0.02, [200], [201]],
        [0.06, [200], [409, 'attendance_closed']],
        [8, [409, 'attendance_closed'], [409, 'attendance_closed']],
      ] as const) {
        const { api, eventId } = await given(context, 'an event that members attended', {
          days,
          my: 'host',
          reviews: 1,
        });
        const { participants } = await api.ok('listEventParticipants', { path: { eventId } });
        const body = { marks: [{ userId: participants[0]?._id ?? '', came: false }] };
        expect(await api.outcome('markAttendance', { path: { eventId }, body })).toEqual(marked);
        expect(await api.outcome('openCheckIn', { path: { eventId } })).toEqual(opened);
      }
    },
  );
});

describe('a review of an event', () => {
  addition('is possible for 30 days (reviewEvent)', async (context) => {
    const { api, eventId } = await given(context, 'an event that members attended', { days: 29 });
    const body = { rating: 4, comment: 'My loaf rose.' };
    expect(await api.outcome('reviewEvent', { path: { eventId }, body })).toEqual([201]);
  });
});
