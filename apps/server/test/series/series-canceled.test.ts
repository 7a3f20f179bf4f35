import type { Event } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent, letIn } from '../support/kinds/things.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// A host can bring a canceled date back within a day. What members do meanwhile with several dates is done with it, too.

const server = useServer();

async function aSeries(host: TestMember): Promise<[Event, Event, Event]> {
  const repeat = { every: 'week', dates: 3, timeZone: 'Europe/Lisbon' } as const;
  const first = await hostEvent(server, host, { repeat });
  return (await host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } })) as [Event, Event, Event];
}

const cancel = async (host: TestMember, { _id }: Event) => {
  await host.api.ok('deleteEvent', { path: { eventId: _id } });
  server.clock.advance(1);
};

async function broughtBack(host: TestMember, { _id }: Event): Promise<Event> {
  await host.api.ok('restoreEvent', { path: { eventId: _id } });
  return (await host.api.ok('getEvent', { path: { eventId: _id } })).event as Event;
}

const coHost = async (host: TestMember, other: TestMember, { _id }: Event) => {
  const path = { eventId: _id };
  await host.api.ok('inviteCohost', { path, body: { userId: other.id, scope: 'all' } });
  await other.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
};

const hoursOn = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

test('a change of all dates is on a date that comes back, with its guests', async () => {
  const [host, guest, second] = await enrol(server, 'Host', 'Guest', 'Second');
  const [first, canceled] = await aSeries(host);
  for (const member of [guest, second]) await letIn(host, member, canceled._id);
  await cancel(host, canceled);
  const times = { start_time: hoursOn(first.start_time, 2), end_time: hoursOn(first.end_time, 2) };
  const change = { title: 'Rye', link: 'https://meet.example.org/rye', skills: ['Rye bread'], max_participants: 1 };
  const path = { eventId: first._id };
  const { dates } = await host.api.ok('updateEvent', { path, body: { ...times, ...change, scope: 'all' } });
  expect(dates).toMatchObject({ changed: 2, of: 2 });
  expect(await broughtBack(host, canceled)).toMatchObject({
    ...change,
    skills: ['Rye bread'],
    // Who was in stays.
    max_participants: 2,
    start_time: hoursOn(canceled.start_time, 2),
    end_time: hoursOn(canceled.end_time, 2),
  });
  const [told] = (await guest.api.ok('listNotifications')).notifications;
  expect(told).toMatchObject({ kind: 'eventChanged', startsAt: hoursOn(canceled.start_time, 2) });
});

test('a date that cannot move as far keeps its time', async () => {
  const [host] = await enrol(server, 'Host');
  const [canceled, second] = await aSeries(host);
  await cancel(host, canceled);
  const times = { start_time: hoursOn(second.start_time, -48), end_time: hoursOn(second.end_time, -48) };
  await host.api.ok('updateEvent', { path: { eventId: second._id }, body: { ...times, title: 'Rye', scope: 'all' } });
  expect(await broughtBack(host, canceled)).toMatchObject({ title: 'Rye', start_time: canceled.start_time });
});

test('who left all dates, and a co-host of none, are not on a date that comes back', async () => {
  const [host, guest, waiting, removed, gone] = await enrol(server, 'Host', 'Guest', 'Waiting', 'Removed', 'Gone');
  const [first, canceled, last] = await aSeries(host);
  const path = { id: first._id };
  for (const member of [removed, gone]) await coHost(host, member, first);
  await letIn(host, guest, canceled._id);
  await waiting.api.ok('registerForEvent', { path, body: { scope: 'all' } });
  await letIn(host, guest, last._id);
  await cancel(host, canceled);
  for (const member of [guest, waiting])
    await member.api.ok('leaveEvent', {
      path: { id: member === guest ? last._id : first._id },
      query: { scope: 'all' },
    });
  await host.api.ok('removeCohost', { path: { eventId: first._id, userId: removed.id }, query: { scope: 'all' } });
  await gone.api.ok('removeCohost', { path: { eventId: first._id, userId: gone.id }, query: { scope: 'all' } });
  expect(await broughtBack(host, canceled)).toMatchObject({ current_participants_count: 0, requests: [] });
  for (const member of [removed, gone])
    expect((await member.api.call('listEventRequests', { path: { eventId: canceled._id } })).status).toBe(403);
});

test('a date of another host is left alone', async () => {
  const [host, heir] = await enrol(server, 'Host', 'Heir');
  const [first, canceled] = await aSeries(host);
  await coHost(host, heir, first);
  const path = { eventId: canceled._id };
  await host.api.ok('offerHosting', { path, body: { userId: heir.id } });
  await heir.api.ok('answerHosting', { path, body: { accepts: true } });
  await host.api.ok('removeCohost', { path: { ...path, userId: host.id } });
  await cancel(heir, canceled);
  const { start_time, end_time } = first;
  const body = { start_time, end_time, title: 'Rye', scope: 'all' } as const;
  await host.api.ok('updateEvent', { path: { eventId: first._id }, body });
  expect(await broughtBack(heir, canceled)).toMatchObject({ title: canceled.title });
});

const decideAll = (host: TestMember, { id: userId }: TestMember, { _id }: Event, action: 'APPROVE' | 'REJECT') =>
  host.api.ok('handleEventRequest', { path: { eventId: _id }, body: { userId, action, scope: 'all' } });

const kindsOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.filter(({ isRead }) => !isRead).map(({ kind }) => kind);

test('what a host decides about all dates holds for a restored date, and is notified then', async () => {
  const [host, declined, approved, kept] = await enrol(server, 'Host', 'Declined', 'Approved', 'Kept');
  const [first, canceled] = await aSeries(host);
  for (const member of [declined, approved, kept])
    await member.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
  await cancel(host, canceled);
  for (const member of [declined, kept]) await decideAll(host, member, first, 'REJECT');
  await host.api.ok('undoDecline', { path: { eventId: first._id }, body: { userId: kept.id, scope: 'all' } });
  await decideAll(host, approved, first, 'APPROVE');
  server.clock.advance(61);
  await settleDeclines(server.app.context);
  expect(await broughtBack(host, canceled)).toMatchObject({
    participants: [{ _id: approved.id }],
    requests: [{ _id: kept.id }],
  });
  expect(await kindsOf(approved)).toEqual(['eventApproved', 'eventApproved']);
  expect(await kindsOf(kept)).toEqual(['eventChanged']);
  await settleDeclines(server.app.context);
  expect(await kindsOf(declined)).toEqual(['eventDeclined', 'eventDeclined']);
});

test.each(['approveAllRequests', 'autoApprove'])(
  '%s for all dates lets in who asked for one that comes back',
  async (how) => {
    const [host, guest] = await enrol(server, 'Host', 'Guest');
    const [first, canceled] = await aSeries(host);
    await guest.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
    await cancel(host, canceled);
    const path = { eventId: first._id };
    const { start_time, end_time } = first;
    if (how === 'autoApprove')
      await host.api.ok('updateEvent', { path, body: { start_time, end_time, autoApprove: true, scope: 'all' } });
    else await host.api.ok('approveAllRequests', { path, query: { scope: 'all' } });
    server.clock.advance(61);
    expect(await broughtBack(host, canceled)).toMatchObject({ participants: [{ _id: guest.id }], requests: [] });
    expect(await kindsOf(guest)).toEqual(['eventApproved', 'eventApproved']);
  },
);

test('a place that was held on a date is held when it comes back, whatever happens to all dates', async () => {
  const [host, leaves, waits, asks] = await enrol(server, 'Host', 'Leaves', 'Waits', 'Asks');
  const [first, canceled] = await aSeries(host);
  const [path, { start_time, end_time }] = [{ eventId: first._id }, first];
  const change = (max_participants: number) =>
    host.api.ok('updateEvent', { path, body: { start_time, end_time, max_participants, scope: 'all' } });
  await change(1);
  for (const member of [leaves, asks])
    await member.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
  await decide(host, leaves, canceled._id, 'APPROVE');
  await waits.api.ok('joinWaitlist', { path: { eventId: canceled._id } });
  await change(2);
  await cancel(host, canceled);
  await change(1);
  // Later than the place would have been held.
  server.clock.advance(20 * 3_600);
  await decideAll(host, asks, first, 'APPROVE');
  expect(await broughtBack(host, canceled)).toMatchObject({
    max_participants: 2,
    participants: [{ _id: leaves.id }],
    requests: [{ _id: asks.id }],
  });
  await waits.api.ok('takePlace', { path: { eventId: canceled._id } });
});

test('a picture, and who is asked to co-host all dates, are on a date that comes back', async () => {
  const [host, cohost, refuses] = await enrol(server, 'Host', 'Cohost', 'Refuses');
  const [first, canceled] = await aSeries(host);
  await host.api.ok('inviteCohost', { path: { eventId: first._id }, body: { userId: refuses.id, scope: 'all' } });
  await cancel(host, canceled);
  await refuses.api.ok('answerCohostInvitation', { path: { eventId: first._id }, body: { accepts: false } });
  await coHost(host, cohost, first);
  await host.api.call('setEventCover', {
    path: { eventId: first._id },
    form: pictureForm({}, await pngPicture()),
  });
  const { cover, cohosts, cohostInvitations = [] } = await broughtBack(host, canceled);
  expect(cover).toMatch(/^\/api\/images\//);
  expect(cohosts).toEqual([expect.objectContaining({ _id: cohost.id })]);
  expect(cohostInvitations).toEqual([]);
});

test('a date that comes back after all dates were handed over has the new host', async () => {
  const [host, heir] = await enrol(server, 'Host', 'Heir');
  const [first, canceled] = await aSeries(host);
  await coHost(host, heir, first);
  await cancel(host, canceled);
  await host.api.ok('offerHosting', { path: { eventId: first._id }, body: { userId: heir.id, scope: 'all' } });
  await heir.api.ok('answerHosting', { path: { eventId: first._id }, body: { accepts: true } });
  expect((await host.api.call('restoreEvent', { path: { eventId: canceled._id } })).status).toBe(403);
  expect((await broughtBack(heir, canceled)).created_by._id).toBe(heir.id);
});

test('a guest leaves a canceled date alone, and is not on it when it comes back', async () => {
  const [host, guest, asks, waits] = await enrol(server, 'Host', 'Guest', 'Asks', 'Waits');
  const [first, canceled, last] = await aSeries(host);
  const leave = (member: TestMember, { _id }: Event, scope?: 'following') =>
    member.api.call('leaveEvent', { path: { id: _id }, ...(scope && { query: { scope } }) });
  for (const date of [first, canceled, last]) await letIn(host, guest, date._id);
  for (const date of [canceled, last]) await asks.api.ok('registerForEvent', { path: { id: date._id } });
  await cancel(host, canceled);
  await host.api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });
  expect((await guest.api.ok('getEvent', { path: { eventId: canceled._id } })).restoreEndsAt).toBeDefined();
  expect((await leave(waits, canceled)).body).toMatchObject({ code: 'event_canceled' });
  expect((await leave(guest, canceled)).body).toMatchObject({ message: 'You have left the event.' });
  expect((await leave(guest, canceled)).body).toMatchObject({ code: 'event_canceled' });
  // Of those that follow, too: a request that is pending.
  expect((await leave(asks, canceled, 'following')).body).toMatchObject({ message: 'You have left 2 dates.' });
  expect(await kindsOf(host)).toEqual([]);
  expect(await broughtBack(host, canceled)).toMatchObject({ current_participants_count: 0, requests: [] });
  for (const date of [first, last])
    expect(await guest.api.ok('getEvent', { path: { eventId: date._id } })).toMatchObject({
      participants: [{ _id: guest.id }],
    });
  expect(await kindsOf(guest)).not.toContain('eventChanged');
});

test('a date that cannot come back any more is not left', async () => {
  const [host, guest] = await enrol(server, 'Host', 'Guest');
  const [, canceled] = await aSeries(host);
  await letIn(host, guest, canceled._id);
  await cancel(host, canceled);
  server.clock.advance(24 * 3_600);
  const read = await guest.api.ok('getEvent', { path: { eventId: canceled._id } });
  expect(read).not.toHaveProperty('restoreEndsAt');
  const { body } = await guest.api.call('leaveEvent', { path: { id: canceled._id } });
  expect(body).toMatchObject({ code: 'event_canceled' });
});
