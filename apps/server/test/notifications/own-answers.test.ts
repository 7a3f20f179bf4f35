import { afterEach, expect, test, vi } from 'vitest';
import { proposedRing } from '../matches/skilled.ts';
import { decide, hostEvent } from '../support/kinds/things.ts';
import { propose } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

afterEach(() => void vi.restoreAllMocks());

/** Each makes something that waits for a member, and returns the member with a call that settles it. */
const answers: Record<string, () => Promise<[TestMember, () => Promise<unknown>]>> = {
  'an answer to a ring': async () => {
    const { ben, answer } = await proposedRing(server);
    return [ben, () => answer(ben, 'accept')];
  },
  'an answer to a session': async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const { _id: sessionId, date } = await propose(server, ana, ben, [24]);
    return [ben, () => ben.api.ok('acceptSession', { path: { sessionId }, body: { time: date } })];
  },
  'an answer to an invitation to host': async () => {
    const [host, ben] = [await server.join('Host'), await server.join('Ben')];
    const path = { eventId: (await hostEvent(server, host))._id };
    await host.api.ok('inviteCohost', { path, body: { userId: ben.id } });
    return [ben, () => ben.api.ok('answerCohostInvitation', { path, body: { accepts: true } })];
  },
  'leaving an event': async () => {
    const [host, ben] = [await server.join('Host'), await server.join('Ben')];
    const { _id: id } = await hostEvent(server, host);
    await ben.api.ok('registerForEvent', { path: { id } });
    await decide(host, ben, id, 'APPROVE');
    return [ben, () => ben.api.ok('leaveEvent', { path: { id } })];
  },
};

test.for(Object.entries(answers))("%s takes the question off the member's other devices", async ([, arrange]) => {
  const [member, settle] = await arrange();
  expect(await member.api.ok('listNotifications')).toMatchObject({ unread: 1 });
  const emit = vi.spyOn(server.app.context.broadcaster, 'emitNotifications');
  await settle();
  expect(emit.mock.calls.flat(2)).toContain(member.id);
  expect(await member.api.ok('listNotifications')).toMatchObject({ unread: 0 });
});
