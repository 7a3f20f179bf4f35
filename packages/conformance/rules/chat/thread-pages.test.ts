import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { stored } from '../../src/chat.ts';
import { newMembers } from '../../src/members.ts';

/** A conversation of five messages, which the second member has not read. */
async function talk() {
  const { ann, ben } = await newMembers(['ann', 'ben']);
  const messages = [];
  for (const text of ['1', '2', '3', '4', '5']) messages.push(await stored(ann, ben, text));
  const seqs = messages.map(({ seq = 0 }) => seq);
  const path = { conversationId: messages[0]?.conversationId ?? '' };
  const read = async (query: Record<string, string | number>) => {
    const { messages: part, hasOlder, hasNewer } = await ben.chat.ok('getThread', { path, query });
    return [part.map(({ text }) => text).join(''), hasOlder, hasNewer];
  };
  return { ann, ben, path, read, seqs, messages };
}

describe('getThread', () => {
  addition('says whether there is more before and after its messages', async () => {
    const { read, seqs } = await talk();
    const [, second = 0, third = 0] = seqs;
    expect(await read({})).toEqual(['12345', false, false]);
    expect(await read({ limit: 2 })).toEqual(['45', true, false]);
    expect(await read({ limit: 2, before: third })).toEqual(['12', false, true]);
    expect(await read({ limit: 1, before: third })).toEqual(['2', true, true]);
    expect(await read({ limit: 2, after: second })).toEqual(['34', true, true]);
    expect(await read({ limit: 3, after: second })).toEqual(['345', true, false]);
    expect(await read({ limit: 3, at: 'unread' })).toEqual(['123', false, true]);
  });

  addition('takes one position at a time', async () => {
    const { ben, path } = await talk();
    for (const query of [
      { at: 'newest', before: 3 },
      { at: 'newest', after: 1 },
      { before: 3, after: 1 },
    ])
      expect(await ben.chat.outcome('getThread', { path, query })).toEqual([400, 'invalid_input']);
  });

  addition('counts what the other member has written and the caller has not read', async () => {
    const { ann, ben, path, seqs } = await talk();
    const stateFor = async ({ chat }: typeof ann) => (await chat.ok('getThread', { path })).conversation;
    expect(await stateFor(ben)).toMatchObject({ unreadCount: 5, firstUnreadSeq: seqs[0], with: { _id: ann.id } });
    expect(await stateFor(ann)).toMatchObject({ unreadCount: 0, with: { _id: ben.id } });
    expect(await stateFor(ann)).not.toHaveProperty('firstUnreadSeq');
    await ben.chat.ok('markConversation', { path, body: { readSeq: seqs[2] } });
    expect(await stateFor(ben)).toMatchObject({ unreadCount: 2, firstUnreadSeq: seqs[3] });
  });
});

describe('listChanges', () => {
  addition('goes on with `next` while there is more, and has each message once', async () => {
    const { ann, ben, path, messages } = await talk();
    await ann.chat.ok('editMessage', { path: { messageId: messages[0]?._id ?? '' }, body: { text: '1, edited' } });
    const found: string[] = [];
    let [since, hasMore] = [0, true];
    while (hasMore) {
      const changes = await ben.chat.ok('listChanges', { path, query: { since, limit: 2 } });
      found.push(...changes.messages.map(({ text }) => text));
      expect(changes.isReset).toBe(false);
      expect(changes.next).toBeGreaterThan(since);
      [since, hasMore] = [changes.next, changes.hasMore];
    }
    expect(found).toEqual(['2', '3', '4', '5', '1, edited']);
    expect(await ben.chat.ok('listChanges', { path, query: { since } })).toMatchObject({ messages: [], next: since });
    const ahead = await ben.chat.ok('listChanges', { path, query: { since: since + 100 } });
    expect(ahead).toMatchObject({ messages: [], isReset: true });
  });
});
