import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { decideCase, findCase, report } from '../../src/cases.ts';
import { stored } from '../../src/chat.ts';
import { newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';

describe('errors of a conversation', () => {
  addition('distinguish its two members from others', async () => {
    const [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
    const { _id: messageId, conversationId } = await stored(ann, ben, 'Hello');
    const path = { conversationId, messageId, reaction: 'heart' };
    for (const [id, more] of [
      ['getThread', {}],
      ['changeConversation', { body: { isArchived: true } }],
      ['listChanges', { query: { since: 0 } }],
      ['markConversation', { body: { readSeq: 1 } }],
      ['answerMessageRequest', { body: { answer: 'accept' } }],
      ['addReaction', {}],
      ['removeReaction', {}],
    ] as const)
      expect([id, await cay.chat.outcome(id, { path, ...more })]).toEqual([id, [403, 'not_conversation_member']]);
  });
});

describe('errors of a message', () => {
  addition('say that a moderator has removed it (editMessage, addReaction)', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const { _id: messageId } = await stored(ann, ben, 'Buy now');
    expect(await report(ben, 'message', messageId)).toEqual([201]);
    expect(await decideCase(moderator, await findCase(moderator, ann.id), { kind: 'hide' })).toEqual([200]);
    const edited = await ann.chat.outcome('editMessage', { path: { messageId }, body: { text: 'Hello' } });
    expect(edited).toEqual([409, 'message_removed']);
    const liked = await ben.chat.outcome('addReaction', { path: { messageId, reaction: 'heart' } });
    expect(liked).toEqual([409, 'message_removed']);
  });
});
