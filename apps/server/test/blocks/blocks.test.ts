import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';
import { join, useSockets } from '../support/test-socket.ts';
import { hostEvent, say } from '../support/things.ts';
import { makePair, type Pair } from './pair.ts';

const server = useServer();
const sockets = useSockets(() => server.app);

const block = ({ viewer, other }: Pair) => viewer.api.ok('blockMember', { path: { userId: other.id } });
const unblock = ({ viewer, other }: Pair) => viewer.api.ok('unblockMember', { path: { userId: other.id } });
const placesOf = async (pair: Pair, eventId: string) =>
  (await pair.third.api.ok('getEvent', { path: { eventId } })).event?.current_participants_count;

describe('a block', () => {
  test('ends the plans of the two with each other, and nothing else', async () => {
    const pair = await makePair(server);
    const { viewer, other, third, eventOf } = pair;
    const late = await hostEvent(server, other, { title: 'A late one' });
    await viewer.api.ok('registerForEvent', { path: { id: late._id } });
    await block(pair);
    expect(await placesOf(pair, eventOf.viewer)).toBe(0);
    expect(await placesOf(pair, eventOf.other)).toBe(0);
    expect(await placesOf(pair, eventOf.third)).toBe(2);
    expect(await other.api.ok('listEventRequests', { path: { eventId: late._id } })).toMatchObject({ requests: [] });
    await unblock(pair);
    const sessions = (await viewer.api.ok('listMySessions')).sessions.map(({ status }) => status);
    expect(sessions.toSorted()).toEqual(['Cancelled', 'Completed']);
    const { user } = await third.api.ok('getUser', { path: { userId: viewer.id } });
    expect(user.rating).toBe(5);
  });

  test('ends a session planned at the same moment, or prevents it', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const link = 'https://meet.example.org/swap';
    const plan = (hours: number) =>
      ben.api.call('proposeSession', { body: { userTwo: ann.id, times: [server.clock.inHours(hours)], link } });
    await Promise.all([
      ...[24, 25, 26, 27].map(plan),
      ann.api.ok('blockMember', { path: { userId: ben.id } }),
      ...[28, 29, 30, 31].map(plan),
    ]);
    const on = server.database.db.selectFrom('sessions').select('id').where('cancelled_at', 'is', null);
    expect(await on.execute()).toEqual([]);
  });

  test('hides the two members from each other, without telling the other one', async () => {
    const pair = await makePair(server);
    const { viewer, other, third } = pair;
    await block(pair);
    for (const member of [viewer, other]) {
      const { notifications } = await member.api.ok('listNotifications');
      expect(notifications.map(({ actor }) => actor?._id)).not.toContain(member === viewer ? other.id : viewer.id);
    }
    await say(third, other, 'Hello Otto');
    expect((await other.api.ok('listNotifications')).notifications[0]?.actor?._id).toBe(third.id);
  });

  test('keeps the shared history with other members', async () => {
    const pair = await makePair(server);
    const { viewer, other, third } = pair;
    const event = await hostEvent(server, third, { title: 'Many guests', max_participants: 9 });
    for (const guest of [viewer, other]) await guest.api.ok('registerForEvent', { path: { id: event._id } });
    const before = await third.api.ok('listNotifications');
    expect(before.notifications[0]).toMatchObject({ kind: 'eventRequest', count: 2 });
    await third.api.ok('blockMember', { path: { userId: other.id } });
    const [request] = (await third.api.ok('listNotifications')).notifications;
    expect(request).toMatchObject({ kind: 'eventRequest', count: 1, actor: { _id: viewer.id } });
  });

  test('of a conversation keeps sockets out of its room', async () => {
    const pair = await makePair(server);
    await block(pair);
    for (const member of [pair.viewer, pair.other]) {
      const socket = await sockets.open({ cookie: member.cookie });
      expect(await join(socket, pair.conversation)).toMatchObject({ success: false, code: 'conversation_not_found' });
    }
  });

  test('is in the member’s list until they remove it, and restores everything but ended plans', async () => {
    const pair = await makePair(server);
    const { viewer, other, conversation } = pair;
    const since = server.clock.now().toISOString();
    await block(pair);
    await block(pair);
    expect(await viewer.api.ok('listBlocked')).toEqual({
      success: true,
      blocked: [{ _id: other.id, name: other.name, photo: '', since }],
    });
    expect(await other.api.ok('listBlocked')).toEqual({ success: true, blocked: [] });
    await unblock(pair);
    expect(await viewer.api.ok('listBlocked')).toEqual({ success: true, blocked: [] });
    expect(await viewer.chat.ok('listMessages', { path: { conversationId: conversation } })).toHaveLength(2);
    expect(await other.api.call('getUser', { path: { userId: viewer.id } })).toMatchObject({ status: 200 });
    expect(await viewer.api.call('unblockMember', { path: { userId: other.id } })).toMatchObject({ status: 404 });
  });

  test('needs another existing member', async () => {
    const { viewer, conversation } = await makePair(server);
    const of = (userId: string) => viewer.api.call('blockMember', { path: { userId } });
    expect(await of(viewer.id)).toMatchObject({ status: 400, body: { field: 'userId' } });
    expect(await of(conversation)).toMatchObject({ status: 404 });
  });

  test('of both members stays on one side when the other removes theirs', async () => {
    const { viewer, other, third } = await makePair(server);
    // Concurrently, before either has blocked the other.
    const both = [viewer.api.call('blockMember', { path: { userId: other.id } })];
    both.push(other.api.call('blockMember', { path: { userId: viewer.id } }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(await third.api.ok('listBlocked')).toMatchObject({ blocked: [] });
    for (const [member, them] of [
      [viewer, other],
      [other, viewer],
    ] as const) {
      expect((await member.api.call('getUser', { path: { userId: them.id } })).status).toBe(404);
    }
  });
});
