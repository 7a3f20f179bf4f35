import type { Event } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { settleEnded } from '../../src/modules/events/changes/ended-service.ts';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { offerDuePlaces } from '../../src/modules/events/waitlist/offer-places.ts';
import { appoint } from '../support/enrol.ts';
import { decide, hostEvent, letIn, tally } from '../support/kinds/things.ts';
import { decide as decideCase, report } from '../support/moderation.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo, subjectsTo, unreadOf } = notifiedMembers(server, folder);
const hour = 3_600;
const day = 24 * hour;
const title = 'Sourdough from a cold fridge';

type Six = [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];

const timesIn = (hours: number) => ({
  start_time: server.clock.inHours(hours),
  end_time: server.clock.inHours(hours + 1),
  date: server.clock.inHours(hours),
});
const cancel = (host: TestMember, eventId: string, scope = 'this') =>
  host.api.ok('deleteEvent', { path: { eventId }, query: { scope } });
const restore = (by: TestMember, eventId: string, scope?: string) =>
  by.api.call('restoreEvent', { path: { eventId }, query: scope === undefined ? {} : { scope } });
const read = (by: TestMember, eventId: string) => by.api.ok('getEvent', { path: { eventId } });

/** A full event in three days: Ann has its place, Ben has asked, Cleo and Dan wait, and Eve is invited to co-host. */
async function fullEvent() {
  const [host, ann, ben, cleo, dan, eve] = (await joinAll('Hal', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve')) as Six;
  const { _id: id } = await hostEvent(server, host, { max_participants: 1, ...timesIn(72) });
  await ben.api.ok('registerForEvent', { path: { id } });
  await letIn(host, ann, id);
  for (const member of [cleo, dan]) await member.api.ok('joinWaitlist', { path: { eventId: id } });
  await host.api.ok('inviteCohost', { path: { eventId: id }, body: { userId: eve.id } });
  return { id, host, ann, ben, cleo, dan, eve };
}

async function weekly(host: TestMember, dates: number): Promise<Event[]> {
  const repeat = { every: 'week' as const, dates, timeZone: 'UTC' };
  const { series } = await hostEvent(server, host, { ...timesIn(72), repeat });
  return await host.api.ok('listEvents', { query: { series: series?._id ?? '' } });
}

const line = async (host: TestMember, eventId: string) =>
  (await host.api.ok('listWaitlist', { path: { eventId } })).waiting.map(({ name }) => name);

describe('an event that its host brings back', () => {
  test('has its guests, requests, waitlist and invitations again', async () => {
    const { id, host, ann, ben, cleo, dan, eve } = await fullEvent();
    const before = await read(host, id);
    await cancel(host, id);
    expect(await read(host, id)).toMatchObject({ status: 'Cancelled', restoreEndsAt: server.clock.inHours(24) });
    expect(await read(cleo, id)).not.toHaveProperty('restoreEndsAt');
    server.clock.advance(day - 60);
    await settleEnded(server.app.context);
    expect(await restore(host, id)).toEqual(expect.objectContaining({ status: 200, body: { restored: 1 } }));
    const { event: _one, ...after } = await read(host, id);
    const { event: _other, ...was } = before;
    expect(after).toEqual(was);
    expect(await line(host, id)).toEqual(['Cleo', 'Dan']);
    expect((await read(ann, id)).link).toBe('https://meet.example.org/sourdough');
    expect((await ben.api.ok('getEvent', { path: { eventId: id } })).requests).toEqual([{ _id: ben.id }]);
    expect((await read(cleo, id)).waitlist).toMatchObject({ position: 1 });
    expect((await read(dan, id)).waitlist).toMatchObject({ position: 2 });
    expect((await read(eve, id)).cohostInvitations).toHaveLength(1);
  });

  test('is not canceled any more for a member whose request was declined', async () => {
    const [host, ann] = (await joinAll('Hal', 'Ann')) as Six;
    const { _id: id } = await hostEvent(server, host, timesIn(72));
    await ann.api.ok('registerForEvent', { path: { id } });
    await decide(host, ann, id, 'REJECT');
    await cancel(host, id);
    server.clock.advance(hour);
    await restore(host, id);
    await settleDeclines(server.app.context);
    expect(await unreadOf(ann)).toEqual([`Your request to join ${title} was declined`]);
  });

  test('is in lists and calendars again', async () => {
    const { id, host, ann } = await fullEvent();
    await cancel(host, id);
    const lists = async () => [
      (await ann.api.ok('listEvents')).some(({ _id }) => _id === id),
      (await ann.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } })).some(({ _id }) => _id === id),
      (await host.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } })).some(({ _id }) => _id === id),
    ];
    expect(await lists()).toEqual([false, false, false]);
    await restore(host, id);
    expect(await lists()).toEqual([true, true, true]);
  });

  test('notifies everybody once, with the calendar update', async () => {
    const { id, host, ann, ben, cleo, eve } = await fullEvent();
    await clear();
    await cancel(host, id);
    await deliver();
    const [canceled] = await mailsTo(ann);
    await clear();
    await restore(host, id);
    await deliver();
    for (const member of [ann, ben, cleo]) {
      expect(await subjectsTo(member)).toEqual([expect.stringContaining(`${title} has come back`)]);
      expect(await unreadOf(member)).toContain(`${title} has come back`);
      expect(await unreadOf(member)).not.toContain(`${title} was canceled`);
    }
    expect(await unreadOf(eve)).toContain(`Hal invites you to co-host ${title}`);
    expect(await mailsTo(host)).toEqual([]);
    const textOf = (mail: typeof canceled) => {
      const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      return new TextDecoder().decode(file?.content as ArrayBuffer);
    };
    const field = (mail: typeof canceled, name: string) => textOf(mail).match(new RegExp(`^${name}:(.*)$`, 'm'))?.[1];
    const [restored] = await mailsTo(ann);
    expect(field(canceled, 'STATUS')?.trim()).toBe('CANCELLED');
    expect(field(restored, 'STATUS')?.trim()).toBe('CONFIRMED');
    expect(field(restored, 'UID')).toBe(field(canceled, 'UID'));
    expect(Number(field(restored, 'SEQUENCE'))).toBe(Number(field(canceled, 'SEQUENCE')) + 1);
  });

  test('keeps an offer for as long as it still had, and makes none twice', async () => {
    const { id, host, ann, cleo, dan } = await fullEvent();
    await ann.api.ok('leaveEvent', { path: { id } });
    const { offerExpiresAt = '' } = (await read(cleo, id)).waitlist ?? {};
    await cancel(host, id);
    server.clock.advance(20 * hour);
    await offerDuePlaces(server.app.context);
    await restore(host, id);
    const later = new Date(Date.parse(offerExpiresAt) + 20 * hour * 1_000);
    expect((await read(cleo, id)).waitlist).toMatchObject({ offerExpiresAt: later.toISOString() });
    expect((await read(dan, id)).waitlist).not.toHaveProperty('offerExpiresAt');
    expect((await cleo.api.call('takePlace', { path: { eventId: id } })).status).toBe(200);
  });

  test('does not bring back who was blocked, or suspended and is no more', async () => {
    const { id, host, ann, ben, cleo, dan, eve } = await fullEvent();
    await cancel(host, id);
    await ann.api.ok('blockMember', { path: { userId: host.id } });
    await host.api.ok('blockMember', { path: { userId: ben.id } });
    const [mo] = (await joinAll('Mo')) as [TestMember];
    await appoint(server, mo);
    await decideCase(mo, await report(server, dan, 'member', cleo.id), { kind: 'suspend' });
    await eve.api.ok('deleteAccount', { body: { password: eve.password } });
    await clear();
    await restore(host, id);
    await deliver();
    expect(await read(host, id)).toMatchObject({ current_participants_count: 0, requests: [] });
    expect(await line(host, id)).toEqual(['Dan']);
    for (const member of [ann, ben, cleo, eve]) expect(await mailsTo(member)).toEqual([]);
    // The place that Ann had is free for the next in line.
    expect((await read(dan, id)).waitlist).toHaveProperty('offerExpiresAt');
  });

  test('notifies of a decline that the cancellation had interrupted', async () => {
    const { id, host, ben } = await fullEvent();
    await decide(host, ben, id, 'REJECT');
    await cancel(host, id);
    server.clock.advance(hour);
    await settleDeclines(server.app.context);
    await restore(host, id);
    await settleDeclines(server.app.context);
    expect(await unreadOf(ben)).toContain(`Your request to join ${title} was declined`);
  });

  test('forgets the waitlist once it can no longer be brought back', async () => {
    const { id, host } = await fullEvent();
    await cancel(host, id);
    server.clock.advance(day);
    await settleEnded(server.app.context);
    expect(await line(host, id)).toEqual([]);
  });
});

describe('bringing back', () => {
  test('is for the host, within a day and before the start', async () => {
    const { id, host, ann, eve } = await fullEvent();
    await eve.api.ok('answerCohostInvitation', { path: { eventId: id }, body: { accepts: true } });
    expect(await restore(host, id)).toMatchObject({ status: 409, body: { code: 'not_canceled' } });
    await cancel(host, id);
    for (const member of [ann, eve])
      expect(await restore(member, id)).toMatchObject({ status: 403, body: { code: 'not_host' } });
    server.clock.advance(day);
    expect(await restore(host, id)).toMatchObject({ status: 409, body: { code: 'restore_too_late' } });
    expect(await read(host, id)).not.toHaveProperty('restoreEndsAt');
    const soon = await hostEvent(server, host, timesIn(2));
    await cancel(host, soon._id);
    expect((await read(host, soon._id)).restoreEndsAt).toBe(soon.start_time);
    server.clock.set(soon.start_time);
    expect(await restore(host, soon._id)).toMatchObject({ status: 409, body: { code: 'event_started' } });
  });

  test('has one effect when two calls make it at once', async () => {
    const { id, host, ann } = await fullEvent();
    await cancel(host, id);
    await clear();
    const answers = await Promise.all([restore(host, id), restore(host, id)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    await deliver();
    expect(await subjectsTo(ann)).toHaveLength(1);
  });

  test('of several dates notifies each guest once, and leaves out those that were canceled earlier', async () => {
    const [host, ann] = (await joinAll('Hal', 'Ann')) as [TestMember, TestMember];
    const [first, second, third, fourth] = (await weekly(host, 4)) as [Event, Event, Event, Event];
    await ann.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
    for (const { _id } of [first, second, third, fourth]) await decide(host, ann, _id, 'APPROVE');
    await cancel(host, second._id);
    server.clock.advance(day);
    await cancel(host, third._id, 'following');
    await clear();
    expect((await restore(host, third._id, 'all')).body).toEqual({ restored: 2 });
    await deliver();
    expect(await subjectsTo(ann)).toEqual([expect.stringContaining(`${title} has come back (2 dates)`)]);
    const status = async ({ _id }: Event) => (await read(host, _id)).status;
    expect(await Promise.all([first, second, third, fourth].map(status))).toEqual([
      'Upcoming',
      'Cancelled',
      'Upcoming',
      'Upcoming',
    ]);
  });
});
