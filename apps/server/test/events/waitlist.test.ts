import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { offerDuePlaces } from '../../src/modules/events/waitlist/offer-places.ts';
import { enrol, enrolMany } from '../support/enrol.ts';
import { waitlistCalls, waitlists } from '../support/env.ts';
import { decide, hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const hour = 3_600;

const waitlistOf = async (member: TestMember, eventId: string) => {
  const { event } = await member.api.ok('getEvent', { path: { eventId } });
  return { ...event?.waitlist, free: event?.freePlaces };
};
const join = (member: TestMember, eventId: string) => member.api.ok('joinWaitlist', { path: { eventId } });
const take = (member: TestMember, eventId: string) => member.api.call('takePlace', { path: { eventId } });
const leave = (member: TestMember, id: string) => member.api.ok('leaveEvent', { path: { id } });
const toldOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ kind }) => kind);

/** Returns a full event of one place in two days, its participant, and three members. */
async function fullEvent() {
  const [host, ann, ben, cleo, dan] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan');
  const times = { start_time: server.clock.inHours(48), end_time: server.clock.inHours(49), date: '2026-11-22' };
  const { _id: id } = await hostEvent(server, host, { max_participants: 1, ...times });
  await letIn(host, ann, id);
  return { id, host, ann, ben, cleo, dan };
}

describe('a waitlist', () => {
  test('offers a free place in order, and holds it for half a day', async () => {
    const { id, host, ann, ben, cleo, dan } = await fullEvent();
    expect(await waitlistOf(ben, id)).toEqual({ count: 0, isOpen: true, free: 0 });
    await join(ben, id);
    await join(cleo, id);
    await join(cleo, id);
    expect(await waitlistOf(cleo, id)).toEqual({ count: 2, isOpen: true, position: 2, free: 0 });
    expect((await take(cleo, id)).body).toMatchObject({ code: 'no_offer' });
    const { waiting } = await host.api.ok('listWaitlist', { path: { eventId: id } });
    expect(waiting.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);

    await leave(ann, id);
    const offerExpiresAt = server.clock.inHours(12);
    expect(await waitlistOf(ben, id)).toEqual({ count: 2, isOpen: true, position: 1, free: 0, offerExpiresAt });
    expect(await toldOf(ben)).toContain('eventPlace');
    expect(await dan.api.errorOf('registerForEvent', 409, { path: { id } })).toBe('This event is full.');
    expect((await take(ben, id)).status).toBe(200);
    expect(await toldOf(ben)).toEqual(['eventApproved', 'eventPlace']);
    const { participants } = await host.api.ok('listEventParticipants', { path: { eventId: id } });
    expect(participants.map(({ name }) => name)).toEqual(['Ben']);
    expect(await waitlistOf(cleo, id)).toMatchObject({ count: 1, position: 1, free: 0 });
  });

  test('offers the place to the next member if it is declined or not answered', async () => {
    const { id, ann, ben, cleo, dan } = await fullEvent();
    for (const member of [ben, cleo, dan]) await join(member, id);
    await leave(ann, id);
    await ben.api.ok('leaveWaitlist', { path: { eventId: id } });
    expect(await waitlistOf(cleo, id)).toMatchObject({ offerExpiresAt: server.clock.inHours(12) });
    server.clock.advance(12 * hour);
    // Before any job has run, the offer is no longer valid.
    expect((await take(cleo, id)).body).toMatchObject({ code: 'no_offer' });
    expect(await waitlistOf(dan, id)).not.toHaveProperty('offerExpiresAt');
    await offerDuePlaces(server.app.context);
    // A quarter of the remaining 36 hours.
    expect(await waitlistOf(dan, id)).toMatchObject({ count: 1, offerExpiresAt: server.clock.inHours(9) });
    expect(await cleo.api.errorOf('leaveWaitlist', 409, { path: { eventId: id } })).toBe(
      'You are not on the waitlist of this event.',
    );
  });

  test('is first come, first served in the last hour', async () => {
    const { id, ann, ben, cleo } = await fullEvent();
    for (const member of [ben, cleo]) await join(member, id);
    server.clock.advance(47 * hour);
    await leave(ann, id);
    expect(await waitlistOf(cleo, id)).toMatchObject({ position: 2, isFirstCome: true, free: 1, isOpen: false });
    expect(await toldOf(ben)).toContain('eventPlace');
    expect((await take(cleo, id)).status).toBe(200);
    expect((await take(ben, id)).body).toMatchObject({ code: 'no_offer' });
  });

  test('holds a place past the night of a member who is notified in the morning', async () => {
    const { id, host, ann, ben } = await fullEvent();
    await join(ben, id);
    // It is noon; their night ends at ten tomorrow.
    const quietHours = { from: '11:00', to: '10:00' };
    await ben.api.ok('setNotificationSettings', { body: { quietHours, timeZone: 'UTC' } });
    await leave(ann, id);
    expect(await waitlistOf(ben, id)).toMatchObject({ offerExpiresAt: server.clock.inHours(22 + 12) });
    // Not beyond the hour in which nobody holds a place.
    await ben.api.ok('leaveWaitlist', { path: { eventId: id } });
    await letIn(host, ann, id);
    server.clock.advance(26 * hour);
    await join(ben, id);
    await leave(ann, id);
    expect(await waitlistOf(ben, id)).toMatchObject({ offerExpiresAt: server.clock.inHours(21) });
  });

  test('holds it past that night when the event moves, or is canceled and comes back', async () => {
    const { id, host, ann, ben } = await fullEvent();
    await join(ben, id);
    const quietHours = { from: '11:00', to: '10:00' };
    await ben.api.ok('setNotificationSettings', { body: { quietHours, timeZone: 'UTC' } });
    await leave(ann, id);
    const path = { eventId: id };
    const times = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31) };
    await host.api.ok('updateEvent', { path, body: times });
    const beforeTheLastHour = { offerExpiresAt: server.clock.inHours(29) };
    expect(await waitlistOf(ben, id)).toMatchObject(beforeTheLastHour);
    await host.api.ok('deleteEvent', { path });
    server.clock.advance(60);
    await host.api.ok('restoreEvent', { path });
    expect(await waitlistOf(ben, id)).toMatchObject(beforeTheLastHour);
  });

  test('that the host switches off takes nobody new, and those who wait see it through', async () => {
    const { id, host, ann, ben, cleo } = await fullEvent();
    await join(ben, id);
    const { start_time, end_time } = await host.api.ok('getEvent', { path: { eventId: id } });
    await host.api.ok('updateEvent', { path: { eventId: id }, body: { start_time, end_time, hasWaitlist: false } });
    expect(await cleo.api.errorOf('joinWaitlist', 409, { path: { eventId: id } })).toBe('This event has no waitlist.');
    expect(await waitlistOf(cleo, id)).toEqual({ free: 0 });
    expect(await waitlistOf(ben, id)).toMatchObject({ position: 1, isOpen: false });
    await leave(ann, id);
    expect(await waitlistOf(ben, id)).toMatchObject({ offerExpiresAt: expect.any(String), free: 0 });
    // Nor is the held place free in a search.
    const free = async () => (await cleo.api.ok('searchEvents', { query: { free: 'true', facets: 'true' } })).facets;
    expect(await free()).toMatchObject({ total: { count: 0 }, free: { count: 0 } });
    expect((await take(ben, id)).status).toBe(200);
  });

  test('of an event that is canceled at the same moment says so', async () => {
    const { id, host, ann, ben, cleo, dan } = await fullEvent();
    for (const member of [ben, cleo]) await join(member, id);
    await leave(ann, id);
    const path = { eventId: id };
    const canceled = host.api.call('deleteEvent', { path });
    const answers = await Promise.all([
      dan.api.call('joinWaitlist', { path }),
      ann.api.call('joinWaitlist', { path }),
      take(ben, id),
      cleo.api.call('leaveWaitlist', { path }),
    ]);
    expect((await canceled).status).toBe(200);
    for (const { status, body } of answers) if (status >= 300) expect(body).toMatchObject({ code: 'event_canceled' });
  });

  test('gets an offer for each place that the host adds, and held places cannot be removed', async () => {
    const { id, host, ben, cleo, dan } = await fullEvent();
    for (const member of [ben, cleo, dan]) await join(member, id);
    const { start_time, end_time } = await host.api.ok('getEvent', { path: { eventId: id } });
    const change = (max_participants: number) => ({ start_time, end_time, max_participants });
    const body = change(3);
    await host.api.ok('updateEvent', { path: { eventId: id }, body });
    for (const member of [ben, cleo]) expect(await waitlistOf(member, id)).toHaveProperty('offerExpiresAt');
    expect(await waitlistOf(dan, id)).not.toHaveProperty('offerExpiresAt');
    expect(await host.api.errorOf('updateEvent', 409, { path: { eventId: id }, body: change(2) })).toBe(
      'max_participants: must be at least 3, with the places that are held for members on the waitlist',
    );
  });

  test('does not exist if the host has switched it off, and ends with the event', async () => {
    const { id, host, ann, ben } = await fullEvent();
    await join(ben, id);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await toldOf(ben)).toContain('eventCanceled');
    const other = await hostEvent(server, host, { max_participants: 1, hasWaitlist: false });
    await letIn(host, ann, other._id);
    expect(other).not.toHaveProperty('waitlist');
    expect(await ben.api.errorOf('joinWaitlist', 409, { path: { eventId: other._id } })).toBe(
      'This event has no waitlist.',
    );
  });

  test('keeps a pending request: the host approves it, or the member takes the place', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const { _id: id } = await hostEvent(server, host, { max_participants: 1 });
    for (const member of [ann, ben, cleo]) await member.api.ok('registerForEvent', { path: { id } });
    await decide(host, ann, id, 'APPROVE');
    for (const member of [ben, cleo]) await join(member, id);
    await leave(ann, id);
    // The place is held for Ben.
    expect((await decide(host, cleo, id, 'APPROVE')).body).toMatchObject({ code: 'event_full' });
    expect((await decide(host, ben, id, 'APPROVE')).status).toBe(200);
    expect(await waitlistOf(cleo, id)).toMatchObject({ count: 1, position: 1 });
  });

  test('is left when the host blocks the member', async () => {
    const { id, host, ann, ben, cleo } = await fullEvent();
    for (const member of [ben, cleo]) await join(member, id);
    await leave(ann, id);
    await host.api.ok('blockMember', { path: { userId: ben.id } });
    await offerDuePlaces(server.app.context);
    expect(await waitlistOf(cleo, id)).toMatchObject({ count: 1, offerExpiresAt: expect.any(String) });
  });
});

describe('at once', () => {
  const guestCount = Math.ceil(waitlistCalls.maxLength / 2);
  /** Simultaneous calls, and the minutes that the clock moves between them. */
  const step = fc.record({
    calls: fc.array(
      fc.record({
        by: fc.nat(guestCount - 1),
        what: fc.constantFrom(
          'register',
          'approve',
          'join',
          'take',
          'leave',
          'give up',
          'size',
          'all',
          'decline',
          'undo',
          'remove',
        ),
        size: fc.integer({ min: 1, max: Math.ceil(waitlistCalls.maxLength / 3) }),
      }),
      waitlistCalls,
    ),
    minutes: fc.constantFrom(0, 0, 7, 60, 400),
  });

  const timeout = 120_000 + waitlists * waitlistCalls.maxLength * 60;

  test('no place is taken twice, and none is free while somebody waits', { timeout }, async () => {
    const [host, ...guests] = await enrolMany(server, 1 + guestCount);
    if (host === undefined) throw new Error('Nobody hosts.');
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      server.clock.set('2026-11-20T12:00:00.000Z');
      const times = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31), date: '2026-11-21' };
      const { _id: id, start_time, end_time } = await hostEvent(server, host, { max_participants: 2, ...times });
      for (const { calls, minutes } of steps) {
        await Promise.all(
          calls.map(async ({ by, what, size }) => {
            const { api } = guests[by] as TestMember;
            const path = { eventId: id };
            if (what === 'register') return await api.call('registerForEvent', { path: { id } });
            if (what === 'all') return await host.api.call('approveAllRequests', { path });
            if (what === 'decline') return await decide(host, guests[by] as TestMember, id, 'REJECT');
            if (what === 'undo') return await host.api.call('undoDecline', { path, body: { userId: guests[by]?.id } });
            if (what === 'remove')
              return await host.api.call('removeGuest', { path, body: { userId: guests[by]?.id } });
            if (what === 'approve') return await decide(host, guests[by] as TestMember, id, 'APPROVE');
            if (what === 'join') return await api.call('joinWaitlist', { path });
            if (what === 'take') return await api.call('takePlace', { path });
            if (what === 'leave') return await api.call('leaveEvent', { path: { id } });
            if (what === 'give up') return await api.call('leaveWaitlist', { path });
            return await host.api.call('updateEvent', { path, body: { start_time, end_time, max_participants: size } });
          }),
        );
        server.clock.advance(minutes * 60);
        await offerDuePlaces(server.app.context);
        const now = server.clock.now();
        const { rows } = await sql<{ max: number; counted: number; approved: number; held: number; waiting: number }>`
          select max_participants as max, participants_count as counted,
            (select count(*)::int from event_registrations where event_id = id and state = 'approved') as approved,
            (select count(*)::int from event_waitlist where event_id = id and offer_expires_at > ${now}) as held,
            (select count(*)::int from event_waitlist where event_id = id and offered_at is null) as waiting
          from events where id = ${id}`.execute(server.database.db);
        const [places] = rows;
        if (places === undefined) throw new Error('The event is gone.');
        expect(places.counted).toBe(places.approved);
        expect(places.approved + places.held).toBeLessThanOrEqual(places.max);
        if (places.waiting > 0) expect(places.approved + places.held).toBe(places.max);
      }
      await host.api.ok('deleteEvent', { path: { eventId: id } }).catch(() => undefined);
    });
    await fc.assert(property, { numRuns: waitlists });
  });
});
