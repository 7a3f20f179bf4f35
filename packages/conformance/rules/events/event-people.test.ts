import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { hostPlaces, joined, participants, requests } from '../../src/registrations.ts';
import { absentId, decide, enrol, eventFor, hosts, idsOf, register } from '../../src/things.ts';

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
    expect(await participants(host, id)).toEqual([]);
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
    expect(idsOf(await requests(host, id))).toEqual([third.id, guest.id, other.id]);
    expect((await requests(host, id))[0]).toMatchObject({ name: third.name, about });
    for (const member of [other, third, guest]) await decide(host, id, member.id, 'APPROVE');
    expect(idsOf(await participants(host, id))).toEqual([other.id, third.id, guest.id]);
    expect((await participants(host, id))[1]).toMatchObject({ name: third.name, about });
  });

  addition('say to the host when members asked and which of the event’s skills they want', async () => {
    const id = await newEvent();
    const { skills } = await host.api.ok('getEvent', { path: { eventId: id } });
    const learner = await newMember('Learner');
    const form = { skillsRequested: JSON.stringify(['Whistling', ...skills]) };
    await learner.api.ok('editUser', { path: { userId: learner.id }, form });
    await register(learner, id);
    await register(guest, id);
    const [first, second] = await requests(host, id);
    expect(first).toMatchObject({ _id: learner.id, wants: skills });
    expect(second).not.toHaveProperty('wants');
    expect(Date.parse(first?.signedUpAt ?? '')).toBeLessThanOrEqual(Date.parse(second?.signedUpAt ?? ''));
    await decide(host, id, learner.id, 'APPROVE');
    const [participant] = await participants(host, id);
    expect(participant).not.toHaveProperty('wants');
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
    expect(idsOf(await participants(guest, id))).toEqual([guest.id]);
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

describe('restoreEvent', () => {
  addition('brings back a canceled event with its places, requests and waitlist, once', async () => {
    const id = await newEvent(1);
    const path = { path: { eventId: id } };
    await register(other, id);
    await enrol(host, id, guest);
    await third.api.ok('joinWaitlist', path);
    expect(await host.api.outcome('restoreEvent', path)).toEqual([409, 'not_canceled']);
    await host.api.ok('deleteEvent', path);
    expect(await eventFor(host, id)).toMatchObject({ restoreEndsAt: expect.any(String) });
    expect(await eventFor(guest, id)).toMatchObject({ restoreEndsAt: expect.any(String) });
    expect(await eventFor(third, id)).not.toHaveProperty('restoreEndsAt');
    expect(await guest.api.outcome('restoreEvent', path)).toEqual([403, 'not_host']);
    expect(await host.api.outcome('restoreEvent', { path: { eventId: absentId(id) } })).toEqual([
      404,
      'event_not_found',
    ]);
    expect(await host.api.ok('restoreEvent', path)).toEqual({ restored: 1 });
    expect(await host.api.outcome('restoreEvent', path)).toEqual([409, 'not_canceled']);
    expect(await eventFor(host, id)).not.toHaveProperty('restoreEndsAt');
    expect(idsOf(await participants(host, id))).toEqual([guest.id]);
    expect(idsOf(await requests(host, id))).toEqual([other.id]);
    expect(await joined(guest)).toContain(id);
    expect((await eventFor(third, id)).waitlist).toMatchObject({ position: 1 });
  });

  addition('does not bring back who left meanwhile (leaveEvent)', async () => {
    const id = await newEvent();
    await register(other, id);
    await enrol(host, id, guest);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    for (const member of [guest, other]) await member.api.ok('leaveEvent', { path: { id } });
    expect(await guest.api.outcome('leaveEvent', { path: { id } })).toEqual([409, 'event_canceled']);
    await host.api.ok('restoreEvent', { path: { eventId: id } });
    expect(await eventFor(host, id)).toMatchObject({ participants: [], requests: [], current_participants_count: 0 });
  });

  addition('does not bring back who was blocked since', async () => {
    const id = await newEvent();
    const gone = await newMember('Gone');
    await enrol(host, id, guest, gone);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    await gone.api.ok('blockMember', { path: { userId: host.id } });
    await host.api.ok('restoreEvent', { path: { eventId: id } });
    expect(idsOf(await participants(host, id))).toEqual([guest.id]);
  });
});
