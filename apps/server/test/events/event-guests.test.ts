import { describe, expect, test } from 'vitest';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const day = 24 * 60 * 60;
const ask = (member: TestMember, id: string) => member.api.call('registerForEvent', { path: { id } });
const remove = (host: TestMember, eventId: string, { id: userId }: TestMember, reason?: string) =>
  host.api.call('removeGuest', { path: { eventId }, body: { userId, ...(reason !== undefined && { reason }) } });
const toldOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ kind }) => kind);
const guestsOf = async (host: TestMember, eventId: string) =>
  (await host.api.ok('listEventParticipants', { path: { eventId } })).participants.map(({ name }) => name);

describe('a message to all guests', () => {
  const send = (host: TestMember, eventId: string, body: { text: string; toWaitlist?: boolean }) =>
    host.api.call('sendEventUpdate', { path: { eventId }, body });

  test('notifies guests and, by choice, the waitlist, but nobody who blocked the host', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const { _id: id } = await hostEvent(server, host, { max_participants: 2 });
    for (const guest of [ann, ben]) await letIn(host, guest, id);
    await cleo.api.ok('joinWaitlist', { path: { eventId: id } });
    expect((await send(host, id, { text: 'First' })).body).toMatchObject({ sentTo: 2 });
    expect((await send(host, id, { text: 'Second', toWaitlist: true })).body).toMatchObject({ sentTo: 3 });
    expect(await toldOf(ann)).toEqual(['eventUpdate', 'eventUpdate', 'eventApproved']);
    expect(await toldOf(cleo)).toEqual(['eventUpdate']);
    const { updates } = await ann.api.ok('listEventUpdates', { path: { eventId: id } });
    expect(updates.map(({ text }) => text)).toEqual(['Second', 'First']);
    const read = async () => await cleo.api.call('listEventUpdates', { path: { eventId: id } });
    expect((await read()).body).toMatchObject({ updates: [{ text: 'Second' }] });
    await cleo.api.ok('leaveWaitlist', { path: { eventId: id } });
    expect((await read()).status).toBe(403);
    await cleo.api.ok('joinWaitlist', { path: { eventId: id } });
    await ben.api.ok('blockMember', { path: { userId: host.id } });
    expect((await send(host, id, { text: 'Third' })).body).toMatchObject({ sentTo: 1 });
  });
});

describe('automatic approval', () => {
  test('takes a member in, and notifies both', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host, { max_participants: 2, autoApprove: true });
    for (const guest of [ann, ben]) expect((await ask(guest, id)).body).toMatchObject({ isApproved: true });
    expect(await guestsOf(host, id)).toEqual(['Ann', 'Ben']);
    expect([await toldOf(host), await toldOf(ann)]).toEqual([['eventJoined'], ['eventApproved']]);
  });

  test('never exceeds the places, at once', async () => {
    const [host, ...guests] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan');
    const { _id: id } = await hostEvent(server, host, { max_participants: 2, autoApprove: true });
    const answers = await Promise.all(guests.map((guest) => ask(guest, id)));
    const isIn = answers.filter(({ body }) => (body as { isApproved?: boolean }).isApproved);
    expect(isIn).toHaveLength(2);
    expect((await host.api.ok('getEvent', { path: { eventId: id } })).current_participants_count).toBe(2);
  });

  test('turned on later, lets in who asked before, in their order, but no guest whom the host removed', async () => {
    const [host, ann, ben, cleo, dan] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan');
    const times = {
      date: server.clock.inHours(96),
      start_time: server.clock.inHours(96),
      end_time: server.clock.inHours(97),
    };
    const { _id: id } = await hostEvent(server, host, { ...times, max_participants: 2 });
    await letIn(host, ann, id);
    await remove(host, id, ann);
    server.clock.advance(day);
    for (const guest of [ann, ben, cleo, dan]) {
      server.clock.advance(1);
      await ask(guest, id);
    }
    const { start_time, end_time } = times;
    await host.api.ok('updateEvent', { path: { eventId: id }, body: { start_time, end_time, autoApprove: true } });
    expect(await guestsOf(host, id)).toEqual(['Ben', 'Cleo']);
    const { requests } = await host.api.ok('listEventRequests', { path: { eventId: id } });
    expect(requests.map(({ name }) => name)).toEqual(['Ann', 'Dan']);
    expect([await toldOf(ben), await toldOf(dan)]).toEqual([['eventApproved'], []]);
  });

  test('leaves a guest whom the host once removed to the host', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const times = {
      date: server.clock.inHours(96),
      start_time: server.clock.inHours(96),
      end_time: server.clock.inHours(97),
    };
    const { _id: id } = await hostEvent(server, host, { ...times, autoApprove: true });
    await ask(ann, id);
    await remove(host, id, ann);
    server.clock.advance(day);
    expect((await ask(ann, id)).body).toEqual({ success: true, message: 'Your request to join has been sent!' });
    await decide(host, ann, id, 'REJECT');
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    expect((await ask(ann, id)).body).not.toHaveProperty('isApproved');
    await ann.api.ok('leaveEvent', { path: { id } });
    expect((await ask(ann, id)).body).not.toHaveProperty('isApproved');
  });
});

describe('removing a guest', () => {
  test('frees the place for the waitlist, and notifies the guest once with the reason', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host, { max_participants: 1 });
    await letIn(host, ann, id);
    await ben.api.ok('joinWaitlist', { path: { eventId: id } });
    for (const _again of [1, 2]) expect((await remove(host, id, ann, ' The room is small. ')).status).toBe(200);
    expect(await guestsOf(host, id)).toEqual([]);
    expect(await toldOf(ann)).toEqual(['eventRemoved', 'eventApproved']);
    expect(await toldOf(ben)).toEqual(['eventPlace']);
    const { details } = await server.database.db
      .selectFrom('notifications')
      .select('details')
      .where('kind', '=', 'eventRemoved')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ reason: 'The room is small.' });
    await ben.api.ok('takePlace', { path: { eventId: id } });
    expect(await guestsOf(host, id)).toEqual(['Ben']);
  });

  test('lets them ask again a day later, and never join the waitlist', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const times = {
      date: server.clock.inHours(96),
      start_time: server.clock.inHours(96),
      end_time: server.clock.inHours(97),
    };
    const { _id: id } = await hostEvent(server, host, { ...times, max_participants: 1 });
    await letIn(host, ann, id);
    await remove(host, id, ann);
    server.clock.advance(day - 1);
    expect((await ask(ann, id)).body).toMatchObject({ code: 'removed_by_host' });
    server.clock.advance(1);
    expect((await ask(ann, id)).status).toBe(201);
    await letIn(host, ben, id);
    const waiting = await ann.api.call('joinWaitlist', { path: { eventId: id } });
    expect(waiting.body).toMatchObject({ code: 'removed_by_host' });

    // After a decline they can ask again, as everybody can.
    await decide(host, ann, id, 'REJECT');
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    expect((await toldOf(ann))[0]).toBe('eventDeclined');
    await ben.api.ok('leaveEvent', { path: { id } });
    expect((await ask(ann, id)).status).toBe(201);
  });

  test('does not notify removed guests of a cancellation', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const { _id: id } = await hostEvent(server, host);
    await letIn(host, ann, id);
    await remove(host, id, ann);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect((await toldOf(ann))[0]).toBe('eventRemoved');
  });
});
