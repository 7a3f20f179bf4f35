import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { chatsOf, listen, read, stored } from '../../src/chat.ts';
import { type Member, newMembers, uniqueWord } from '../../src/members.ts';
import { utc } from '../../src/things.ts';

let ann: Member;
let ben: Member;
beforeAll(async () => {
  ({ ann, ben } = await newMembers(['ann', 'ben']));
  await stored(ann, ben, 'Hello');
  await stored(ben, ann, 'Hello Ann');
});

const react = ({ chat }: Member, messageId: string, reaction: string) =>
  chat.ok('addReaction', { path: { messageId, reaction } });
const unreact = ({ chat }: Member, messageId: string, reaction: string) =>
  chat.ok('removeReaction', { path: { messageId, reaction } });

describe('reactions', () => {
  addition('are each member’s own: one taken back leaves all others (removeReaction)', async () => {
    const { _id } = await stored(ann, ben, uniqueWord());
    const beside = await stored(ann, ben, uniqueWord());
    for (const member of [ann, ben]) for (const reaction of ['heart', 'thanks']) await react(member, _id, reaction);
    await react(ben, beside._id, 'heart');
    const { reactions = [] } = await unreact(ann, _id, 'heart');
    expect(reactions.toSorted((one, two) => (one.reaction < two.reaction ? -1 : 1))).toEqual([
      { reaction: 'heart', members: [ben.id] },
      { reaction: 'thanks', members: [ann.id, ben.id] },
    ]);
    const [shown] = (await read(ben.chat, beside.conversationId)).filter((message) => message._id === _id);
    expect(shown?.reactions).toEqual(reactions);
    expect((await read(ben.chat, beside.conversationId)).at(-1)?.reactions).toEqual([
      { reaction: 'heart', members: [ben.id] },
    ]);
    expect(await unreact(ann, _id, 'heart')).toMatchObject({ reactions });
  });

  addition('are changes of the conversation, and repeated ones are none (addReaction, listChanges)', async () => {
    const { _id, conversationId, changeSeq: since = 0 } = await stored(ann, ben, uniqueWord());
    const unread = (await chatsOf(ann))[0]?.unreadCount;
    const changes = async () => await ann.chat.ok('listChanges', { path: { conversationId }, query: { since } });
    const { changeSeq } = await react(ben, _id, 'laugh');
    expect(changeSeq).toBeGreaterThan(since);
    expect((await react(ben, _id, 'laugh')).changeSeq).toBe(changeSeq);
    const { messages, next, conversation } = await changes();
    expect(messages).toMatchObject([{ _id, changeSeq, reactions: [{ reaction: 'laugh', members: [ben.id] }] }]);
    expect([next, conversation.changeSeq]).toEqual([changeSeq, changeSeq]);
    expect((await unreact(ben, _id, 'laugh')).changeSeq).toBeGreaterThan(changeSeq ?? 0);
    expect((await changes()).messages[0]).not.toHaveProperty('reactions');
    expect((await chatsOf(ann))[0]?.unreadCount).toBe(unread);
  });

  addition('reach both members in the room at once (addReaction, removeReaction)', async () => {
    const { _id, conversationId } = await stored(ann, ben, uniqueWord());
    const sockets = [await listen(ann, conversationId), await listen(ben, conversationId)];
    const heard = sockets.map(({ socket }) => {
      const messages: unknown[] = [];
      socket.on('messageChanged', (message) => messages.push(message));
      return messages;
    });
    const steps = [await react(ben, _id, 'heart'), await unreact(ben, _id, 'heart')];
    for (const messages of heard) await expect.poll(() => messages).toEqual(steps);
  });
});

describe('an edited message', () => {
  addition('says when it was edited, and is changed wherever it shows (editMessage)', async () => {
    const { _id, conversationId, createdAt, changeSeq = 0, seq } = await stored(ann, ben, uniqueWord());
    const reply = { senderId: ben.id, receiverId: ann.id, text: 'Yes', replyTo: _id };
    await ben.chat.ok('sendMessage', { body: reply });
    const word = uniqueWord();
    const edited = await ann.chat.ok('editMessage', { path: { messageId: _id }, body: { text: `Better ${word}` } });
    expect(edited).toMatchObject({ createdAt, seq });
    expect(utc(edited.editedAt)).toBeGreaterThanOrEqual(utc(createdAt));
    expect(edited.changeSeq).toBeGreaterThan(changeSeq);
    const [before, after] = (await read(ben.chat, conversationId)).slice(-2);
    expect(before).toEqual(edited);
    expect(after).toMatchObject({ replyTo: { _id, excerpt: `Better ${word}`, senderId: { _id: ann.id } } });
    expect(after).not.toHaveProperty('editedAt');
    const found = await ben.chat.ok('searchMessages', { query: { q: word } });
    expect(found.map((message) => message._id)).toEqual([_id]);
    const same = { path: { messageId: _id }, body: { text: `Better ${word}` } };
    expect(await ann.chat.ok('editMessage', same)).toEqual(edited);
  });
});

describe('a deleted message', () => {
  addition('is gone wherever it showed, and no other one is (deleteMessage)', async () => {
    const { cay, dan } = await newMembers(['cay', 'dan']);
    const [word, earlier] = [uniqueWord(), await stored(cay, dan, 'Before')];
    const { _id, conversationId, createdAt, seq } = await stored(cay, dan, word);
    await react(dan, _id, 'heart');
    const reply = { senderId: cay.id, receiverId: dan.id, text: 'After', replyTo: _id };
    await cay.chat.ok('sendMessage', { body: reply });
    const path = { messageId: _id };
    const deleted = await cay.chat.ok('deleteMessage', { path });
    expect(deleted).toMatchObject({ _id, text: '', createdAt, seq });
    for (const field of ['reactions', 'editedAt', 'attachments']) expect(deleted).not.toHaveProperty(field);
    expect(await cay.chat.ok('deleteMessage', { path })).toEqual(deleted);
    expect(await dan.chat.ok('searchMessages', { query: { q: word } })).toEqual([]);
    const [first, , last] = (await dan.chat.ok('getThread', { path: { conversationId } })).messages;
    expect([first?.text, last?.replyTo?.excerpt]).toEqual(['Before', '']);
    expect((await chatsOf(dan))[0]).toMatchObject({ unreadCount: 2, lastMessage: { excerpt: 'After' } });
    await cay.chat.ok('deleteMessage', { path: { messageId: last?._id ?? '' } });
    expect((await chatsOf(dan))[0]).toMatchObject({
      unreadCount: 1,
      lastMessage: { excerpt: 'Before', senderId: cay.id, seq: earlier.seq },
    });
    const { messages } = await dan.chat.ok('listChanges', { path: { conversationId }, query: { since: 0 } });
    expect(messages.filter(({ deletedAt }) => deletedAt !== undefined)).toHaveLength(2);
  });
});

describe('marks', () => {
  addition('only rise, up to the newest message, and reading is receiving (markConversation)', async () => {
    const { cay, dan } = await newMembers(['cay', 'dan']);
    const { conversationId } = await stored(dan, cay, 'Hello');
    const messages = [await stored(cay, dan, 'one'), await stored(cay, dan, 'two'), await stored(cay, dan, 'three')];
    const [one = 0, two = 0, three = 0] = messages.map(({ seq }) => seq);
    const mark = (body: object) => dan.chat.ok('markConversation', { path: { conversationId }, body });
    const of = (readSeq: number, deliveredSeq: number) => ({ memberId: dan.id, readSeq, deliveredSeq });
    expect(await mark({ deliveredSeq: two })).toEqual(of(0, two));
    expect(await mark({ readSeq: two })).toEqual(of(two, two));
    expect(await mark({ readSeq: one, deliveredSeq: one })).toEqual(of(two, two));
    const { conversation } = await cay.chat.ok('getThread', { path: { conversationId } });
    expect(conversation.marks.find(({ memberId }) => memberId === dan.id)).toEqual(of(two, two));
    expect((await chatsOf(dan))[0]?.unreadCount).toBe(1);
    expect(await mark({ readSeq: three + 1000 })).toEqual(of(three, three));
    const own = (await cay.chat.ok('getThread', { path: { conversationId } })).conversation.marks;
    expect(own.find(({ memberId }) => memberId === cay.id)?.readSeq ?? 0).toBeLessThan(three);
  });

  addition('reach the other member’s devices in the room (markConversation)', async () => {
    const { conversationId, seq = 0 } = await stored(ann, ben, uniqueWord());
    const { socket } = await listen(ann, conversationId);
    const heard: unknown[] = [];
    socket.on('marks', (marks) => heard.push(marks));
    await ben.chat.ok('markConversation', { path: { conversationId }, body: { readSeq: seq } });
    await expect
      .poll(() => heard)
      .toContainEqual(expect.objectContaining({ memberId: ben.id, readSeq: seq, deliveredSeq: seq }));
  });
});
