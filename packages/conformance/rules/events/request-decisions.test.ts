import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { hostPlaces, joined, participants, requests } from '../../src/registrations.ts';
import { absentId, decide, eventFor, hosts, idsOf, register } from '../../src/things.ts';

const nextHost = hosts();
let host: Member;
let guest: Member;
let other: Member;
let third: Member;
beforeAll(async () => {
  [guest, other] = [await newMember('Guest'), await newMember('Other')];
  third = await newMember('Third');
});

async function newEvent(places = 5): Promise<string> {
  host = await nextHost();
  return await hostPlaces(host, places);
}

describe('handleEventRequest', () => {
  test('APPROVE makes only this member a participant', async () => {
    const id = await newEvent();
    await register(guest, id);
    await register(other, id);
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(200);
    expect([idsOf(await participants(host, id)), idsOf(await requests(host, id))]).toEqual([[guest.id], [other.id]]);
    expect(await eventFor(host, id)).toMatchObject({
      participants: [{ _id: guest.id }],
      requests: [{ _id: other.id }],
      current_participants_count: 1,
      max_participants: 5,
      created_by: { _id: host.id, name: host.name },
    });
    expect(await joined(guest)).toContain(id);
    expect(await joined(other)).not.toContain(id);
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(409);
  });

  test('REJECT removes only this request, and the member may ask again', async () => {
    const id = await newEvent();
    await register(guest, id);
    await register(other, id);
    expect(await decide(host, id, guest.id, 'REJECT')).toBe(200);
    expect([idsOf(await requests(host, id)), await participants(host, id)]).toEqual([[other.id], []]);
    expect(await joined(guest)).not.toContain(id);
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
    expect(await register(guest, id)).toBe(201);
    expect(idsOf(await requests(host, id))).toEqual([other.id, guest.id]);
  });

  test('never approves more than the places, even concurrently', async () => {
    const id = await newEvent(2);
    for (const member of [guest, other, third]) await register(member, id);
    const answers = await Promise.all(
      [guest, other, third].map(({ id: userId }) => decide(host, id, userId, 'APPROVE')),
    );
    expect(answers.toSorted()).toEqual([200, 200, 409]);
    expect((await eventFor(host, id)).current_participants_count).toBe(2);
    expect([(await participants(host, id)).length, (await requests(host, id)).length]).toEqual([2, 1]);
  });

  test('answers 404 for a member who did not ask, without a change', async () => {
    const id = await newEvent();
    for (const action of ['APPROVE', 'REJECT']) expect(await decide(host, id, other.id, action)).toBe(404);
    expect(await participants(host, id)).toEqual([]);
  });

  test('answers 400 to an unknown action, without a change', async () => {
    const id = await newEvent();
    await register(guest, id);
    expect(await decide(host, id, guest.id, 'MAYBE')).toBe(400);
    expect([idsOf(await requests(host, id)), await participants(host, id)]).toEqual([[guest.id], []]);
  });

  test('is only for the host', async () => {
    const id = await newEvent();
    await register(guest, id);
    for (const member of [guest, other])
      for (const action of ['APPROVE', 'REJECT']) expect(await decide(member, id, guest.id, action)).toBe(403);
    const body = { userId: guest.id, action: 'APPROVE' };
    expect(await visitor.status('handleEventRequest', { path: { eventId: id }, body })).toBe(401);
    expect(await decide(host, absentId(id), guest.id, 'APPROVE')).toBe(404);
    expect(idsOf(await requests(host, id))).toEqual([guest.id]);
  });

  test('answers 409 after the event is canceled', async () => {
    const id = await newEvent();
    await register(guest, id);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(409);
    expect(await participants(host, id)).toEqual([]);
  });
});

describe('undoDecline, undoApproval and approveAllRequests', () => {
  const undo = (member: Member, eventId: string, userId: string) =>
    member.api.outcome('undoDecline', { path: { eventId }, body: { userId } });
  const approveAll = (member: Member, eventId: string) =>
    member.api.outcome('approveAllRequests', { path: { eventId } });

  addition('undoDecline makes a request pending again, with its message', async () => {
    const id = await newEvent();
    await guest.api.ok('registerForEvent', { path: { id }, body: { message: 'I would love to come.' } });
    await register(other, id);
    expect(await undo(host, id, guest.id)).toEqual([404, 'request_not_found']);
    expect(await decide(host, id, guest.id, 'REJECT')).toBe(200);
    expect(await undo(other, id, guest.id)).toEqual([403, 'not_host']);
    const answer = await host.api.ok('undoDecline', { path: { eventId: id }, body: { userId: guest.id } });
    expect(answer).toMatchObject({ success: true });
    expect(idsOf(await requests(host, id))).toEqual([guest.id, other.id]);
    expect((await requests(host, id))[0]).toMatchObject({ message: 'I would love to come.' });
    expect(await undo(host, absentId(id), guest.id)).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await undo(host, id, guest.id)).toEqual([409, 'event_canceled']);
  });

  addition('undoApproval makes a request pending again, at its place, until its member knows', async () => {
    const id = await newEvent();
    for (const member of [guest, other]) await register(member, id);
    const undoApproval = (member: Member, eventId: string, userId: string) =>
      member.api.outcome('undoApproval', { path: { eventId }, body: { userId } });
    expect(await undoApproval(host, id, third.id)).toEqual([404, 'request_not_found']);
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(200);
    expect(await undoApproval(other, id, guest.id)).toEqual([403, 'not_host']);
    const answer = await host.api.ok('undoApproval', { path: { eventId: id }, body: { userId: guest.id } });
    expect(answer).toMatchObject({ success: true });
    expect([idsOf(await requests(host, id)), await participants(host, id)]).toEqual([[guest.id, other.id], []]);
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
    expect(await undoApproval(host, id, guest.id)).toEqual([409, 'changed_meanwhile']);
    expect(await decide(host, id, other.id, 'APPROVE')).toBe(200);
    await other.api.ok('readNotifications', { body: { upTo: new Date(Date.now() + 60_000).toISOString() } });
    expect(await undoApproval(host, id, other.id)).toEqual([409, 'undo_too_late']);
    expect(idsOf(await participants(host, id))).toEqual([other.id]);
    expect(await undoApproval(host, absentId(id), guest.id)).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await undoApproval(host, id, other.id)).toEqual([409, 'event_canceled']);
  });

  addition('approveAllRequests approves the oldest requests until the event is full', async () => {
    const id = await newEvent(2);
    for (const member of [guest, other, third]) await register(member, id);
    expect(await approveAll(guest, id)).toEqual([403, 'not_host']);
    const answer = await host.api.ok('approveAllRequests', { path: { eventId: id } });
    expect(answer).toMatchObject({ success: true, approved: 2, left: 1 });
    expect(idsOf(await participants(host, id))).toEqual([guest.id, other.id]);
    expect(idsOf(await requests(host, id))).toEqual([third.id]);
    expect(await approveAll(host, absentId(id))).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await approveAll(host, id)).toEqual([409, 'event_canceled']);
  });
});
