import { afterEach, expect, test, vi } from 'vitest';
import { proposedRing } from '../matches/skilled.ts';
import { decide, giveReview, holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
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

/** Answers that no notification asks for. */
const more: typeof answers = {
  'an answer to a first message': async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await say(ana, ben, 'Hello');
    return [ben, answersTo(ben, { answer: 'accept' })];
  },
  'a report that a session took place': async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const { _id: sessionId } = await holdSession(server, ana, ben, -2);
    const body = { answer: 'theyMissed' as const };
    await server.database.db.updateTable('sessions').set({ agreed_at: server.clock.now() }).execute();
    return [ben, () => ben.api.ok('sayAttendance', { path: { sessionId }, body })];
  },
  'archiving a first message': async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await say(ana, ben, 'Hello');
    return [ben, changes(ben, { isArchived: true })];
  },
  'a check-in': async () => {
    const [host, ben] = [await server.join('Host'), await server.join('Ben')];
    const path = { eventId: (await hostEvent(server, host))._id };
    await letIn(host, ben, path.eventId);
    server.clock.advance(24 * 3_600);
    const { code } = await host.api.ok('openCheckIn', { path });
    return [ben, () => ben.api.ok('checkIn', { path, body: { code } })];
  },
  'a review': async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const { _id } = await holdSession(server, ana, ben, -2);
    return [ben, () => giveReview(ben, ana, _id, 5)];
  },
  'a place on a waitlist': async () => {
    const [host, ana, ben] = [await server.join('Host'), await server.join('Ana'), await server.join('Ben')];
    const path = { eventId: (await hostEvent(server, host, { max_participants: 1 }))._id };
    await letIn(host, ana, path.eventId);
    return [ben, () => ben.api.ok('joinWaitlist', { path })];
  },
  'a proposal of a session': async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    return [ana, () => propose(server, ana, ben, [24])];
  },
};

const conversationOf = async (member: TestMember) => {
  const [asking] = await member.chat.ok('listChatUsers', { path: { currentUserId: member.id } });
  return { conversationId: asking?.conversationId ?? '' };
};
const answersTo = (member: TestMember, body: { answer: 'accept' }) => async () =>
  member.chat.ok('answerMessageRequest', { path: await conversationOf(member), body });
const changes = (member: TestMember, body: { isArchived: true }) => async () =>
  member.api.ok('changeConversation', { path: await conversationOf(member), body });

test.for(Object.entries(answers))("%s takes the question off the member's other devices", async ([, arrange]) => {
  const [member, settle] = await arrange();
  expect(await member.api.ok('listNotifications')).toMatchObject({ unread: 1 });
  const emit = vi.spyOn(server.app.context.broadcaster, 'emitNotifications');
  await settle();
  expect(emit.mock.calls.flat(2)).toContain(member.id);
  expect(await member.api.ok('listNotifications')).toMatchObject({ unread: 0 });
});

test.for(Object.entries({ ...answers, ...more }))(
  "%s shows on the member's other devices, whose bell was read before",
  async ([, arrange]) => {
    const [member, settle] = await arrange();
    await member.api.ok('readNotifications', { body: { upTo: server.clock.now().toISOString() } });
    const emit = vi.spyOn(server.app.context.broadcaster, 'emitNotifications');
    await settle();
    expect(emit.mock.calls.flat(2)).toContain(member.id);
  },
);
