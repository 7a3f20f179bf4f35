import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

test('hosts read when guests signed up and until when a place is held, and guests do not', async () => {
  const [host, cohost, ana, ben, cai] = await enrol(server, 'Host', 'Cohost', 'Ana', 'Ben', 'Cai');
  const event = await hostEvent(server, host, { max_participants: 2 });
  const path = { eventId: event._id };
  await host.api.ok('inviteCohost', { path, body: { userId: cohost.id } });
  await cohost.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
  const asked = server.clock.now().toISOString();
  await ana.api.ok('registerForEvent', { path: { id: event._id } });
  server.clock.advance(60);
  await host.api.ok('handleEventRequest', { path, body: { userId: ana.id, action: 'APPROVE' } });
  await letIn(host, ben, event._id);
  const waited = server.clock.now().toISOString();
  await cai.api.ok('joinWaitlist', { path });
  await ben.api.ok('leaveEvent', { path: { id: event._id } });
  const participants = async (member: typeof host) =>
    (await member.api.ok('listEventParticipants', { path })).participants.map(({ signedUpAt }) => signedUpAt);
  for (const member of [host, cohost]) {
    expect(await participants(member)).toEqual([asked]);
    const { waiting } = await member.api.ok('listWaitlist', { path });
    expect(waiting).toMatchObject([{ _id: cai.id, signedUpAt: waited }]);
    expect(waiting[0]?.offerExpiresAt).toBe((await cai.api.ok('getEvent', { path })).waitlist?.offerExpiresAt);
  }
  expect(await participants(ana)).toEqual([undefined]);
});

test('requests have their time, and an expired offer is left out', async () => {
  const [host, ana, ben] = await enrol(server, 'Host', 'Ana', 'Ben');
  const event = await hostEvent(server, host, { max_participants: 1 });
  const path = { eventId: event._id };
  const asked = server.clock.now().toISOString();
  await ana.api.ok('registerForEvent', { path: { id: event._id } });
  const { requests } = await host.api.ok('listEventRequests', { path });
  expect(requests).toMatchObject([{ _id: ana.id, signedUpAt: asked }]);
  await host.api.ok('handleEventRequest', { path, body: { userId: ana.id, action: 'APPROVE' } });
  await ben.api.ok('joinWaitlist', { path });
  const offer = async () => (await host.api.ok('listWaitlist', { path })).waiting[0]?.offerExpiresAt;
  expect(await offer()).toBeUndefined();
  await ana.api.ok('leaveEvent', { path: { id: event._id } });
  const until = Date.parse((await offer()) ?? '');
  server.clock.advance((until - server.clock.now().getTime()) / 1_000);
  expect(await offer()).toBeUndefined();
});
