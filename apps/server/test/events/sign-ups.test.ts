import type { Event, EventChange } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const path = ({ _id }: Pick<Event, '_id'>) => ({ path: { eventId: _id } });
const see = async ({ api }: TestMember, event: Pick<Event, '_id'>) => await api.ok('getEvent', path(event));

async function change(host: TestMember, event: Pick<Event, '_id'>, fields: Partial<EventChange>) {
  const { start_time, end_time } = await see(host, event);
  return await host.api.ok('updateEvent', { ...path(event), body: { start_time, end_time, ...fields } });
}

const ask = async ({ api }: TestMember, { _id: id }: Pick<Event, '_id'>, body?: object) => {
  const answer = await api.call('registerForEvent', { path: { id }, ...(body && { body }) });
  return [answer.status, (answer.body as { code?: string }).code];
};
const closed = [409, 'sign_ups_closed'];

test('requests are refused from the minute on which sign-ups close, and accepted before it', async () => {
  const [host, ana, ben] = await enrol(server, 'Host', 'Ana', 'Ben');
  const event = await hostEvent(server, host, { signUpsCloseMinutes: 60 });
  expect(event.signUpsCloseAt).toBe(new Date(Date.parse(event.start_time) - 3_600_000).toISOString());
  server.clock.advance(23 * 3_600 - 1);
  expect(await ask(ana, event)).toEqual([201, undefined]);
  server.clock.advance(1);
  expect(await ask(ben, event)).toEqual(closed);
  // A request that was made in time is still answered.
  const body = { userId: ana.id, action: 'APPROVE' };
  await host.api.ok('handleEventRequest', { ...path(event), body });
  const { participants, signUpsClosed } = await see(ana, event);
  expect([participants, signUpsClosed]).toEqual([[{ _id: ana.id }], true]);
});

test('an event with automatic approval and the filter of free places know closed sign-ups', async () => {
  const [host, ana] = await enrol(server, 'Host', 'Ana');
  const event = await hostEvent(server, host, { autoApprove: true });
  const found = async () => (await ana.api.ok('searchEvents', { query: { free: 'true' } })).events.length;
  expect(await found()).toBe(1);
  await change(host, event, { signUpsClosed: true });
  expect(await found()).toBe(0);
  expect(await ask(ana, event)).toEqual(closed);
  await change(host, event, { signUpsClosed: false });
  expect(await ask(ana, event)).toEqual([201, undefined]);
});

test('a held place lasts until it expires, and nobody new waits', async () => {
  const [host, ana, ben, cai, dan] = await enrol(server, 'Host', 'Ana', 'Ben', 'Cai', 'Dan');
  const event = await hostEvent(server, host, { max_participants: 1 });
  await letIn(host, ana, event._id);
  for (const { api } of [ben, cai]) await api.ok('joinWaitlist', path(event));
  await ana.api.ok('leaveEvent', { path: { id: event._id } });
  await change(host, event, { signUpsClosed: true });
  expect(await dan.api.call('joinWaitlist', path(event))).toMatchObject({
    status: 409,
    body: { code: 'sign_ups_closed' },
  });
  // Members who wait keep their position, also with a repeated call.
  expect((await cai.api.call('joinWaitlist', path(event))).status).toBe(201);
  expect((await see(cai, event)).waitlist).toMatchObject({ isOpen: false, position: 2 });
  await ben.api.ok('takePlace', path(event));
  expect((await see(ben, event)).participants).toEqual([{ _id: ben.id }]);
});

test('the end of sign-ups moves with the event, and belongs to each date of a series', async () => {
  const [host, ana] = await enrol(server, 'Host', 'Ana');
  const repeat = { every: 'week', dates: 3, timeZone: 'UTC' } as const;
  const first = await hostEvent(server, host, { signUpsCloseMinutes: 1_440, repeat });
  expect((await see(ana, first)).signUpsClosed).toBe(true);
  const moved = { start_time: server.clock.inHours(48), end_time: server.clock.inHours(49) };
  await change(host, first, moved);
  const after = await see(ana, first);
  expect([after.signUpsClosed, after.signUpsCloseAt]).toEqual([undefined, server.clock.inHours(24)]);
  const dates = async () =>
    (await host.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } })).map((date) => [
      date.signUpsClosed,
      date.signUpsCloseMinutes,
    ]);
  await change(host, first, { signUpsClosed: true });
  expect(await dates()).toEqual([
    [true, 1_440],
    [undefined, 1_440],
    [undefined, 1_440],
  ]);
  await change(host, first, { signUpsCloseMinutes: 60, scope: 'all' });
  expect(await dates()).toEqual([
    [true, 60],
    [undefined, 60],
    [undefined, 60],
  ]);
  await host.api.ok('extendSeries', { ...path(first), body: { dates: 1 } });
  expect((await dates()).at(-1)).toEqual([undefined, 60]);
  expect(await ask(ana, first, { scope: 'all' })).toEqual([201, undefined]);
  expect((await see(ana, first)).requests).toEqual([]);
});

test('hosts open sign-ups again after their time, and nobody else can', async () => {
  const [host, ana] = await enrol(server, 'Host', 'Ana');
  const event = await hostEvent(server, host, { signUpsCloseMinutes: 2_880 });
  expect(await ask(ana, event)).toEqual(closed);
  await change(host, event, { signUpsClosed: false });
  const { signUpsClosed, signUpsCloseMinutes, version } = await see(host, event);
  expect([signUpsClosed, signUpsCloseMinutes]).toEqual([undefined, undefined]);
  expect(await ask(ana, event)).toEqual([201, undefined]);
  const { start_time, end_time } = event;
  const call = { ...path(event), body: { start_time, end_time, signUpsClosed: true } };
  expect((await ana.api.call('updateEvent', call)).status).toBe(403);
  await host.api.ok('updateEvent', { ...call, body: { ...call.body, version } });
  // The other host has read the event before.
  expect((await host.api.call('updateEvent', { ...call, body: { ...call.body, version } })).status).toBe(409);
});

test('visitors read on the public page that sign-ups are closed', async () => {
  const [host] = await enrol(server, 'Host');
  const event = await hostEvent(server, host, { signUpsCloseMinutes: 0 });
  const shown = async () => await server.visitor.ok('getPublicEvent', path(event));
  expect(await shown()).toMatchObject({ signUpsCloseAt: event.start_time });
  expect((await shown()).signUpsClosed).toBeUndefined();
  await change(host, event, { signUpsClosed: true });
  expect((await shown()).signUpsClosed).toBe(true);
  await host.api.ok('deleteEvent', path(event));
  expect((await shown()).signUpsClosed).toBeUndefined();
});
