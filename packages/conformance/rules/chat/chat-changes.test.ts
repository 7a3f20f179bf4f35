import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { chatsOf, listen, open, read, stored } from '../../src/chat.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { absentId, idsOf, inHours } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
});

const changesOf = (member: Member, conversationId: string, since: number) =>
  member.chat.ok('listChanges', { path: { conversationId }, query: { since } });

describe('editMessage and deleteMessage', () => {
  addition('are only for the sender, and listMessages has the result', async () => {
    const { _id: messageId, conversationId } = await stored(ann, ben, uniqueWord());
    const path = { messageId };
    const edited = await ann.chat.ok('editMessage', { path, body: { text: 'Better' } });
    expect(edited).toMatchObject({ _id: messageId, text: 'Better' });
    expect((await read(ben.chat, conversationId)).at(-1)).toEqual(edited);
    for (const other of [ben, cay]) {
      expect(await other.chat.outcome('editMessage', { path, body: { text: 'Mine' } })).toEqual([403, 'not_sender']);
      expect(await other.chat.outcome('deleteMessage', { path })).toEqual([403, 'not_sender']);
    }
    expect(await visitor.status('deleteMessage', { path })).toBe(401);
    const deleted = await ann.chat.ok('deleteMessage', { path });
    expect(deleted).toMatchObject({ _id: messageId, text: '' });
    expect(deleted.deletedAt).toBeDefined();
    expect((await read(ben.chat, conversationId)).at(-1)).toEqual(deleted);
    const restored = await ann.chat.outcome('editMessage', { path, body: { text: 'Back' } });
    expect(restored).toEqual([409, 'message_deleted']);
    expect(await ben.chat.outcome('addReaction', { path: { messageId, reaction: 'heart' } })).toEqual([
      409,
      'message_deleted',
    ]);
    expect(await ann.chat.status('deleteMessage', { path: { messageId: absentId(messageId) } })).toBe(404);
  });
});

describe('addReaction and removeReaction', () => {
  addition('are for the two members, with each reaction once', async () => {
    const { _id: messageId } = await stored(ann, ben, uniqueWord());
    const path = { messageId, reaction: 'heart' };
    await ben.chat.ok('addReaction', { path });
    const both = await ann.chat.ok('addReaction', { path });
    expect(both.reactions).toEqual([{ reaction: 'heart', members: [ben.id, ann.id] }]);
    expect(await ann.chat.ok('addReaction', { path })).toEqual(both);
    await ben.chat.ok('removeReaction', { path });
    expect((await ann.chat.ok('removeReaction', { path })).reactions ?? []).toEqual([]);
    expect(await ann.chat.status('addReaction', { path: { messageId, reaction: 'frown' } })).toBe(404);
  });
});

describe('listChanges', () => {
  addition('has new and changed messages, each once in its current state', async () => {
    const conversationId = await open(ben, cay);
    const first = await stored(ben, cay, 'first');
    const { next } = await changesOf(cay, conversationId, 0);
    const answer = { senderId: cay.id, receiverId: ben.id, text: 'second', replyTo: first._id };
    const second = await cay.chat.ok('sendMessage', { body: answer });
    await ben.chat.ok('editMessage', { path: { messageId: first._id }, body: { text: 'first, edited' } });
    const changes = await changesOf(cay, conversationId, next);
    expect(changes.messages.map(({ _id, text }) => [_id, text])).toEqual([
      [second._id, 'second'],
      [first._id, 'first, edited'],
    ]);
    expect(changes.messages[0]?.replyTo).toMatchObject({ _id: first._id, excerpt: 'first, edited' });
    expect((await changesOf(ben, conversationId, changes.next)).messages).toEqual([]);
  });
});

describe('markConversation and getThread', () => {
  addition('open a conversation at its first unread message, which only a mark reads', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const first = await stored(dan, eve, 'first');
    await stored(dan, eve, 'second');
    const path = { conversationId: first.conversationId };
    const opened = () => eve.chat.ok('getThread', { path, query: { at: 'unread' } });
    expect((await opened()).conversation).toMatchObject({ unreadCount: 2, firstUnreadSeq: first.seq });
    expect((await opened()).messages.map(({ text }) => text)).toEqual(['first', 'second']);
    await eve.chat.ok('markConversation', { path, body: { readSeq: first.seq } });
    expect((await opened()).conversation.unreadCount).toBe(1);
    expect((await chatsOf(eve))[0]).toMatchObject({ unreadCount: 1, lastMessage: { excerpt: 'second' } });
  });
});

describe('answerMessageRequest', () => {
  addition('lets only the receiver of first messages accept or decline them', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const { conversationId } = await stored(dan, eve, 'Hello');
    const path = { conversationId };
    expect((await chatsOf(eve))[0]?.request).toBe('incoming');
    expect((await chatsOf(dan))[0]?.request).toBe('outgoing');
    const own = await dan.chat.outcome('answerMessageRequest', { path, body: { answer: 'accept' } });
    expect(own).toEqual([409, 'not_a_request']);
    await eve.chat.ok('answerMessageRequest', { path, body: { answer: 'decline' } });
    expect(await chatsOf(eve)).toEqual([]);
    expect((await chatsOf(dan))[0]?.request).toBe('outgoing');
  });
});

describe('changeConversation', () => {
  addition('mutes a conversation, and archives it until its next message, for the caller alone', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const { conversationId } = await stored(dan, eve, 'first');
    const [path, mutedUntil] = [{ conversationId }, inHours(8)];
    const changed = await eve.chat.ok('changeConversation', { path, body: { mutedUntil, isArchived: true } });
    expect(changed).toMatchObject({ _id: conversationId, mutedUntil, isArchived: true });
    expect((await chatsOf(eve))[0]).toMatchObject({ mutedUntil, isArchived: true });
    const { conversation } = await dan.chat.ok('getThread', { path });
    expect(conversation.isArchived).toBe(false);
    expect(conversation).not.toHaveProperty('mutedUntil');
    await stored(dan, eve, 'second');
    const { conversation: own } = await eve.chat.ok('getThread', { path });
    expect(own).toMatchObject({ mutedUntil, isArchived: false });
    for (const end of [null, inHours(-1)]) {
      await eve.chat.ok('changeConversation', { path, body: { mutedUntil } });
      const loud = await eve.chat.ok('changeConversation', { path, body: { mutedUntil: end } });
      expect(loud).not.toHaveProperty('mutedUntil');
    }
  });
});

describe('getChatSettings and changeChatSettings', () => {
  addition('change only what is named, and hide from the caller what the caller hides', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const { conversationId } = await stored(dan, eve, 'Hello');
    await stored(eve, dan, 'Hello too');
    const marksFor = async (member: Member) => {
      const { conversation } = await member.chat.ok('getThread', { path: { conversationId } });
      return conversation.marks.map(({ memberId }) => memberId).toSorted();
    };
    expect(await dan.chat.ok('getChatSettings')).toEqual({ shareReceipts: true, sharePresence: true });
    expect(await marksFor(eve)).toEqual([dan.id, eve.id].toSorted());
    const settings = { shareReceipts: false, sharePresence: true };
    expect(await dan.chat.ok('changeChatSettings', { body: { shareReceipts: false } })).toEqual(settings);
    expect(await dan.chat.ok('getChatSettings')).toEqual(settings);
    expect([await marksFor(dan), await marksFor(eve)]).toEqual([[dan.id], [eve.id]]);
  });
});

describe('searchMessages', () => {
  addition('finds messages with every word, only in the caller’s conversations', async () => {
    const word = uniqueWord();
    const { _id } = await stored(ann, ben, `Crème ${word}`);
    const found = async (member: Member, q: string) =>
      (await member.chat.ok('searchMessages', { query: { q } })).map((message) => message._id);
    expect(await found(ben, `${word} creme`)).toEqual([_id]);
    expect(await found(cay, word)).toEqual([]);
    expect(await found(ann, `${word} other`)).toEqual([]);
  });

  addition('finds emoji, in any tone of skin', async () => {
    const word = uniqueWord();
    const { _id } = await stored(ann, ben, `${word} 👍🏽`);
    const found = async (q: string) => (await ben.chat.ok('searchMessages', { query: { q } })).map((each) => each._id);
    expect(await found('👍')).toContain(_id);
    expect(await found(`${word} 👍`)).toEqual([_id]);
    expect(await found(`${word} 🎻`)).toEqual([]);
  });

  addition('gives pages that follow each other without a gap or a repetition, the newest first', async () => {
    const word = uniqueWord();
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.unshift((await stored(ann, ben, `${word} ${number}`))._id);
    const call = { query: { q: word, limit: 2 } };
    const pages = await pagesOf(ben.chat, 'searchMessages', call, (body: { _id: string }[]) => body);
    expect(pages.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });
});

describe('the socket', () => {
  addition('announces changed messages in the room', async () => {
    const { _id: messageId, conversationId } = await stored(ann, ben, 'Tusday');
    const { socket } = await listen(ben, conversationId);
    const changed = new Promise((resolve) => socket.once('messageChanged', resolve));
    const edited = await ann.chat.ok('editMessage', { path: { messageId }, body: { text: 'Tuesday' } });
    expect(await changed).toEqual(edited);
  });
});
