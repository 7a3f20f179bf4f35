import { describe, expect, test } from 'vitest';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, eventWith, joinAll, mailsTo, move, unreadOf } = notifiedMembers(server, folder);
const hour = 3_600;
const day = 24 * hour;

type Two = [TestMember, TestMember];
type Three = [TestMember, TestMember, TestMember];
type Five = [TestMember, TestMember, TestMember, TestMember, TestMember];

describe('a move of an event that has opened', () => {
  test('clears attendance and the code, so that nobody reviews what they were not at', async () => {
    const [host, guest, other] = (await joinAll('Hal', 'Ann', 'Ben')) as Three;
    const event = await eventWith(host, guest);
    await letIn(host, other, event._id);
    const path = { eventId: event._id };
    server.clock.advance(day);
    const { code } = await host.api.ok('openCheckIn', { path });
    await guest.api.ok('checkIn', { path, body: { code } });
    await move(host, event, 1);
    expect((await guest.api.ok('getEvent', { path })).came).toBeUndefined();
    server.clock.advance(hour);
    expect((await guest.api.call('checkIn', { path, body: { code } })).body).toMatchObject({
      code: 'wrong_check_in_code',
    });
    await host.api.ok('markAttendance', { path, body: { marks: [{ userId: other.id, came: true }] } });
    server.clock.advance(hour);
    const body = { rating: 1, comment: 'It never happened for me.' };
    expect(await guest.api.call('reviewEvent', { path, body })).toMatchObject({
      status: 403,
      body: { code: 'not_attended' },
    });
  });

  test('clears a mark that outlasted the place, and lets the member ask again', async () => {
    const [host, guest] = (await joinAll('Hal', 'Ann')) as Two;
    const event = await eventWith(host, guest);
    const path = { eventId: event._id };
    server.clock.advance(day);
    await host.api.ok('markAttendance', { path, body: { marks: [{ userId: guest.id, came: false }] } });
    await guest.api.ok('leaveEvent', { path: { id: event._id } });
    await move(host, event, 48);
    await letIn(host, guest, event._id);
    expect((await guest.api.ok('getEvent', { path })).came).toBeUndefined();
  });

  test('keeps attendance when only the end changes', async () => {
    const [host, guest] = (await joinAll('Hal', 'Ann')) as Two;
    const event = await eventWith(host, guest);
    const path = { eventId: event._id };
    server.clock.advance(day);
    const { code } = await host.api.ok('openCheckIn', { path });
    await guest.api.ok('checkIn', { path, body: { code } });
    const body = { start_time: event.start_time, end_time: server.clock.inHours(3) };
    await host.api.ok('updateEvent', { path, body });
    expect((await guest.api.ok('getEvent', { path })).came).toBe(true);
  });
});

describe('a move notifies', () => {
  /** An event of one place in two days: Ann has it, Ben has asked, and Cleo and Dan wait. */
  async function fullEvent() {
    const [host, ann, ben, cleo, dan] = (await joinAll('Hal', 'Ann', 'Ben', 'Cleo', 'Dan')) as Five;
    const times = { start_time: server.clock.inHours(48), end_time: server.clock.inHours(49), date: '2026-11-22' };
    const event = await hostEvent(server, host, { max_participants: 1, ...times });
    const { _id: id } = event;
    await ben.api.ok('registerForEvent', { path: { id } });
    await letIn(host, ann, id);
    for (const member of [cleo, dan]) await member.api.ok('joinWaitlist', { path: { eventId: id } });
    return { event, id, host, ann, ben, cleo, dan };
  }

  test('guests, requests and the waitlist, who can all withdraw', async () => {
    const { event, id, host, ann, ben, cleo, dan } = await fullEvent();
    await clear();
    await move(host, event, 72);
    await deliver();
    for (const member of [ann, ben, cleo, dan])
      expect(await unreadOf(member)).toContain(`${event.title} has a new time`);
    const [toAnn, toBen, toCleo] = await Promise.all(
      [ann, ben, cleo].map(async (member) => (await mailsTo(member))[0]),
    );
    expect(toAnn?.text).toContain('https://meet.example.org/sourdough');
    expect(toAnn?.attachments).not.toEqual([]);
    for (const mail of [toBen, toCleo]) {
      expect(mail?.text).toContain('It was planned for');
      expect(mail?.text).not.toContain('https://meet.example.org/sourdough');
      expect(mail?.attachments).toEqual([]);
    }
    expect(toBen?.text).toContain('withdraw your request');
    expect(toCleo?.text).toContain('You are on the waitlist.');
    await ben.api.ok('leaveEvent', { path: { id } });
    await cleo.api.ok('leaveWaitlist', { path: { eventId: id } });
    for (const member of [ben, cleo]) expect(await unreadOf(member)).not.toContain(`${event.title} has a new time`);
  });

  test('only guests of another link', async () => {
    const { event, id, host, ann, ben, cleo } = await fullEvent();
    const { start_time, end_time } = event;
    const body = { start_time, end_time, link: 'https://meet.example.org/other' };
    await host.api.ok('updateEvent', { path: { eventId: id }, body });
    const told = `${event.title} has a new meeting link`;
    expect(await unreadOf(ann)).toContain(told);
    for (const member of [ben, cleo]) expect(await unreadOf(member)).not.toContain(told);
  });

  test('who holds an offer, which ends in time for an earlier start', async () => {
    const { event, id, host, ann, cleo } = await fullEvent();
    await ann.api.ok('leaveEvent', { path: { id } });
    await clear();
    await move(host, event, 8);
    expect(await unreadOf(cleo)).toContain(`${event.title} has a new time`);
    await deliver();
    expect((await mailsTo(cleo))[0]?.text).toContain('A place is free for you, maybe for less time than before.');
    const { event: found } = await cleo.api.ok('getEvent', { path: { eventId: id } });
    // A quarter of the eight hours.
    expect(found?.waitlist).toMatchObject({ offerExpiresAt: server.clock.inHours(2) });
  });

  test('and turns places for whoever comes first into a waitlist again', async () => {
    const { event, id, host, ann, cleo, dan } = await fullEvent();
    server.clock.advance(47 * hour);
    await ann.api.ok('leaveEvent', { path: { id } });
    await move(host, event, 48);
    const stateOf = async (member: TestMember) =>
      (await member.api.ok('getEvent', { path: { eventId: id } })).event?.waitlist;
    expect(await stateOf(cleo)).toMatchObject({ position: 1, offerExpiresAt: server.clock.inHours(12) });
    expect(await stateOf(dan)).toMatchObject({ position: 2 });
    expect(await stateOf(dan)).not.toHaveProperty('offerExpiresAt');
  });
});
