import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { enrol, eventFields, eventFor, hostEvent, inHours, utc } from '../../src/things.ts';

const path = (eventId: string) => ({ path: { eventId } });

async function change({ api }: Member, id: string, fields: object): Promise<void> {
  const { start_time, end_time } = await api.ok('getEvent', path(id));
  await api.ok('updateEvent', { ...path(id), body: { start_time, end_time, ...fields } });
}

describe('sign-ups', () => {
  addition('close before the start, and move with it (createEvent, updateEvent, registerForEvent)', async () => {
    const { host, guest } = await newMembers(['host', 'guest']);
    const id = await hostEvent(host, eventFields(2, { signUpsCloseMinutes: 180 }));
    const ask = () => guest.api.outcome('registerForEvent', { path: { id } });
    expect(await ask()).toEqual([409, 'sign_ups_closed']);
    expect(await eventFor(guest, id)).toMatchObject({ signUpsClosed: true, signUpsCloseMinutes: 180 });
    const start = inHours(26);
    await change(host, id, { start_time: start, end_time: inHours(27) });
    const moved = await eventFor(guest, id);
    expect(moved.signUpsClosed).toBeUndefined();
    expect(utc(moved.signUpsCloseAt ?? '')).toBe(Date.parse(start) - 180 * 60_000);
    expect(await ask()).toEqual([201]);
  });

  addition('are closed and opened by hosts, also after their time', async () => {
    const { host, guest, other } = await newMembers(['host', 'guest', 'other']);
    const id = await hostEvent(host, eventFields(2, { max_participants: 1, signUpsCloseMinutes: 60 }));
    await enrol(host, id, guest);
    await change(host, id, { signUpsClosed: true });
    expect(await other.api.outcome('joinWaitlist', path(id))).toEqual([409, 'sign_ups_closed']);
    await change(host, id, { signUpsClosed: false });
    expect(await eventFor(guest, id)).toMatchObject({ signUpsCloseMinutes: 60 });
    expect(await other.api.status('joinWaitlist', path(id))).toBe(201);
    await change(host, id, { signUpsCloseMinutes: 240 });
    expect((await eventFor(guest, id)).signUpsClosed).toBe(true);
    await change(host, id, { signUpsClosed: false });
    const open = await eventFor(guest, id);
    expect([open.signUpsClosed, open.signUpsCloseMinutes, open.signUpsCloseAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
