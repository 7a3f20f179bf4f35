import type { EventScope } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { settleApprovals } from '../../src/modules/events/registrations/approval-service.ts';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const ask = (member: TestMember, id: string) => member.api.ok('registerForEvent', { path: { id } });
const undo = (host: TestMember, eventId: string, { id: userId }: TestMember) =>
  host.api.call('undoApproval', { path: { eventId }, body: { userId } });
const namesIn = async (host: TestMember, eventId: string) =>
  (await host.api.ok('listEventRequests', { path: { eventId } })).requests.map(({ name }) => name);
const eventFor = (member: TestMember, eventId: string) => member.api.ok('getEvent', { path: { eventId } });
const toldOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ kind }) => kind);
const waitlistOf = async (member: TestMember, eventId: string) => (await eventFor(member, eventId)).waitlist;
const cohosts = async (host: TestMember, eventId: string, member: TestMember) => {
  await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: member.id } });
  await member.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
};
/** Returns after how many seconds the emails of approvals are sent. */
async function emails(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - created_on)::int as seconds from jobs.job
    join notifications on notifications.id = (data ->> 'notificationId')::bigint and kind = 'eventApproved'
    where job.name = 'email' and job.state < 'active'`.execute(server.database.db);
  return rows.map(({ seconds }) => seconds);
}

describe('an approval', () => {
  test('can be undone for a minute, and nobody is notified', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    await ask(ann, id);
    server.clock.advance(1);
    await ask(ben, id);
    expect((await undo(host, id, ann)).body).toMatchObject({ code: 'changed_meanwhile' });
    await decide(host, ann, id, 'APPROVE');
    expect((await eventFor(ann, id)).participants).toHaveLength(1);
    server.clock.advance(59);
    expect(await undo(host, id, ann)).toMatchObject({
      status: 200,
      body: { message: 'The request is pending again.' },
    });
    expect(await namesIn(host, id)).toEqual(['Ann', 'Ben']);
    expect(await eventFor(host, id)).toMatchObject({ participants: [], current_participants_count: 0 });
    expect([await toldOf(ann), await emails()]).toEqual([[], []]);
    expect((await undo(host, id, ann)).body).toMatchObject({ code: 'changed_meanwhile' });
    await decide(host, ann, id, 'APPROVE');
    expect([await toldOf(ann), await emails()]).toEqual([['eventApproved'], [60]]);
    server.clock.advance(60);
    await settleApprovals(server.app.context);
    expect((await undo(host, id, ann)).body).toMatchObject({ code: 'undo_too_late' });
  });

  test('stays once its guest has read of it, has checked in or has left', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const soon = {
      start_time: server.clock.inHours(0.1),
      end_time: server.clock.inHours(1),
    };
    const { _id: id } = await hostEvent(server, host, soon);
    for (const member of [ann, ben, cleo]) {
      await ask(member, id);
      await decide(host, member, id, 'APPROVE');
    }
    await ann.api.ok('readNotifications', { body: { upTo: server.clock.now().toISOString() } });
    await host.api.ok('markAttendance', { path: { eventId: id }, body: { marks: [{ userId: ben.id, came: true }] } });
    await cleo.api.ok('leaveEvent', { path: { id } });
    for (const member of [ann, ben])
      expect(await undo(host, id, member)).toMatchObject({ status: 409, body: { code: 'undo_too_late' } });
    expect((await undo(host, id, cleo)).body).toMatchObject({ code: 'request_not_found' });
    expect((await eventFor(host, id)).current_participants_count).toBe(2);
  });

  test.for([0, 5])('stays once its guest was notified of a change for participants, %s s later', async (seconds) => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const { _id: id } = await hostEvent(server, host);
    await ask(ann, id);
    await decide(host, ann, id, 'APPROVE');
    server.clock.advance(seconds);
    const body = { start_time: server.clock.inHours(48), end_time: server.clock.inHours(49) };
    await host.api.ok('updateEvent', { path: { eventId: id }, body });
    expect((await undo(host, id, ann)).body).toMatchObject({ code: 'undo_too_late' });
  });

  test('of an automatic approval and of a place from the waitlist is none', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host, { autoApprove: true, max_participants: 1 });
    await ask(ann, id);
    await ben.api.ok('joinWaitlist', { path: { eventId: id } });
    expect((await undo(host, id, ann)).body).toMatchObject({ code: 'undo_too_late' });
    await ann.api.ok('leaveEvent', { path: { id } });
    await ben.api.ok('takePlace', { path: { eventId: id } });
    expect((await undo(host, id, ben)).body).toMatchObject({ code: 'undo_too_late' });
  });

  test('gives the place to who waits, and its guest their position on the waitlist', async () => {
    const [host, ann, ben, cleo, dan] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan');
    const { _id: id } = await hostEvent(server, host, { max_participants: 1 });
    for (const member of [ann, ben]) await ask(member, id);
    await decide(host, ann, id, 'APPROVE');
    for (const member of [ben, cleo, dan]) await member.api.ok('joinWaitlist', { path: { eventId: id } });
    await ann.api.ok('leaveEvent', { path: { id } });
    const offer = await waitlistOf(ben, id);
    expect(offer).toMatchObject({ position: 1, offerExpiresAt: expect.any(String) });
    // The host approves Ben, who has the offer, and Cleo waits.
    expect((await decide(host, ben, id, 'APPROVE')).status).toBe(200);
    expect(await waitlistOf(cleo, id)).toMatchObject({ position: 1, count: 2 });
    expect((await undo(host, id, ben)).status).toBe(200);
    expect(await waitlistOf(ben, id)).toMatchObject({ position: 1, offerExpiresAt: offer?.offerExpiresAt });
    expect(await waitlistOf(cleo, id)).toEqual(expect.objectContaining({ position: 2, count: 3 }));
    expect((await waitlistOf(cleo, id))?.offerExpiresAt).toBeUndefined();

    // Who came onto the waitlist while the event was full gets the place that is free again.
    const { _id: other } = await hostEvent(server, host, { max_participants: 1 });
    await ask(ann, other);
    await decide(host, ann, other, 'APPROVE');
    await dan.api.ok('joinWaitlist', { path: { eventId: other } });
    expect((await undo(host, other, ann)).status).toBe(200);
    expect((await waitlistOf(dan, other))?.offerExpiresAt).toBeDefined();
    expect(await namesIn(host, other)).toEqual(['Ann']);
  });

  test('is taken back by one of two hosts at the same time', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    await cohosts(host, id, ben);
    await ask(ann, id);
    await decide(host, ann, id, 'APPROVE');
    const answers = await Promise.all([undo(host, id, ann), undo(ben, id, ann)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
  });

  test('is over when the event is canceled or its guest is blocked', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    for (const member of [ann, ben]) {
      await ask(member, id);
      await decide(host, member, id, 'APPROVE');
    }
    await host.api.ok('blockMember', { path: { userId: ann.id } });
    expect((await undo(host, id, ann)).status).toBe(404);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect((await undo(host, id, ben)).body).toMatchObject({ code: 'event_canceled' });
    expect(await toldOf(ben)).toContain('eventCanceled');
  });
});

describe('an approval for dates of a series', () => {
  const repeat = { every: 'week', dates: 4, timeZone: 'Europe/Lisbon' } as const;
  const approve = (host: TestMember, eventId: string, { id: userId }: TestMember, scope: EventScope) =>
    host.api.ok('handleEventRequest', { path: { eventId }, body: { userId, action: 'APPROVE', scope } });

  async function aRequest() {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const event = await hostEvent(server, host, { title: 'Bread', repeat });
    const dates = await host.api.ok('listEvents', { query: { series: event.series?._id ?? '' } });
    const ids = dates.map(({ _id }) => _id) as [string, string, string, string];
    await ann.api.ok('registerForEvent', { path: { id: event._id }, body: { scope: 'all' } });
    return { host, ann, ben, ids };
  }

  test('is taken back for all dates that it approved, and for no other', async () => {
    const { host, ann, ben, ids } = await aRequest();
    const [first, second, third, last] = ids;
    await approve(host, first, ann, 'this');
    server.clock.advance(1);
    await approve(host, second, ann, 'following');
    await cohosts(host, third, ben);
    expect((await undo(ben, third, ann)).body).toMatchObject({ code: 'not_host_of_all' });
    expect((await undo(host, last, ann)).body).toMatchObject({
      message: 'The requests for 3 dates are pending again.',
    });
    for (const id of [second, third, last]) expect(await namesIn(host, id)).toEqual(['Ann']);
    expect((await eventFor(host, first)).current_participants_count).toBe(1);
    const { notifications } = await ann.api.ok('listNotifications');
    expect(notifications.map(({ title }) => title)).toEqual(['You’re in: Bread']);
    expect(await emails()).toEqual([60]);
  });

  test('stays once its guest was notified of these dates together with another one', async () => {
    const { host, ann, ids } = await aRequest();
    const [first, second] = ids;
    await approve(host, first, ann, 'this');
    server.clock.advance(1);
    await approve(host, second, ann, 'following');
    const { start_time, end_time } = await eventFor(host, first);
    const body = { start_time, end_time, link: 'https://meet.example.org/other', scope: 'all' };
    await host.api.ok('updateEvent', { path: { eventId: first }, body });
    expect((await undo(host, second, ann)).body).toMatchObject({ code: 'undo_too_late' });
  });
});
