import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { holdSession, unknownId } from '../support/kinds/things.ts';
import { accept, agree, inboxOf, propose, readSession, suggest, withdraw } from '../support/offers.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const hours = (count: number) => server.clock.inHours(count);

describe('suggesting other times', () => {
  test('answers a proposal with another one, back and forth', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await propose(server, ann, ben, [24]);
    const countered = await suggest(server, ben, session, [60, 50], { note: 'Later?', version: 0 });
    expect(countered).toMatchObject({
      date: hours(50),
      waitingFor: ann.id,
      canDecline: false,
      version: 1,
      offer: { by: ben.id, kind: 'counter', times: [hours(50), hours(60)], note: 'Later?', expiresAt: hours(48) },
    });
    expect(await inboxOf(ann)).toEqual(['Ben suggests another time for your session']);
    expect((await readSession(ann, session)).canDecline).toBe(true);
    const again = await suggest(server, ann, session, [200], { durationMinutes: 30 });
    expect(again.offer).toMatchObject({ by: ann.id, kind: 'proposal', durationMinutes: 30, expiresAt: hours(72) });
    // The first times have passed, but it is still pending.
    server.clock.advance(60 * 3600);
    expect(await readSession(ben, session)).toMatchObject({ status: 'Scheduled', waitingFor: ben.id });
    expect(await accept(ben, again)).toMatchObject({ date: again.date, durationMinutes: 30, consent: 'agreed' });
  });

  test('moves an agreed session only after the other agrees', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await agree(server, ann, ben, 24);
    const moving = await suggest(server, ben, session, [30], { version: session.version });
    expect(moving).toMatchObject({
      date: hours(24),
      consent: 'agreed',
      waitingFor: ann.id,
      offer: { by: ben.id, kind: 'move', times: [hours(30)], expiresAt: hours(25) },
    });
    expect(moving.version).toBeGreaterThan(session.version ?? 0);
    expect(await accept(ann, moving)).toMatchObject({ date: hours(30), consent: 'agreed' });
    expect(await inboxOf(ben)).toContain('Ann agreed to the new time of your session');
  });

  test('keeps the old time if the new one is not answered', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await agree(server, ann, ben, 24);
    const moving = await suggest(server, ben, session, [12]);
    server.clock.set(moving.offer?.expiresAt ?? '');
    const stays = await readSession(ann, session);
    expect(stays).toMatchObject({ date: session.date, consent: 'agreed', status: 'Scheduled' });
    expect(stays).not.toHaveProperty('offer');
    const path = { sessionId: session._id };
    await ann.api.errorOf('acceptSession', 409, { path, body: { time: moving.offer?.times[0] } });
    await ann.api.errorOf('declineSession', 403, { path });
    // An expired offer frees its quota.
    expect((await suggest(server, ann, session, [20])).offer?.by).toBe(ann.id);
  });

  test('for a planned session keeps the plan, and is open until its end at most', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await holdSession(server, ann, ben, 4);
    const countered = await suggest(server, ben, session, [60]);
    expect(countered).toMatchObject({ date: session.date, waitingFor: ann.id, canDecline: true });
    expect(countered.offer).toMatchObject({ kind: 'counter', expiresAt: hours(5) });
    expect((await readSession(ann, session)).canDecline).toBe(true);
    server.clock.set(hours(5));
    expect(await readSession(ann, session)).toMatchObject({ status: 'Completed', canDecline: false });
    expect(await readSession(ben, session)).toMatchObject({ status: 'Completed', canDecline: true });
  });

  test('is for both members of a scheduled session, at the version the caller has seen', async () => {
    const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
    const session = await propose(server, ann, ben, [24]);
    const path = { sessionId: session._id };
    const body = { times: [hours(48)] };
    await cay.api.errorOf('suggestTimes', 403, { path, body });
    await ben.api.errorOf('suggestTimes', 409, { path, body: { ...body, version: 7 } });
    const soon = await ben.api.errorOf('suggestTimes', 400, { path, body: { times: [hours(2)] } });
    expect(soon).toBe('times: must be at least 3 hours ahead, so that there is time to answer');
    await ben.api.errorOf('suggestTimes', 404, { path: { sessionId: unknownId }, body });
    expect((await readSession(ben, session)).version).toBe(0);
  });
});

describe('withdrawing times', () => {
  test('ends a proposal', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await propose(server, ann, ben, [24]);
    const path = { sessionId: session._id };
    expect(await ben.api.errorOf('withdrawTimes', 409, { path })).toBe('You have no suggested times to withdraw.');
    expect(await withdraw(ann, session)).toMatchObject({ status: 'Cancelled', ending: 'withdrawn', endedBy: ann.id });
    expect(await inboxOf(ben)).toContain('Ann took back the proposal of your session');
  });

  test('keeps an agreed or planned session', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const agreed = await agree(server, ann, ben, 24);
    await suggest(server, ann, agreed, [30]);
    const { version: _, ...before } = agreed;
    expect(await withdraw(ann, agreed)).toMatchObject(before);
    const planned = await holdSession(server, ann, ben, 30);
    await suggest(server, ben, planned, [40]);
    expect(await withdraw(ben, planned)).toMatchObject({ status: 'Scheduled', waitingFor: ben.id, date: planned.date });
    await ben.api.errorOf('withdrawTimes', 409, { path: { sessionId: planned._id } });
  });
});
