import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { columnsWith } from '../support/kinds/columns-with.ts';
import { say } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

async function twoTalking() {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const first = await say(ann, ben, 'Shall we meet?');
  await say(ben, ann, 'Gladly.');
  return { ann, ben, first, path: { conversationId: first.conversationId }, message: { messageId: first._id } };
}

const changesOf = (member: TestMember, conversationId: string, since: number) =>
  member.chat.ok('listChanges', { path: { conversationId }, query: { since } });

describe('editing', () => {
  test('replaces the text for 15 minutes, only for the sender', async () => {
    const { ann, ben, first, message } = await twoTalking();
    const edited = await ann.chat.ok('editMessage', { path: message, body: { text: 'Shall we meet on Tuesday?' } });
    expect(edited).toMatchObject({ text: 'Shall we meet on Tuesday?', seq: first.seq, changeSeq: 3 });
    expect(edited.editedAt).toBeDefined();
    await ben.chat.errorOf('editMessage', 403, { path: message, body: { text: 'No.' } });
    server.clock.advance(16 * 60);
    expect(await ann.chat.errorOf('editMessage', 409, { path: message, body: { text: 'Late' } })).toBe(
      'You can edit a message for 15 minutes. You can still delete it.',
    );
  });

  test('and a repeated request with the first text stores nothing again', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const sent = await say(ann, ben, 'first', 'one key');
    await ann.chat.ok('editMessage', { path: { messageId: sent._id }, body: { text: 'second' } });
    expect(await say(ann, ben, 'first', 'one key')).toMatchObject({ _id: sent._id, text: 'second' });
    await ann.chat.ok('deleteMessage', { path: { messageId: sent._id } });
    expect(await say(ann, ben, 'first', 'one key')).toMatchObject({ _id: sent._id, text: '' });
  });
});

describe('deleting', () => {
  test('leaves the text in no column of any table, and an empty message in its place', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await say(ben, ann, 'Hello');
    const { _id: messageId, conversationId } = await say(ann, ben, 'xylophonesecret');
    await ann.chat.ok('editMessage', { path: { messageId }, body: { text: 'xylophonesecret two' } });
    await ben.chat.ok('addReaction', { path: { messageId, reaction: 'heart' } });
    const reply = await ben.chat.ok('sendMessage', {
      body: { senderId: ben.id, receiverId: ann.id, text: 'About that', replyTo: messageId },
    });
    expect(reply.replyTo?.excerpt).toBe('xylophonesecret two');
    expect(await columnsWith(server.database.db, 'xylophonesecret')).toEqual(['messages.text', 'messages.words']);
    server.clock.advance(48 * 3600);
    const left = await ann.chat.ok('deleteMessage', { path: { messageId } });
    expect(left).toMatchObject({ _id: messageId, text: '' });
    expect(left).not.toHaveProperty('reactions');
    expect(await columnsWith(server.database.db, 'xylophonesecret')).toEqual([]);
    const thread = await ben.chat.ok('getThread', { path: { conversationId } });
    expect(thread.messages.map(({ text }) => text)).toEqual(['Hello', '', 'About that']);
    expect(thread.messages[2]?.replyTo?.excerpt).toBe('');
    await ann.chat.errorOf('addReaction', 409, { path: { messageId, reaction: 'heart' } });
    await ann.chat.errorOf('editMessage', 409, { path: { messageId }, body: { text: 'again' } });
    expect(await ann.chat.ok('deleteMessage', { path: { messageId } })).toEqual(left);
  });

  test('leaves a reply that was written before, and waited for a network', async () => {
    const { ann, ben, path } = await twoTalking();
    const { _id: replyTo, seq } = await say(ann, ben, 'Never mind');
    await ann.chat.ok('deleteMessage', { path: { messageId: replyTo } });
    const body = { senderId: ben.id, receiverId: ann.id, text: 'About that', replyTo };
    const quote = { _id: replyTo, senderId: { _id: ann.id }, seq, excerpt: '' };
    expect((await ben.chat.ok('sendMessage', { body })).replyTo).toEqual(quote);
    expect((await ann.chat.ok('getThread', { path })).messages.at(-1)?.replyTo).toEqual(quote);
  });

  test('takes the message out of what is unread, and its notification', async () => {
    const { ann, ben, path } = await twoTalking();
    const { _id: messageId } = await say(ann, ben, 'Never mind');
    const unread = async () => (await ben.chat.ok('getThread', { path })).conversation.unreadCount;
    expect(await unread()).toBe(2);
    await ann.chat.ok('deleteMessage', { path: { messageId } });
    expect(await unread()).toBe(1);
    const [row] = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
    expect(row).toMatchObject({ unreadCount: 1, lastMessage: { excerpt: 'Gladly.', senderId: ben.id } });
    await ben.chat.ok('markConversation', { path, body: { readSeq: 2 } });
    const last = await say(ann, ben, 'Once more');
    await ann.chat.ok('deleteMessage', { path: { messageId: last._id } });
    expect((await ben.api.ok('listNotifications')).unread).toBe(0);
  });
});

describe('changes', () => {
  test('come once each as they are now, in pages that any cursor continues', async () => {
    const { ann, ben, first, path, message } = await twoTalking();
    await say(ann, ben, 'Third');
    await ann.chat.ok('editMessage', { path: message, body: { text: 'Edited' } });
    await ben.chat.ok('addReaction', { path: { ...message, reaction: 'heart' } });
    await ann.chat.ok('addReaction', { path: { ...message, reaction: 'heart' } });
    // The same again is no change.
    await ann.chat.ok('addReaction', { path: { ...message, reaction: 'heart' } });
    const all = await changesOf(ben, path.conversationId, 0);
    expect(all.messages.map(({ text, changeSeq }) => [text, changeSeq])).toEqual([
      ['Gladly.', 2],
      ['Third', 3],
      ['Edited', 6],
    ]);
    expect(all.messages[2]?.reactions).toEqual([{ reaction: 'heart', members: [ben.id, ann.id] }]);
    expect(all).toMatchObject({ next: 6, hasMore: false, isReset: false });
    const page = await ben.chat.ok('listChanges', { path, query: { since: 0, limit: 2 } });
    expect(page).toMatchObject({ next: 3, hasMore: true });
    const rest = await changesOf(ben, path.conversationId, page.next);
    expect(rest.messages.map(({ _id }) => _id)).toEqual([first._id]);
    expect(await changesOf(ben, path.conversationId, 6)).toMatchObject({ messages: [], next: 6 });
    expect((await changesOf(ben, path.conversationId, 99)).isReset).toBe(true);
    await ben.chat.ok('removeReaction', { path: { ...message, reaction: 'heart' } });
    const [last] = (await changesOf(ann, path.conversationId, 6)).messages;
    expect(last?.reactions).toEqual([{ reaction: 'heart', members: [ann.id] }]);
  });

  test('and a thread opens at its first unread message, with pages to both sides', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, '1');
    for (let number = 2; number <= 12; number += 1) await say(ann, ben, `${number}`);
    const path = { conversationId };
    await ben.chat.ok('markConversation', { path, body: { readSeq: 6 } });
    const seqs = async (query: Record<string, string | number>) => {
      const { messages, hasOlder, hasNewer } = await ben.chat.ok('getThread', { path, query });
      return [messages.map(({ seq }) => seq), hasOlder, hasNewer];
    };
    expect(await seqs({ at: 'unread', limit: 6 })).toEqual([[5, 6, 7, 8, 9, 10], true, true]);
    expect(await seqs({ at: '12', limit: 3 })).toEqual([[11, 12], true, false]);
    expect(await seqs({ limit: 3 })).toEqual([[10, 11, 12], true, false]);
    expect(await seqs({ before: 3 })).toEqual([[1, 2], false, true]);
    expect(await seqs({ after: 10 })).toEqual([[11, 12], true, false]);
    await ben.chat.errorOf('getThread', 400, { path, query: { before: 3, after: 1 } });
    // Opening has marked nothing.
    expect((await ben.chat.ok('getThread', { path })).conversation).toMatchObject({
      unreadCount: 6,
      firstUnreadSeq: 7,
    });
  });
});
