import type { EventScope } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const invite = (host: TestMember, eventId: string, { id: userId }: TestMember, scope?: EventScope) =>
  host.api.call('inviteCohost', { path: { eventId }, body: { userId, ...(scope && { scope }) } });
const answer = (member: TestMember, eventId: string, accepts: boolean) =>
  member.api.call('answerCohostInvitation', { path: { eventId }, body: { accepts } });
const remove = (caller: TestMember, eventId: string, { id: userId }: TestMember, scope?: EventScope) =>
  caller.api.call('removeCohost', { path: { eventId, userId }, ...(scope && { query: { scope } }) });
const eventFor = (member: TestMember, eventId: string) => member.api.ok('getEvent', { path: { eventId } });
const toldOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ title }) => title);
const title = 'Sourdough from a cold fridge';

/** Creates an event with a co-host. */
async function shared(...names: string[]) {
  const [host, cohost, ...others] = await enrol(server, 'Hal', 'Cleo', ...names);
  const { _id: id } = await hostEvent(server, host);
  await addCohost(host, id, cohost);
  return { host, cohost, others, id };
}

async function addCohost(host: TestMember, id: string, member: TestMember) {
  expect((await invite(host, id, member)).status).toBe(201);
  expect((await answer(member, id, true)).status).toBe(200);
}

describe('an invitation to co-host', () => {
  test('is visible to hosts and its member until the answer, which the host reads', async () => {
    const [host, cleo, ann] = await enrol(server, 'Hal', 'Cleo', 'Ann');
    const { _id: id } = await hostEvent(server, host);
    for (const _again of [1, 2]) expect((await invite(host, id, cleo)).status).toBe(201);
    expect(await toldOf(cleo)).toEqual([`Hal invites you to co-host ${title}`]);
    for (const member of [host, cleo])
      expect(await eventFor(member, id)).toMatchObject({ cohostInvitations: [{ _id: cleo.id, name: 'Cleo' }] });
    expect(await eventFor(ann, id)).not.toHaveProperty('cohostInvitations');
    expect(await eventFor(cleo, id)).not.toHaveProperty('link');
    await answer(cleo, id, false);
    expect((await eventFor(host, id)).cohostInvitations).toBeUndefined();
    expect((await toldOf(host))[0]).toBe(`Cleo declined to co-host ${title}`);
    await addCohost(host, id, cleo);
    expect((await toldOf(host))[0]).toBe(`Cleo now co-hosts ${title}`);
    expect(await eventFor(ann, id)).toMatchObject({ cohosts: [{ _id: cleo.id, name: 'Cleo' }] });
    expect((await cleo.api.ok('listNotifications')).unread).toBe(0);
  });

  test('lets the host leave while it is open, which notifies a guest once', async () => {
    const host = await server.join('Hal');
    const [ann] = await enrol(server, 'Ann');
    const { _id: id } = await hostEvent(server, host);
    await letIn(host, ann, id);
    await invite(host, id, ann);
    await host.api.ok('deleteAccount', { body: { password: host.password } });
    const canceled = server.database.db.selectFrom('notifications').select('count').where('kind', '=', 'eventCanceled');
    expect(await canceled.where('member_id', '=', ann.id).execute()).toEqual([{ count: 1 }]);
  });

  test('is for at most five members', async () => {
    const [host, ...members] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay');
    const { _id: id } = await hostEvent(server, host);
    const statuses = [];
    for (const member of members) statuses.push((await invite(host, id, member)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });

  test('is not possible to blocked members', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const { _id: id } = await hostEvent(server, host);
    await ann.api.ok('blockMember', { path: { userId: host.id } });
    expect((await invite(host, id, ann)).body).toMatchObject({ code: 'user_not_found' });
  });

  test('that is accepted ends a place, a request and a position on the waitlist', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const { _id: id } = await hostEvent(server, host, { max_participants: 1 });
    await letIn(host, ann, id);
    for (const member of [ben, cleo]) await member.api.ok('joinWaitlist', { path: { eventId: id } });
    await addCohost(host, id, ben);
    await addCohost(host, id, ann);
    expect(await eventFor(host, id)).toMatchObject({ current_participants_count: 0, waitlist: { count: 1 } });
    expect(await eventFor(cleo, id)).toMatchObject({ waitlist: { offerExpiresAt: expect.any(String) } });
    expect((await ann.api.call('registerForEvent', { path: { id } })).body).toMatchObject({ code: 'is_host' });
    expect((await ann.api.call('joinWaitlist', { path: { eventId: id } })).body).toMatchObject({ code: 'is_host' });
  });

  test('to dates of a series is one notification and one answer', async () => {
    const [host, cleo] = await enrol(server, 'Hal', 'Cleo');
    const repeat = { every: 'week', dates: 3, timeZone: 'Europe/Lisbon' } as const;
    const first = await hostEvent(server, host, { repeat });
    const dates = await host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
    await invite(host, dates[1]?._id ?? '', cleo, 'following');
    expect(await toldOf(cleo)).toEqual([`Hal invites you to co-host ${title} (2 dates)`]);
    await answer(cleo, dates[2]?._id ?? '', true);
    const cohosted = () => cleo.api.ok('listCreatedEvents', { query: { status: 'Upcoming', include: 'cohosted' } });
    expect((await cohosted()).map(({ _id }) => _id)).toEqual([dates[1]?._id, dates[2]?._id]);
    await remove(host, dates[2]?._id ?? '', cleo, 'all');
    expect(await cohosted()).toEqual([]);
    expect((await toldOf(cleo))[0]).toBe(`You no longer co-host ${title} (2 dates)`);
  });
});

test('both hosts are notified of an answer for their dates, and of stepping down from them', async () => {
  const [host, cleo, eve] = await enrol(server, 'Hal', 'Cleo', 'Eve');
  const repeat = { every: 'week', dates: 2, timeZone: 'Europe/Lisbon' } as const;
  const first = await hostEvent(server, host, { repeat });
  const dates = await host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  const [one, other] = dates.map(({ _id }) => _id) as [string, string];
  await addCohost(host, other, cleo);
  await host.api.ok('offerHosting', { path: { eventId: other }, body: { userId: cleo.id } });
  await cleo.api.ok('answerHosting', { path: { eventId: other }, body: { accepts: true } });
  await invite(host, one, eve);
  await invite(cleo, other, eve);
  await answer(eve, one, true);
  for (const member of [host, cleo]) expect(await toldOf(member)).toContain(`Eve now co-hosts ${title}`);
  await remove(eve, one, eve, 'all');
  for (const member of [host, cleo]) expect(await toldOf(member)).toContain(`Eve no longer co-hosts ${title}`);
});

describe('a co-host', () => {
  test('decides requests, changes the event and writes to guests, and both hosts read what happens', async () => {
    const { host, cohost, others, id } = await shared('Ann', 'Ben');
    const [ann, ben] = others as [TestMember, TestMember];
    await ann.api.ok('registerForEvent', { path: { id } });
    for (const member of [host, cohost]) expect((await toldOf(member))[0]).toBe(`Ann wants to join ${title}`);
    expect((await eventFor(cohost, id)).requests).toEqual([{ _id: ann.id }]);
    expect((await decide(cohost, ann, id, 'APPROVE')).status).toBe(200);
    expect((await host.api.ok('listNotifications')).unread).toBe(1);
    // A guest who blocked a co-host still learns of the host's decisions and of new times.
    await ben.api.ok('blockMember', { path: { userId: cohost.id } });
    await letIn(host, ben, id);
    const times = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31) };
    await cohost.api.ok('updateEvent', { path: { eventId: id }, body: times });
    for (const member of [host, ann, ben]) expect((await toldOf(member))[0]).toBe(`${title} has a new time`);
    expect(await eventFor(ben, id)).not.toHaveProperty('cohosts');

    const { update } = await cohost.api.ok('sendEventUpdate', { path: { eventId: id }, body: { text: 'Hello' } });
    expect(update).toMatchObject({ text: 'Hello', cohost: { name: 'Cleo' } });
    const read = async (member: TestMember) =>
      (await member.api.ok('listEventUpdates', { path: { eventId: id } })).updates;
    expect(await read(ann)).toMatchObject([{ cohost: { _id: cohost.id } }]);
    expect((await read(ben))[0]).not.toHaveProperty('cohost');
  });

  test('neither cancels the event nor chooses hosts, and reads of the cancellation', async () => {
    const { host, cohost, others, id } = await shared('Ann', 'Ben');
    const [ann, ben] = others as [TestMember, TestMember];
    await addCohost(host, id, ben);
    expect((await invite(cohost, id, ann)).status).toBe(403);
    expect((await remove(cohost, id, ben)).status).toBe(403);
    expect((await cohost.api.call('deleteEvent', { path: { eventId: id } })).status).toBe(403);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect((await toldOf(cohost))[0]).toBe(`${title} was canceled`);
    expect((await invite(host, id, ann)).body).toMatchObject({ code: 'event_canceled' });
  });

  test('is reminded, and has the event in the calendar with its link', async () => {
    const { cohost, id } = await shared();
    server.clock.advance(60);
    await remind(server.app.context);
    expect((await toldOf(cohost))[0]).toBe(`Coming up: ${title}`);
    const query = { from: server.clock.inHours(0), to: server.clock.inHours(48) };
    expect((await cohost.api.ok('getCalendar', { query })).entries).toMatchObject([
      { _id: id, role: 'host', link: 'https://meet.example.org/sourdough' },
    ]);
  });

  test('loses the rights by stepping down, by a removal and by a block', async () => {
    const { host, cohost, id } = await shared();
    expect((await remove(cohost, id, cohost)).status).toBe(200);
    expect((await toldOf(host))[0]).toBe(`Cleo no longer co-hosts ${title}`);
    expect(await eventFor(cohost, id)).not.toHaveProperty('link');

    await addCohost(host, id, cohost);
    await remove(host, id, cohost);
    expect((await toldOf(cohost))[0]).toBe(`You no longer co-host ${title}`);
    expect((await remove(host, id, cohost)).body).toMatchObject({ code: 'cohost_not_found' });

    await addCohost(host, id, cohost);
    await cohost.api.ok('blockMember', { path: { userId: host.id } });
    await cohost.api.ok('unblockMember', { path: { userId: host.id } });
    expect(await eventFor(host, id)).not.toHaveProperty('cohosts');
    expect((await cohost.api.call('listEventRequests', { path: { eventId: id } })).status).toBe(403);
  });
});
