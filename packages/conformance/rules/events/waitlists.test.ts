import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMember } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { hostPlaces, participants } from '../../src/registrations.ts';
import { enrol, eventFields, eventFor, hostEvent, hosts, idsOf, register } from '../../src/things.ts';

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
    const [first, second] = (await host.api.ok('listWaitlist', path(id))).waiting;
    const at = expect.any(String);
    expect(first).toMatchObject({ _id: other.id, signedUpAt: at, offerExpiresAt: at });
    expect(second?.offerExpiresAt).toBeUndefined();
    expect((await eventFor(third, id)).freePlaces).toBe(0);
    expect(await register(guest, id)).toBe(409);
    expect(await third.api.outcome('takePlace', path(id))).toEqual([409, 'no_offer']);
    await other.api.ok('leaveWaitlist', path(id));
    expect(await other.api.outcome('leaveWaitlist', path(id))).toEqual([409, 'not_waiting']);
    expect(await other.api.outcome('takePlace', path(id))).toEqual([409, 'not_waiting']);
    await third.api.ok('takePlace', path(id));
    expect(idsOf(await participants(host, id))).toEqual([third.id]);
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
