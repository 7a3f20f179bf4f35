import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { participants, requests } from '../../src/registrations.ts';
import {
  decide,
  type EventFields,
  enrol,
  eventFields,
  eventFor,
  hostEvent,
  hosts,
  idsOf,
  register,
} from '../../src/things.ts';

const nextHost = hosts();
let host: Member;
let one: Member;
let two: Member;
let three: Member;
let guest: Member;
beforeAll(async () => {
  ({ one, two, three, guest } = await newMembers(['one', 'two', 'three', 'guest']));
});

async function join(eventId: string, ...members: readonly Member[]): Promise<void> {
  for (const { api } of members) await api.ok('joinWaitlist', { path: { eventId } });
}

/** Hosts a full event, with the guest in one of its places. */
async function fullEvent(places = 1, fields: Partial<EventFields> = {}): Promise<string> {
  host = await nextHost();
  const id = await hostEvent(host, eventFields(60, { max_participants: places, ...fields }));
  await enrol(host, id, guest);
  return id;
}
const waiting = async (eventId: string) => idsOf((await host.api.ok('listWaitlist', { path: { eventId } })).waiting);
const waitlistFor = async (member: Member, id: string) => (await eventFor(member, id)).waitlist;
const freeIn = async (id: string) => (await eventFor(three, id)).freePlaces;
const leave = (member: Member, id: string) => member.api.ok('leaveEvent', { path: { id } });
const change = async (eventId: string, max_participants: number) => {
  const { start_time, end_time } = await eventFor(host, eventId);
  const body = { start_time, end_time, max_participants };
  return await host.api.outcome('updateEvent', { path: { eventId }, body });
};

describe('a waitlist', () => {
  addition('keeps everybody’s place in line, and shows others only how many wait (joinWaitlist)', async () => {
    const id = await fullEvent();
    await join(id, one, two, one);
    expect(await waiting(id)).toEqual([one.id, two.id]);
    expect(await waitlistFor(one, id)).toEqual({ count: 2, isOpen: true, position: 1 });
    expect(await waitlistFor(two, id)).toEqual({ count: 2, isOpen: true, position: 2 });
    for (const member of [three, guest, host])
      expect(await waitlistFor(member, id)).toEqual({ count: 2, isOpen: true });
    expect(await visitor.ok('getPublicEvent', { path: { eventId: id } })).not.toHaveProperty('waitlist');
    await one.api.ok('leaveWaitlist', { path: { eventId: id } });
    expect([await waiting(id), (await waitlistFor(two, id))?.position]).toEqual([[two.id], 1]);
    await join(id, one);
    expect(await waiting(id)).toEqual([two.id, one.id]);
  });

  addition('is also for members with a request, whose place ends both (joinWaitlist, takePlace)', async () => {
    host = await nextHost();
    const id = await hostEvent(host, eventFields(60, { max_participants: 1 }));
    for (const member of [one, two]) await register(member, id);
    await enrol(host, id, guest);
    await join(id, one, two);
    await two.api.ok('leaveWaitlist', { path: { eventId: id } });
    expect(idsOf(await requests(host, id))).toEqual([one.id, two.id]);
    await leave(guest, id);
    await one.api.ok('takePlace', { path: { eventId: id } });
    expect([idsOf(await requests(host, id)), idsOf(await participants(host, id)), await waiting(id)]).toEqual([
      [two.id],
      [one.id],
      [],
    ]);
    expect((await eventFor(host, id)).current_participants_count).toBe(1);
  });

  addition('ends with an approval (handleEventRequest)', async () => {
    host = await nextHost();
    const id = await hostEvent(host, eventFields(60, { max_participants: 1 }));
    await register(two, id);
    await enrol(host, id, guest);
    await join(id, one, two);
    expect(await change(id, 3)).toEqual([200]);
    expect(await decide(host, id, two.id, 'APPROVE')).toBe(200);
    expect([await waiting(id), (await waitlistFor(two, id))?.position]).toEqual([[one.id], undefined]);
  });
});

describe('a held place', () => {
  addition('is not free for anybody else (registerForEvent, handleEventRequest, approveAllRequests)', async () => {
    host = await nextHost();
    const id = await hostEvent(host, eventFields(60, { max_participants: 1 }));
    for (const member of [two, one]) await register(member, id);
    await enrol(host, id, guest);
    await join(id, one);
    await leave(guest, id);
    expect(await freeIn(id)).toBe(0);
    expect(await three.api.outcome('registerForEvent', { path: { id } })).toEqual([409, 'event_full']);
    expect(await three.api.outcome('joinWaitlist', { path: { eventId: id } })).toEqual([201]);
    expect(await decide(host, id, two.id, 'APPROVE')).toBe(409);
    // Whose own place is held takes that one, though the other one asked before.
    const all = await host.api.ok('approveAllRequests', { path: { eventId: id } });
    expect(all).toMatchObject({ approved: 1, left: 1 });
    expect(idsOf(await participants(host, id))).toEqual([one.id]);
    expect(await waiting(id)).toEqual([three.id]);
  });

  addition('is one for each place that is free, in the order of the line (updateEvent)', async () => {
    const id = await fullEvent();
    await join(id, one, two, three);
    expect(await change(id, 3)).toEqual([200]);
    const held = [];
    for (const member of [one, two, three]) held.push((await waitlistFor(member, id))?.offerExpiresAt !== undefined);
    expect(held).toEqual([true, true, false]);
    expect((await eventFor(guest, id)).freePlaces).toBe(0);
    expect(await change(id, 2)).toEqual([409, 'too_few_places']);
    for (const member of [two, one]) await member.api.ok('takePlace', { path: { eventId: id } });
    expect(idsOf(await participants(host, id))).toEqual([guest.id, two.id, one.id]);
    expect(await waiting(id)).toEqual([three.id]);
  });

  addition(
    'goes to the next one when its holder lets it go, and not when another one leaves (leaveWaitlist)',
    async () => {
      const id = await fullEvent();
      await join(id, one, two, three);
      await leave(guest, id);
      await two.api.ok('leaveWaitlist', { path: { eventId: id } });
      expect((await waitlistFor(three, id))?.offerExpiresAt).toBeUndefined();
      await one.api.ok('leaveWaitlist', { path: { eventId: id } });
      expect(await waitlistFor(three, id)).toMatchObject({ position: 1, offerExpiresAt: expect.any(String) });
    },
  );
});
