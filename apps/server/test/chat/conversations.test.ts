import { describe, expect, test, vi } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say, unknownId } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { join, useSockets } from '../support/test-socket.ts';
import { acquainted, rowOf, threadOf } from './conversation-reads.ts';

const server = useServer();
const sockets = useSockets(() => server.app);

describe('receipts', () => {
  test('rise, and the other member sees them', async () => {
    const { ann, ben, conversationId, path } = await acquainted(server);
    await ann.chat.ok('markConversation', { path, body: { deliveredSeq: 2 } });
    const marks = async () => (await threadOf(ben, conversationId)).marks.find(({ memberId }) => memberId === ann.id);
    expect(await marks()).toMatchObject({ readSeq: 0, deliveredSeq: 2 });
    await ann.chat.ok('listMessages', { path });
    expect(await marks()).toMatchObject({ readSeq: 2, deliveredSeq: 2 });
    // Neither back, nor beyond the newest message.
    await ann.chat.ok('markConversation', { path, body: { readSeq: 1 } });
    expect(await ann.chat.ok('markConversation', { path, body: { readSeq: 900 } })).toMatchObject({ readSeq: 2 });
    await say(ben, ann, 'Then Tuesday?');
    expect((await rowOf(ann))?.unreadCount).toBe(1);
  });

  test('and presence are hidden both ways by a member who shares none', async () => {
    const { ann, ben, conversationId } = await acquainted(server);
    expect(await threadOf(ann, conversationId)).toMatchObject({ marks: [{}, {}], presence: 'today' });
    const hidden = { shareReceipts: false, sharePresence: false };
    expect(await ben.chat.ok('changeChatSettings', { body: hidden })).toEqual(hidden);
    for (const [member, other] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      const conversation = await threadOf(member, conversationId);
      expect(conversation.marks.map(({ memberId }) => memberId)).not.toContain(other.id);
      expect(conversation).not.toHaveProperty('presence');
    }
    // The same switch as that of the profile.
    const own = await ben.api.ok('getUser', { path: { userId: ben.id } });
    expect(JSON.stringify(own)).toContain('"hideActivity":true');
  });
});

describe('a conversation', () => {
  test('that is muted notifies nobody until it ends', async () => {
    const { ann, ben, path } = await acquainted(server);
    await ann.api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });
    await ann.chat.ok('changeConversation', { path, body: { mutedUntil: server.clock.inHours(2) } });
    await say(ben, ann, 'Quietly');
    expect((await ann.api.ok('listNotifications')).unread).toBe(0);
    expect(await rowOf(ann)).toMatchObject({ mutedUntil: server.clock.inHours(2), unreadCount: 2 });
    server.clock.advance(3 * 3600);
    expect(await rowOf(ann)).not.toHaveProperty('mutedUntil');
    await say(ben, ann, 'Aloud');
    expect((await ann.api.ok('listNotifications')).unread).toBe(1);
  });

  test('is marked as unread, quietly and for one member, until they read its messages', async () => {
    const { ann, ben, conversationId, path } = await acquainted(server);
    const isMarked = async (member: TestMember) => {
      const marked = (await rowOf(member))?.isMarkedUnread;
      expect((await threadOf(member, conversationId)).isMarkedUnread).toBe(marked);
      return marked ?? false;
    };
    const markUnread = () => ann.chat.ok('changeConversation', { path, body: { isMarkedUnread: true } });
    await ann.chat.ok('markConversation', { path, body: { readSeq: 2 } });
    const second = await sockets.open({ cookie: ann.cookie });
    const events: string[] = [];
    second.on('unread', ({ conversationId: id }) => events.push(id));
    expect(await markUnread()).toMatchObject({ isMarkedUnread: true, unreadCount: 0 });
    expect([await isMarked(ann), await isMarked(ben)]).toEqual([true, false]);
    expect((await ann.api.ok('listNotifications')).unread).toBe(0);
    await vi.waitFor(() => expect(events).toEqual([conversationId]));
    // A delivery is no opening.
    await ann.chat.ok('markConversation', { path, body: { deliveredSeq: 2 } });
    expect(await isMarked(ann)).toBe(true);
    // It is ended by each way to open it, also where everything was read before.
    await ann.chat.ok('markConversation', { path, body: { readSeq: 2 } });
    expect(await isMarked(ann)).toBe(false);
    await vi.waitFor(() => expect(events).toHaveLength(2));
    await markUnread();
    await ann.chat.ok('listMessages', { path });
    expect(await isMarked(ann)).toBe(false);
    await markUnread();
    await ann.chat.ok('changeConversation', { path, body: { isMarkedUnread: false } });
    expect(await isMarked(ann)).toBe(false);
  });

  test('is archived for one member, until its next message', async () => {
    const { ann, ben, path } = await acquainted(server);
    await ann.chat.ok('changeConversation', { path, body: { isArchived: true } });
    expect(await rowOf(ann)).toMatchObject({ isArchived: true });
    expect(await rowOf(ben)).not.toHaveProperty('isArchived');
    // The list to which its notification leads has it no longer.
    expect((await ann.api.ok('listNotifications')).unread).toBe(0);
    await say(ben, ann, 'Still there?');
    expect(await rowOf(ann)).not.toHaveProperty('isArchived');
    expect((await ann.api.ok('listNotifications')).unread).toBe(1);
  });
});

describe('over the socket', () => {
  test('a change, a mark, typing and presence reach the other member', async () => {
    const { ann, ben, conversationId, path } = await acquainted(server);
    const socket = await sockets.open({ cookie: ann.cookie });
    await join(socket, conversationId);
    const heard: [string, unknown][] = [];
    for (const event of ['message', 'messageChanged', 'marks', 'typing', 'presence'] as const)
      socket.on(event, (payload: { memberId?: string }) => {
        // Her own mark: the message has reached her.
        if (payload.memberId !== ann.id) heard.push([event, payload]);
      });
    const other = await sockets.open({ cookie: ben.cookie });
    await join(other, conversationId);
    await vi.waitFor(() => expect(heard).toHaveLength(1), 15_000);
    other.emit('typing', conversationId);
    other.emit('typing', conversationId);
    await vi.waitFor(() => expect(heard).toHaveLength(2), 15_000);
    const sent = await say(ben, ann, 'Tusday');
    const edited = await ben.chat.ok('editMessage', { path: { messageId: sent._id }, body: { text: 'Tuesday' } });
    const marks = await ben.chat.ok('markConversation', { path, body: { readSeq: 3 } });
    await vi.waitFor(() => expect(heard).toHaveLength(5), 15_000);
    other.disconnect();
    await vi.waitFor(() => expect(heard).toHaveLength(6), 15_000);
    const by = { conversationId, memberId: ben.id };
    expect(heard).toEqual([
      ['presence', { ...by, presence: 'online' }],
      ['typing', by],
      ['message', sent.message],
      ['messageChanged', edited],
      ['marks', { conversationId, ...marks }],
      ['presence', { ...by, presence: 'today' }],
    ]);
  });

  test('a message that reaches a socket of the receiver is delivered, with one statement for several', async () => {
    const { ann, ben, conversationId } = await acquainted(server);
    const receiver = await sockets.open({ cookie: ben.cookie });
    await join(receiver, conversationId);
    const sender = await sockets.open({ cookie: ann.cookie });
    await join(sender, conversationId);
    const heard: unknown[] = [];
    sender.on('marks', (marks) => heard.push(marks));
    await say(ann, ben, 'Tuesday?');
    await say(ann, ben, 'Or Wednesday?');
    await vi.waitFor(() => expect(heard).toHaveLength(1), 15_000);
    expect(heard).toEqual([{ conversationId, memberId: ben.id, readSeq: 0, deliveredSeq: 4 }]);
    const { marks } = await threadOf(ann, conversationId);
    expect(marks).toContainEqual({ memberId: ben.id, readSeq: 0, deliveredSeq: 4 });
  });

  test('nothing of a member reaches the sender of a request', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'Hello');
    const socket = await sockets.open({ cookie: ann.cookie });
    await join(socket, conversationId);
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    const other = await sockets.open({ cookie: ben.cookie });
    await join(other, conversationId);
    other.emit('typing', conversationId);
    await ben.chat.ok('listMessages', { path: { conversationId } });
    await join(other, unknownId);
    await join(socket, unknownId);
    expect(heard).toEqual([]);
  });

  test('the sender of a request learns that it was accepted, and not that it was declined', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'Hello');
    const path = { conversationId };
    const socket = await sockets.open({ cookie: ann.cookie });
    await join(socket, conversationId);
    const heard: [string, unknown][] = [];
    socket.onAny((event: string, payload: unknown) => heard.push([event, payload]));
    const marks = await ben.chat.ok('markConversation', { path, body: { readSeq: 1 } });
    await ben.chat.ok('answerMessageRequest', { path, body: { answer: 'decline' } });
    await join(socket, unknownId);
    expect(heard).toEqual([]);
    await ben.chat.ok('answerMessageRequest', { path, body: { answer: 'accept' } });
    await join(socket, unknownId);
    expect(heard).toEqual([
      ['unread', { conversationId }],
      ['marks', { conversationId, ...marks }],
    ]);
  });
});
