import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { hostPlaces, joined, participants, requests } from '../../src/registrations.ts';
import { absentId, enrol, eventFields, eventFor, hostEvent, hosts, idsOf, register } from '../../src/things.ts';

const nextHost = hosts();
let host: Member;
let guest: Member;
let other: Member;
beforeAll(async () => {
  [guest, other] = [await newMember('Guest'), await newMember('Other')];
});

async function newEvent(places = 5): Promise<string> {
  host = await nextHost();
  return await hostPlaces(host, places);
}

describe('registerForEvent', () => {
  test('asks the host once, and does not approve by itself', async () => {
    const id = await newEvent();
    expect(await register(guest, id)).toBe(201);
    expect(idsOf(await requests(host, id))).toEqual([guest.id]);
    expect(await eventFor(host, id)).toMatchObject({ participants: [], current_participants_count: 0 });
    expect(await joined(guest)).not.toContain(id);
    expect(await register(guest, id)).toBe(409);
    expect(idsOf(await requests(host, id))).toEqual([guest.id]);
  });

  test('answers 409 to the host, to a participant, and when the event is full', async () => {
    const id = await newEvent(1);
    expect(await register(host, id)).toBe(409);
    await enrol(host, id, guest);
    expect([await register(guest, id), await register(other, id)]).toEqual([409, 409]);
    expect(await requests(host, id)).toEqual([]);
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
    expect([idsOf(await participants(host, id)), await requests(host, id)]).toEqual([[guest.id], []]);
    expect(await other.api.outcome('registerForEvent', { path: { id } })).toEqual([409, 'event_full']);
    const { start_time, end_time } = await eventFor(host, id);
    const times = { start_time, end_time };
    await host.api.ok('updateEvent', {
      path: { eventId: id },
      body: { ...times, max_participants: 2, autoApprove: false },
    });
    expect(await other.api.ok('registerForEvent', { path: { id } })).not.toHaveProperty('isApproved');
    expect(idsOf(await requests(host, id))).toEqual([other.id]);
    expect(await eventFor(guest, id)).not.toHaveProperty('autoApprove');
    // Turned on again, it lets in who asked meanwhile.
    await host.api.ok('updateEvent', { path: { eventId: id }, body: { ...times, autoApprove: true } });
    expect(new Set(idsOf(await participants(host, id)))).toEqual(new Set([guest.id, other.id]));
    expect(await requests(host, id)).toEqual([]);
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
    expect([await requests(host, id), (await requested()).includes(id)]).toEqual([[], false]);
    await enrol(host, id, guest);
    await guest.api.ok('leaveEvent', { path: { id } });
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
    expect(await register(other, id)).toBe(201);
    expect(await guest.api.status('leaveEvent', { path: { id } })).toBe(404);
    expect(await visitor.status('leaveEvent', { path: { id } })).toBe(401);
  });
});
