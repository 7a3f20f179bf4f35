import { describe, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn, say } from '../support/kinds/things.ts';
import { inboxOf } from '../support/offers.ts';
import { useServer } from '../support/test-server.ts';
import { join, useSockets } from '../support/test-socket.ts';
import { makePair, type Pair } from './pair.ts';

const server = useServer();
const sockets = useSockets(() => server.app);

const block = ({ viewer, other }: Pair) => viewer.api.ok('blockMember', { path: { userId: other.id } });
const unblock = ({ viewer, other }: Pair) => viewer.api.ok('unblockMember', { path: { userId: other.id } });
const form = (file: File) => {
  const data = new FormData();
  data.set('file', file);
  return data;
};
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

  test.for(['co-host', 'guest'])('by a %s ends what the other has in the event, and nothing else', async (blocker) => {
    const [host, cohost, guest, asking, waiting, other] = await enrol(
      server,
      'Hal',
      'Cleo',
      'Gus',
      'Ann',
      'Wim',
      'Ben',
    );
    const details = { max_participants: 2, hasWaitlist: true };
    const { _id: id } = await hostEvent(server, host, details);
    const path = { eventId: id };
    await host.api.ok('inviteCohost', { path, body: { userId: cohost.id } });
    await cohost.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
    await asking.api.ok('registerForEvent', { path: { id } });
    for (const member of [guest, other]) await letIn(host, member, id);
    await waiting.api.ok('joinWaitlist', { path });
    await host.api.ok('removeGuest', { path, body: { userId: other.id } });
    expect(await inboxOf(waiting)).toEqual(['A place is free for you: Sourdough from a cold fridge']);
    for (const member of [guest, asking, waiting]) {
      const [one, two] = blocker === 'guest' ? [member, cohost] : [cohost, member];
      await one.api.ok('blockMember', { path: { userId: two.id } });
      expect(await inboxOf(member)).toEqual([]);
    }
    const event = await host.api.ok('getEvent', { path });
    expect(event).toMatchObject({ participants: [], requests: [], cohosts: [{ _id: cohost.id }], freePlaces: 2 });
    expect(event.waitlist?.count).toBe(0);
    expect(await inboxOf(host)).not.toContain('Ann wants to join Sourdough from a cold fridge');
    // The event is the host's, who decides again.
    await letIn(host, guest, id);
    expect((await host.api.ok('getEvent', { path })).participants).toEqual([{ _id: guest.id }]);
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

  test('removes what was told of an event of the other, by whomever', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, ann);
    await letIn(ann, ben, id);
    server.clock.advance(3_600);
    await remind(server.app.context);
    expect(await inboxOf(ben)).toContain('Coming up: Sourdough from a cold fridge');
    await ann.api.ok('blockMember', { path: { userId: ben.id } });
    expect(await inboxOf(ben)).toEqual([]);
    expect(await inboxOf(ann)).toEqual(['Coming up: Sourdough from a cold fridge']);
  });

  test('leaves the blocker what the two wrote, to read and report', async () => {
    const pair = await makePair(server);
    const { viewer, other, conversation: conversationId, message } = pair;
    const attach = { query: { conversationId }, form: form(new File(['%PDF-1.7\n%%EOF\n'], 'threat.pdf')) };
    const file = await other.api.ok('addAttachment', attach);
    const sent = { senderId: other.id, receiverId: viewer.id, text: '', attachmentIds: [file._id] };
    await other.chat.ok('sendMessage', { body: sent });
    await block(pair);
    const opened = { body: { userId: viewer.id, otherUserId: other.id } };
    expect(await viewer.chat.ok('openConversation', opened)).toMatchObject({ _id: conversationId });
    const path = { conversationId };
    const { conversation, messages } = await viewer.chat.ok('getThread', { path });
    expect(conversation).toMatchObject({ with: { _id: other.id, name: other.name }, isBlocked: true });
    expect(conversation).not.toHaveProperty('isFormer');
    expect(conversation).not.toHaveProperty('presence');
    expect(conversation.marks.map(({ memberId }) => memberId)).toEqual([viewer.id]);
    expect(messages).toHaveLength(3);
    expect(await viewer.chat.ok('listMessages', { path })).toHaveLength(3);
    const attachment = { path: { attachmentId: file._id } };
    expect(await viewer.chat.call('getAttachment', attachment)).toMatchObject({ status: 200 });
    const report = { kind: 'message', id: message, reason: 'It threatens me.' } as const;
    await viewer.api.ok('reportContent', { body: report });
    await viewer.api.ok('reportUser', { body: { reportedUser: other.id, reason: 'Threatens me.' } });
    // The blocked member finds nothing of it.
    for (const answer of [
      await other.chat.call('openConversation', { body: { userId: other.id, otherUserId: viewer.id } }),
      await other.chat.call('getThread', { path }),
      await other.chat.call('listMessages', { path }),
      await other.chat.call('getAttachment', attachment),
    ])
      expect(answer.status).toBe(404);
  });

  test('creates no conversation for reading', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await ann.api.ok('blockMember', { path: { userId: ben.id } });
    const opened = await ann.chat.call('openConversation', { body: { userId: ann.id, otherUserId: ben.id } });
    expect(opened).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  test('refuses what the blocker writes, and says what to do', async () => {
    const pair = await makePair(server);
    const { viewer, other, conversation, message } = pair;
    const own = await say(viewer, other, 'Never mind');
    await block(pair);
    const toOther = { senderId: viewer.id, receiverId: other.id, text: 'Hello?' };
    const reaction = { messageId: message, reaction: 'heart' } as const;
    const upload = form(new File(['%PDF-1.7\n%%EOF\n'], 'notes.pdf'));
    for (const answer of [
      await viewer.chat.call('sendMessage', { body: toOther }),
      await viewer.api.call('addAttachment', { query: { conversationId: conversation }, form: upload }),
      await viewer.chat.call('editMessage', { path: { messageId: own._id }, body: { text: 'Better' } }),
      await viewer.chat.call('deleteMessage', { path: { messageId: own._id } }),
      await viewer.chat.call('addReaction', { path: reaction }),
      await viewer.chat.call('removeReaction', { path: reaction }),
    ])
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'member_blocked', message: expect.stringContaining('Unblock them first') },
      });
    const answers = [
      await other.chat.call('sendMessage', { body: { ...toOther, senderId: other.id, receiverId: viewer.id } }),
      await other.chat.call('deleteMessage', { path: { messageId: message } }),
    ];
    expect(answers.map(({ body }) => body)).toMatchObject([{ code: 'user_not_found' }, { code: 'message_not_found' }]);
    await unblock(pair);
    await viewer.chat.ok('sendMessage', { body: toOther });
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
