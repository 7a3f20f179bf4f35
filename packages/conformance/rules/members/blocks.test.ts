import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { stored } from '../../src/chat.ts';
import { newMember } from '../../src/members.ts';

describe('blockMember', () => {
  addition('hides two members from each other until one unblocks the other', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const sent = { senderId: ben.id, receiverId: ann.id, text: 'Hello Ann' };
    await ben.chat.ok('sendMessage', { body: sent });
    expect(await ann.api.status('blockMember', { path: { userId: ben.id } })).toBe(200);
    expect(await ann.api.status('blockMember', { path: { userId: ben.id } })).toBe(200);
    for (const [viewer, other] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      expect(await viewer.api.status('getUser', { path: { userId: other.id } })).toBe(404);
      const { users } = await viewer.api.ok('listUsers', { query: { name: other.name } });
      expect(users.map(({ _id }) => _id)).not.toContain(other.id);
      const chats = await viewer.chat.ok('listChatUsers', { path: { currentUserId: viewer.id } });
      expect(JSON.stringify(chats)).not.toContain(other.id);
      const body = { senderId: viewer.id, receiverId: other.id, text: 'Hello again' };
      expect(await viewer.chat.status('sendMessage', { body })).toBe(404);
    }
    const { users } = await visitor.ok('listUsers', { query: { name: ben.name } });
    expect(users.map(({ _id }) => _id)).toContain(ben.id);
    expect((await ann.api.ok('listBlocked')).blocked).toMatchObject([{ _id: ben.id, name: ben.name }]);
    expect((await ben.api.ok('listBlocked')).blocked).toEqual([]);
    expect(await ben.api.status('unblockMember', { path: { userId: ann.id } })).toBe(404);
    expect(await ann.api.status('unblockMember', { path: { userId: ben.id } })).toBe(200);
    expect(await ann.api.status('unblockMember', { path: { userId: ben.id } })).toBe(404);
    expect(await ben.chat.status('sendMessage', { body: sent })).toBe(201);
  });

  addition('leaves the blocker what the two wrote, and lets neither write there', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const { _id: theirs, conversationId } = await stored(ben, ann, 'Hello Ann');
    const { _id: own } = await stored(ann, ben, 'Hello Ben');
    await ann.api.ok('blockMember', { path: { userId: ben.id } });
    const { conversation, messages } = await ann.chat.ok('getThread', { path: { conversationId } });
    expect([conversation.isBlocked, messages.map(({ _id }) => _id)]).toEqual([true, [theirs, own]]);
    expect(await ben.chat.status('getThread', { path: { conversationId } })).toBe(404);
    const report = { kind: 'message', id: theirs, reason: 'It insults me.' } as const;
    expect(await ann.api.status('reportContent', { body: report })).toBe(201);
    const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'notes.pdf', { type: 'application/pdf' });
    for (const [id, call] of [
      ['sendMessage', { body: { senderId: ann.id, receiverId: ben.id, text: 'Hello?' } }],
      ['editMessage', { path: { messageId: own }, body: { text: 'Better' } }],
      ['deleteMessage', { path: { messageId: own } }],
      ['addReaction', { path: { messageId: theirs, reaction: 'heart' } }],
      ['removeReaction', { path: { messageId: theirs, reaction: 'heart' } }],
    ] as const)
      expect([id, await ann.chat.outcome(id, call)]).toEqual([id, [404, 'member_blocked']]);
    const upload = await ann.api.outcome('addAttachment', { query: { conversationId }, form: { file: pdf } });
    expect(upload).toEqual([404, 'member_blocked']);
  });

  addition('requires another member', async () => {
    const ann = await newMember('Ann');
    const own = { path: { userId: ann.id } };
    expect(await ann.api.outcome('blockMember', own)).toEqual([400, 'invalid_input']);
    expect([400, 404]).toContain(await ann.api.status('unblockMember', own));
    expect(await visitor.status('blockMember', { path: { userId: ann.id } })).toBe(401);
    expect(await visitor.status('listBlocked')).toBe(401);
  });
});
