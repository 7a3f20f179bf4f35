import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { type Member, newMember } from '../src/members.ts';
import { pagesOf } from '../src/pages.ts';
import { absentId, decide, enrol, eventFields, eventFor, hostEvent, hosts, idsOf, register } from '../src/things.ts';

const nextHost = hosts();
let host: Member;
let guest: Member;
let other: Member;
let third: Member;
beforeAll(async () => {
  [guest, other] = [await newMember('Guest'), await newMember('Other')];
  third = await newMember('Third');
});

const requests = async (id: string) => (await host.api.ok('listEventRequests', { path: { eventId: id } })).requests;
const participants = async (id: string, member = host) =>
  (await member.api.ok('listEventParticipants', { path: { eventId: id } })).participants;
const joined = async (member: Member) =>
  idsOf(await member.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } }));

async function newEvent(places = 5): Promise<string> {
  host = await nextHost();
  return await hostEvent(host, eventFields(48, { max_participants: places }));
}

describe('registerForEvent', () => {
  test('asks the host once, and does not approve by itself', async () => {
    const id = await newEvent();
    expect(await register(guest, id)).toBe(201);
    expect(idsOf(await requests(id))).toEqual([guest.id]);
    expect(await eventFor(host, id)).toMatchObject({ participants: [], current_participants_count: 0 });
    expect(await joined(guest)).not.toContain(id);
    expect(await register(guest, id)).toBe(409);
    expect(idsOf(await requests(id))).toEqual([guest.id]);
  });

  test('answers 409 to the host, to a participant, and when the event is full', async () => {
    const id = await newEvent(1);
    expect(await register(host, id)).toBe(409);
    await enrol(host, id, guest);
    expect([await register(guest, id), await register(other, id)]).toEqual([409, 409]);
    expect(await requests(id)).toEqual([]);
  });

  test('answers 404 for an id that is no event’s, and 401 to visitors', async () => {
    const id = await newEvent();
    expect([await register(guest, absentId(id)), await register(guest, 'none')]).toEqual([404, 404]);
    expect(await visitor.status('registerForEvent', { path: { id } })).toBe(401);
  });
});

describe('an event with automatic approval', () => {
  addition('takes members in while a place is free, but not a guest whom the host removed', async () => {
    host = await nextHost();
    const id = await hostEvent(host, eventFields(48, { max_participants: 1, autoApprove: true }));
    expect(await eventFor(guest, id)).toMatchObject({ autoApprove: true });
    const answer = await guest.api.ok('registerForEvent', { path: { id } });
    expect(answer).toMatchObject({ success: true, isApproved: true });
    expect([idsOf(await participants(id)), await requests(id)]).toEqual([[guest.id], []]);
    expect(await other.api.outcome('registerForEvent', { path: { id } })).toEqual([409, 'event_full']);
    const { start_time, end_time } = await eventFor(host, id);
    const times = { start_time, end_time };
    await host.api.ok('updateEvent', {
      path: { eventId: id },
      body: { ...times, max_participants: 2, autoApprove: false },
    });
    expect(await other.api.ok('registerForEvent', { path: { id } })).not.toHaveProperty('isApproved');
    expect(idsOf(await requests(id))).toEqual([other.id]);
    expect(await eventFor(guest, id)).not.toHaveProperty('autoApprove');
  });
});

describe('leaveEvent', () => {
  addition('withdraws a request, gives a place back, and lets the member ask again', async () => {
    const id = await newEvent(1);
    const requested = async () =>
      idsOf(await guest.api.ok('listParticipatingEvents', { query: { status: 'Upcoming', include: 'requested' } }));
    await register(guest, id);
    expect(await requested()).toContain(id);
    await guest.api.ok('leaveEvent', { path: { id } });
    expect([await requests(id), (await requested()).includes(id)]).toEqual([[], false]);
    await enrol(host, id, guest);
    await guest.api.ok('leaveEvent', { path: { id } });
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
    expect(await register(other, id)).toBe(201);
    expect(await guest.api.status('leaveEvent', { path: { id } })).toBe(404);
    expect(await visitor.status('leaveEvent', { path: { id } })).toBe(401);
  });
});

describe('joinWaitlist, takePlace and leaveWaitlist', () => {
  const waitlistFor = async (member: Member, id: string) => (await eventFor(member, id)).waitlist;
  const path = (eventId: string) => ({ path: { eventId } });

  addition('offer a free place to the first in line, and then to the next', async () => {
    const id = await newEvent(1);
    expect(await other.api.outcome('joinWaitlist', path(id))).toEqual([409, 'has_free_places']);
    await enrol(host, id, guest);
    for (const member of [other, other, third]) expect(await member.api.status('joinWaitlist', path(id))).toBe(201);
    expect(await waitlistFor(third, id)).toEqual({ count: 2, isOpen: true, position: 2 });
    expect(idsOf((await host.api.ok('listWaitlist', path(id))).waiting)).toEqual([other.id, third.id]);
    expect(await other.api.outcome('takePlace', path(id))).toEqual([409, 'no_offer']);

    await guest.api.ok('leaveEvent', { path: { id } });
    expect(await waitlistFor(other, id)).toMatchObject({ position: 1, offerExpiresAt: expect.any(String) });
    expect((await eventFor(third, id)).freePlaces).toBe(0);
    expect(await register(guest, id)).toBe(409);
    expect(await third.api.outcome('takePlace', path(id))).toEqual([409, 'no_offer']);
    await other.api.ok('leaveWaitlist', path(id));
    expect(await other.api.outcome('leaveWaitlist', path(id))).toEqual([409, 'not_waiting']);
    expect(await other.api.outcome('takePlace', path(id))).toEqual([409, 'not_waiting']);
    await third.api.ok('takePlace', path(id));
    expect(idsOf(await participants(id))).toEqual([third.id]);
    expect(await waitlistFor(host, id)).toEqual({ count: 0, isOpen: true });
    expect(await third.api.outcome('joinWaitlist', path(id))).toEqual([409, 'already_participating']);
    expect(await host.api.outcome('joinWaitlist', path(id))).toEqual([409, 'is_host']);
    expect(await guest.api.outcome('listWaitlist', path(id))).toEqual([403, 'not_host']);
  });

  addition('give pages of the waitlist that follow each other without a gap or a repetition', async () => {
    const id = await newEvent(1);
    await enrol(host, id, guest);
    const waiting = [other, third, await newMember('Fourth')];
    for (const { api } of waiting) await api.ok('joinWaitlist', path(id));
    const call = { ...path(id), query: { limit: 2 } };
    const pages = await pagesOf(host.api, 'listWaitlist', call, (body: { waiting: { _id: string }[] }) => body.waiting);
    const ids = waiting.map((member) => member.id);
    expect(pages.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  addition('need an upcoming event with a waitlist', async () => {
    host = await nextHost();
    const id = await hostEvent(host, eventFields(48, { max_participants: 1, hasWaitlist: false }));
    await enrol(host, id, guest);
    expect(await other.api.outcome('joinWaitlist', path(id))).toEqual([409, 'no_waitlist']);
    await host.api.ok('deleteEvent', path(id));
    for (const operation of ['joinWaitlist', 'leaveWaitlist', 'takePlace'] as const)
      expect(await other.api.outcome(operation, path(id))).toEqual([409, 'event_canceled']);
  });
});

describe('handleEventRequest', () => {
  test('APPROVE makes only this member a participant', async () => {
    const id = await newEvent();
    await register(guest, id);
    await register(other, id);
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(200);
    expect([idsOf(await participants(id)), idsOf(await requests(id))]).toEqual([[guest.id], [other.id]]);
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
    expect([idsOf(await requests(id)), await participants(id)]).toEqual([[other.id], []]);
    expect(await joined(guest)).not.toContain(id);
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
    expect(await register(guest, id)).toBe(201);
    expect(idsOf(await requests(id))).toEqual([other.id, guest.id]);
  });

  test('never approves more than the places, even concurrently', async () => {
    const id = await newEvent(2);
    for (const member of [guest, other, third]) await register(member, id);
    const answers = await Promise.all(
      [guest, other, third].map(({ id: userId }) => decide(host, id, userId, 'APPROVE')),
    );
    expect(answers.toSorted()).toEqual([200, 200, 409]);
    expect((await eventFor(host, id)).current_participants_count).toBe(2);
    expect([(await participants(id)).length, (await requests(id)).length]).toEqual([2, 1]);
  });

  test('answers 404 for a member who did not ask, without a change', async () => {
    const id = await newEvent();
    for (const action of ['APPROVE', 'REJECT']) expect(await decide(host, id, other.id, action)).toBe(404);
    expect(await participants(id)).toEqual([]);
  });

  test('answers 400 to an unknown action, without a change', async () => {
    const id = await newEvent();
    await register(guest, id);
    expect(await decide(host, id, guest.id, 'MAYBE')).toBe(400);
    expect([idsOf(await requests(id)), await participants(id)]).toEqual([[guest.id], []]);
  });

  test('is only for the host', async () => {
    const id = await newEvent();
    await register(guest, id);
    for (const member of [guest, other])
      for (const action of ['APPROVE', 'REJECT']) expect(await decide(member, id, guest.id, action)).toBe(403);
    const body = { userId: guest.id, action: 'APPROVE' };
    expect(await visitor.status('handleEventRequest', { path: { eventId: id }, body })).toBe(401);
    expect(await decide(host, absentId(id), guest.id, 'APPROVE')).toBe(404);
    expect(idsOf(await requests(id))).toEqual([guest.id]);
  });

  test('answers 409 after the event is canceled', async () => {
    const id = await newEvent();
    await register(guest, id);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(409);
    expect(await participants(id)).toEqual([]);
  });
});

describe('undoDecline and approveAllRequests', () => {
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
    expect(idsOf(await requests(id))).toEqual([guest.id, other.id]);
    expect((await requests(id))[0]).toMatchObject({ message: 'I would love to come.' });
    expect(await undo(host, absentId(id), guest.id)).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await undo(host, id, guest.id)).toEqual([409, 'event_canceled']);
  });

  addition('approveAllRequests approves the oldest requests until the event is full', async () => {
    const id = await newEvent(2);
    for (const member of [guest, other, third]) await register(member, id);
    expect(await approveAll(guest, id)).toEqual([403, 'not_host']);
    const answer = await host.api.ok('approveAllRequests', { path: { eventId: id } });
    expect(answer).toMatchObject({ success: true, approved: 2, left: 1 });
    expect(idsOf(await participants(id))).toEqual([guest.id, other.id]);
    expect(idsOf(await requests(id))).toEqual([third.id]);
    expect(await approveAll(host, absentId(id))).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await approveAll(host, id)).toEqual([409, 'event_canceled']);
  });
});

describe('sendEventUpdate and listEventUpdates', () => {
  const send = (member: Member, eventId: string, text = 'Bring a jar.') =>
    member.api.outcome('sendEventUpdate', { path: { eventId }, body: { text } });
  const updates = async (member: Member, eventId: string) =>
    (await member.api.ok('listEventUpdates', { path: { eventId } })).updates.map(({ text }) => text);

  addition('let a host write to all guests, who read it, newest first', async () => {
    const id = await newEvent();
    await enrol(host, id, guest);
    await register(other, id);
    const call = { path: { eventId: id }, body: { text: ' Bring a jar. ' } };
    expect(await host.api.ok('sendEventUpdate', call)).toMatchObject({ sentTo: 1, update: { text: 'Bring a jar.' } });
    await send(host, id, 'And an apron.');
    for (const member of [host, guest]) expect(await updates(member, id)).toEqual(['And an apron.', 'Bring a jar.']);
    const path = { path: { eventId: id }, query: { limit: 1 } };
    const pages = await pagesOf(
      host.api,
      'listEventUpdates',
      path,
      (body: { updates: { _id: string; text: string }[] }) => body.updates,
    );
    expect(pages.map((page) => page.map(({ text }) => text))).toEqual([['And an apron.'], ['Bring a jar.']]);
    for (const member of [guest, other]) expect(await send(member, id)).toEqual([403, 'not_host']);
    expect(await other.api.outcome('listEventUpdates', { path: { eventId: id } })).toEqual([403, 'not_participant']);
    expect(await send(host, id, ' ')).toEqual([400, 'invalid_input']);
    const absent = absentId(id);
    expect(await host.api.outcome('listEventUpdates', { path: { eventId: absent } })).toEqual([404, 'event_not_found']);
    expect(await send(host, absent)).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await send(host, id)).toEqual([409, 'event_canceled']);
  });
});

describe('removeGuest', () => {
  const remove = (member: Member, eventId: string, userId: string) =>
    member.api.outcome('removeGuest', { path: { eventId }, body: { userId } });

  addition('takes a place away, and the guest cannot return at once', async () => {
    const id = await newEvent(1);
    await enrol(host, id, guest);
    await other.api.ok('joinWaitlist', { path: { eventId: id } });
    expect(await remove(guest, id, guest.id)).toEqual([403, 'not_host']);
    expect(await remove(host, id, other.id)).toEqual([404, 'participant_not_found']);
    for (const _again of [1, 2]) {
      const call = { path: { eventId: id }, body: { userId: guest.id, reason: 'The room is small.' } };
      expect(await host.api.ok('removeGuest', call)).toMatchObject({ success: true });
    }
    expect(await participants(id)).toEqual([]);
    expect(await joined(guest)).not.toContain(id);
    expect((await eventFor(other, id)).waitlist).toMatchObject({ offerExpiresAt: expect.any(String) });
    expect(await guest.api.outcome('registerForEvent', { path: { id } })).toEqual([409, 'removed_by_host']);
    expect(await guest.api.outcome('joinWaitlist', { path: { eventId: id } })).toEqual([409, 'removed_by_host']);
    expect(await remove(host, absentId(id), guest.id)).toEqual([404, 'event_not_found']);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await remove(host, id, guest.id)).toEqual([409, 'event_canceled']);
  });
});

describe('listEventRequests and listEventParticipants', () => {
  test('list the oldest request first, with name and about text', async () => {
    const about = 'I bring a chair.';
    await third.api.ok('editUser', { path: { userId: third.id }, form: { about } });
    const id = await newEvent();
    for (const member of [third, guest, other]) await register(member, id);
    expect(idsOf(await requests(id))).toEqual([third.id, guest.id, other.id]);
    expect((await requests(id))[0]).toMatchObject({ name: third.name, about });
    for (const member of [other, third, guest]) await decide(host, id, member.id, 'APPROVE');
    expect(idsOf(await participants(id))).toEqual([other.id, third.id, guest.id]);
    expect((await participants(id))[1]).toMatchObject({ name: third.name, about });
  });

  addition('give pages that follow each other without a gap or a repetition', async () => {
    const id = await newEvent();
    const members = [guest, other, third].map((member) => member.id);
    for (const member of [guest, other, third]) await register(member, id);
    const call = { path: { eventId: id }, query: { limit: 1 } };
    const asked = await pagesOf(
      host.api,
      'listEventRequests',
      call,
      (body: { requests: { _id: string }[] }) => body.requests,
    );
    expect(asked.map(idsOf)).toEqual(members.map((member) => [member]));
  });

  test('are the host’s, participants those of participants too', async () => {
    const id = await newEvent();
    const path = { eventId: id };
    await enrol(host, id, guest);
    await register(other, id);
    expect(idsOf(await participants(id, guest))).toEqual([guest.id]);
    expect(await guest.api.status('listEventRequests', { path })).toBe(403);
    for (const member of [other, third]) {
      expect(await member.api.status('listEventRequests', { path })).toBe(403);
      expect(await member.api.status('listEventParticipants', { path })).toBe(403);
    }
    for (const operation of ['listEventRequests', 'listEventParticipants'] as const) {
      expect(await visitor.status(operation, { path })).toBe(401);
      expect(await host.api.status(operation, { path: { eventId: absentId(id) } })).toBe(404);
    }
  });
});
