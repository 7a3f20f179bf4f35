import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say, unknownId } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

async function open(member: TestMember, other: TestMember): Promise<string> {
  const body = { userId: member.id, otherUserId: other.id };
  return (await member.chat.ok('openConversation', { body }))._id;
}

async function texts(reader: TestMember, conversationId: string): Promise<string[]> {
  const messages = await reader.chat.ok('listMessages', { path: { conversationId } });
  return messages.map((message) => message.text);
}

describe('a message', () => {
  test('is stored once per Idempotency-Key, and the key belongs to that message', async () => {
    const [ann, ben, cat] = await enrol(server, 'Ann', 'Ben', 'Cat');
    const first = await say(ann, ben, 'hello', 'key-1');
    expect(await say(ann, ben, 'hello', 'key-1')).toEqual(first);
    expect((await say(ann, ben, 'hello', 'key-2'))._id).not.toBe(first._id);
    // The same key of another member is a different key.
    await say(ben, ann, 'hello', 'key-1');
    const reused = (receiverId: string, text: string) =>
      ann.chat.errorOf('sendMessage', 409, {
        body: { senderId: ann.id, receiverId, text },
        headers: { 'idempotency-key': 'key-1' },
      });
    expect(await reused(ben.id, 'other')).toBe('This Idempotency-Key was used for another message.');
    await reused(cat.id, 'hello');
    expect(await texts(ann, first.conversationId)).toHaveLength(3);
    await ann.chat.errorOf('sendMessage', 400, {
      body: { senderId: ann.id, receiverId: ben.id, text: 'x' },
      headers: { 'idempotency-key': 'k'.repeat(101) },
    });
  });
});

describe('catching up', () => {
  test('answers the messages after one message, in pages', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const sent = [];
    for (const text of ['1', '2', '3', '4']) sent.push(await say(ann, ben, text));
    const { _id: after, conversationId } = sent[0] ?? { _id: '', conversationId: '' };
    const path = { conversationId };
    const follow = await ben.chat.ok('listMessages', { path, query: { after } });
    expect(follow.map(({ text }) => text)).toEqual(['2', '3', '4']);
    const page = await ben.chat.call('listMessages', { path, query: { after, limit: 2 } });
    expect((page.body as { text: string }[]).map(({ text }) => text)).toEqual(['2', '3']);
    expect(page.headers.link).toContain(`after=${sent[2]?._id}`);
    const other = await say(ben, (await enrol(server, 'Cat'))[0], 'elsewhere');
    for (const unknown of [unknownId, 'malformed', other._id]) {
      const rejected = await ben.chat.errorOf('listMessages', 404, { path, query: { after: unknown } });
      expect(rejected).toBe('Message not found.');
    }
  });
});

test('the list of chats has the latest first and counts unread messages', async () => {
  const [ann, ben, cat] = await enrol(server, 'Ann', 'Ben', 'Cat');
  const list = async () => await ann.chat.ok('listChatUsers', { path: { currentUserId: ann.id } });
  const withCat = await open(ann, cat);
  server.clock.advance(1);
  const { conversationId } = await say(ben, ann, 'one');
  await say(ben, ann, 'two');
  expect(await list()).toMatchObject([
    { _id: ben.id, name: 'Ben', photo: '', unreadCount: 2, conversationId },
    { _id: cat.id, name: 'Cat', photo: '', unreadCount: 0, conversationId: withCat },
  ]);
  expect(await texts(ann, conversationId)).toHaveLength(2);
  server.clock.advance(1);
  await say(cat, ann, 'three');
  expect(await list()).toMatchObject([
    { _id: cat.id, unreadCount: 1 },
    { _id: ben.id, unreadCount: 0 },
  ]);
});
