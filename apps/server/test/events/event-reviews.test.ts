import { describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { enrol } from '../support/enrol.ts';
import { atOnce, decide, hostEvent, letIn, tally } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const review = (member: TestMember, eventId: string, rating = 5) =>
  member.api.call('reviewEvent', { path: { eventId }, body: { rating, comment: 'My loaf rose.' } });
const reviewsOf = async (eventId: string) => await server.visitor.ok('listEventReviews', { path: { eventId } });
const toldOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ title }) => title);

/** Hosts an event that these members attended and that ended an hour ago. */
async function attendedEvent(host: TestMember, ...guests: TestMember[]): Promise<string> {
  const { _id: id } = await hostEvent(server, host);
  for (const guest of guests) await letIn(host, guest, id);
  const { db } = server.database;
  await db.updateTable('event_registrations').set({ came: true }).where('event_id', '=', id).execute();
  const past = { start_time: server.clock.inHours(-2), end_time: server.clock.inHours(-1) };
  await db.updateTable('events').set(past).where('id', '=', id).execute();
  return id;
}

describe('a review of an event', () => {
  test('is stored once when two arrive at the same time', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const id = await attendedEvent(host, ann);
    expect(tally(await atOnce(6, () => review(ann, id)))).toEqual({ 201: 1, 409: 5 });
    expect(await reviewsOf(id)).toMatchObject({ count: 1, mean: 5 });
  });

  test('is for members who were there, whatever the host does from the start on', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const { _id: id, start_time } = await hostEvent(server, host);
    for (const guest of [ann, ben, cleo]) await letIn(host, guest, id);
    const at = (minutes: number) => server.clock.set(new Date(Date.parse(start_time) + minutes * 60_000));
    at(10);
    const { code } = await host.api.ok('openCheckIn', { path: { eventId: id } });
    for (const guest of [ann, ben]) await guest.api.ok('checkIn', { path: { eventId: id }, body: { code } });
    await host.api.ok('removeGuest', { path: { eventId: id }, body: { userId: ann.id } });
    at(55);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect((await review(ann, id)).body).toMatchObject({ code: 'event_not_over' });
    at(60);
    const reviewable = async (member: TestMember) =>
      (await member.api.ok('getEvent', { path: { eventId: id } })).review?.canReview;
    expect([await reviewable(ann), await reviewable(ben), await reviewable(cleo)]).toEqual([true, true, undefined]);
    const needs = (await ben.api.ok('listNeeds')).needs.map(({ kind }) => kind);
    expect(needs).toContain('eventReview');
    for (const guest of [ann, ben]) expect((await review(guest, id, 1)).status).toBe(201);
    expect((await review(cleo, id)).status).toBe(403);
  });

  test('is not for guests of an event that was canceled or from which they were removed before its start', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id, start_time } = await hostEvent(server, host);
    for (const guest of [ann, ben]) await letIn(host, guest, id);
    server.clock.set(new Date(Date.parse(start_time) - 60_000));
    const { code } = await host.api.ok('openCheckIn', { path: { eventId: id } });
    for (const guest of [ann, ben]) await guest.api.ok('checkIn', { path: { eventId: id }, body: { code } });
    await host.api.ok('removeGuest', { path: { eventId: id }, body: { userId: ann.id } });
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    server.clock.set(new Date(Date.parse(start_time) + 3_600_000));
    expect((await review(ann, id)).body).toMatchObject({ code: 'not_attended' });
    expect((await review(ben, id)).body).toMatchObject({ code: 'event_canceled' });
  });

  test('is for whoever had a place at the start where nobody is checked in, whatever the host does from then on', async () => {
    const [host, ann, ben, cleo, dan, eve] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve');
    const { _id: id, start_time } = await hostEvent(server, host, { max_participants: 5 });
    const path = { eventId: id };
    const at = (minutes: number) => server.clock.set(new Date(Date.parse(start_time) + minutes * 60_000));
    for (const guest of [ann, ben, cleo, dan]) await letIn(host, guest, id);
    at(-1);
    await host.api.ok('removeGuest', { path, body: { userId: cleo.id } });
    await eve.api.ok('registerForEvent', { path: { id } });
    at(10);
    await decide(host, eve, id, 'APPROVE');
    await host.api.ok('removeGuest', { path, body: { userId: ben.id } });
    at(60);
    await host.api.ok('markAttendance', { path, body: { marks: [{ userId: dan.id, came: false }] } });
    await host.api.ok('sendEventUpdate', { path, body: { text: 'Thank you all!' } });
    const guests = [ann, ben, cleo, dan, eve];
    const reviewable = async (member: TestMember) => (await member.api.ok('getEvent', { path })).review?.canReview;
    expect(await Promise.all(guests.map(reviewable))).toEqual([true, true, undefined, undefined, undefined]);
    const needs = (await ann.api.ok('listNeeds')).needs.map(({ kind }) => kind);
    expect(needs).not.toContain('eventReview');
    const statuses = [];
    for (const guest of guests) statuses.push((await review(guest, id)).status);
    expect(statuses).toEqual([201, 201, 403, 403, 403]);
  });

  test('counts once for a member in the mean of a host, with their latest', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const [one, two] = [await attendedEvent(host, ann, ben), await attendedEvent(host, ann)];
    await review(ann, one, 1);
    await review(ben, one, 5);
    await review(ann, two, 4);
    const reviews = await server.visitor.ok('listHostReviews', { path: { userId: host.id } });
    expect(reviews).toMatchObject({ count: 3, mean: 4.5 });
  });

  test('never outlives its event, which its host’s erasure deletes meanwhile', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { db } = server.database;
    const id = await attendedEvent(host, ann, ben);
    await review(ann, id);
    const [{ status }] = await Promise.all([review(ben, id), db.deleteFrom('events').where('id', '=', id).execute()]);
    expect([201, 404, 409]).toContain(status);
    expect(await db.selectFrom('event_reviews').select('id').execute()).toEqual([]);
  });

  test('notifies the host and co-hosts who accepted, and gathers until they read it', async () => {
    const [host, ann, ben, cleo, dan] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan');
    const id = await attendedEvent(host, ann, ben);
    const { db } = server.database;
    const now = server.clock.now();
    const cohost = { event_id: id, invited_at: now };
    await db
      .insertInto('event_hosts')
      .values([
        { ...cohost, member_id: cleo.id, state: 'accepted', accepted_at: now },
        { ...cohost, member_id: dan.id, state: 'invited', accepted_at: null },
      ])
      .execute();
    await review(ann, id);
    await review(ben, id);
    const title = 'Ben and 1 other reviewed Sourdough from a cold fridge';
    expect((await toldOf(host))[0]).toBe(title);
    expect(await toldOf(cleo)).toEqual([title]);
    expect(await toldOf(dan)).toEqual([]);
  });

  test('stays when the host takes back that its author came, who cannot write another one then', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const id = await attendedEvent(host, ann);
    await review(ann, id);
    const { db } = server.database;
    await db.updateTable('event_registrations').set({ came: false }).where('event_id', '=', id).execute();
    const event = await ann.api.ok('getEvent', { path: { eventId: id } });
    expect(event.review).toMatchObject({ canReview: false, mine: { rating: 5 } });
    await ann.api.ok('removeEventReview', { path: { eventId: id } });
    expect((await review(ann, id)).status).toBe(403);
  });

  test('of a member who has left stays, from a former member', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const id = await attendedEvent(host, ann);
    await review(ann, id);
    const { db } = server.database;
    await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', ann.id).execute();
    server.clock.set(server.clock.inHours(8 * 24));
    await eraseLeft(server.app.context);
    expect((await reviewsOf(id)).reviews).toMatchObject([
      { comment: 'My loaf rose.', reviewedBy: { name: 'Former member' } },
    ]);
  });
});
