import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { open, stored } from '../src/chat.ts';
import { newMember, uniqueWord } from '../src/members.ts';
import { absentId } from '../src/things.ts';

describe('errors', () => {
  addition('of a field name the field and have the code of invalid input', async () => {
    const body = { name: 'Ann', email: 'nowhere', password: 'three unrelated words' };
    const rejected = await visitor.call('signUp', { body });
    expect(rejected.body).toMatchObject({ code: 'invalid_input', field: 'email' });
  });

  addition('of log-in say that credentials are wrong, those of other calls that they are missing', async () => {
    const body = { email: `${crypto.randomUUID()}@example.org`, password: 'three unrelated words' };
    expect(await visitor.outcome('logIn', { body })).toEqual([401, 'wrong_credentials']);
    expect(await visitor.outcome('listMySessions')).toEqual([401, 'not_authenticated']);
  });

  addition('of a report name the missing subject (reportContent)', async () => {
    const ann = await newMember('Ann');
    for (const [kind, code] of [
      ['member', 'user_not_found'],
      ['photo', 'picture_not_found'],
      ['event', 'event_not_found'],
      ['message', 'message_not_found'],
      ['review', 'review_not_found'],
    ] as const) {
      const body = { kind, id: absentId(ann.id), reason: 'Why' };
      expect(await ann.api.outcome('reportContent', { body })).toEqual([404, code]);
    }
    const photo = { kind: 'photo', id: (await newMember('Ben')).id, reason: 'Why' };
    expect(await ann.api.outcome('reportContent', { body: photo })).toEqual([404, 'picture_not_found']);
  });

  addition('of a conversation distinguish the conversation, its messages and its members', async () => {
    const [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
    const conversationId = await open(ann, ben);
    await stored(ann, ben, 'Hello');
    const read = (id: string, query = {}) => ann.chat.outcome('listMessages', { path: { conversationId: id }, query });
    expect(await read(absentId(conversationId))).toEqual([404, 'conversation_not_found']);
    expect(await read(conversationId, { after: absentId(conversationId) })).toEqual([404, 'message_not_found']);
    const foreign = { path: { conversationId } };
    expect(await cay.chat.outcome('listMessages', foreign)).toEqual([403, 'not_conversation_member']);
  });

  addition('of chat distinguish another member and another site', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const headers = { origin: 'https://evil.example' };
    const asBen = { path: { currentUserId: ben.id } };
    expect(await ann.chat.outcome('listChatUsers', asBen)).toEqual([403, 'not_yourself']);
    const pair = { userId: ben.id, otherUserId: ann.id };
    expect(await ann.chat.outcome('openConversation', { body: pair })).toEqual([403, 'not_yourself']);
    const own = { userId: ann.id, otherUserId: ben.id };
    expect(await ann.chat.outcome('openConversation', { body: own, headers })).toEqual([403, 'foreign_origin']);
    const message = { senderId: ann.id, receiverId: ben.id, text: 'Hello' };
    expect(await ann.chat.outcome('sendMessage', { body: message, headers })).toEqual([403, 'foreign_origin']);
    const settings = { shareReceipts: true };
    expect(await ann.chat.outcome('changeChatSettings', { body: settings, headers })).toEqual([403, 'foreign_origin']);
    const forged = { ...message, senderId: ben.id, receiverId: ann.id };
    expect(await ann.chat.outcome('sendMessage', { body: forged })).toEqual([403, 'not_yourself']);
  });

  addition('of codes say whether they are on, and whether the password is wrong', async () => {
    const ann = await newMember('Ann');
    for (const id of ['startCodes', 'startPasskey'] as const)
      expect(await ann.api.outcome(id, { body: { password: uniqueWord() } })).toEqual([403, 'wrong_password']);
    for (const id of ['removeCodes', 'renewRecoveryCodes'] as const) {
      expect(await ann.api.outcome(id, { body: { password: uniqueWord() } })).toEqual([403, 'wrong_password']);
      expect(await ann.api.outcome(id, { body: { password: ann.password } })).toEqual([409, 'codes_off']);
    }
    expect(await ann.api.outcome('confirmCodes', { body: { code: '123456' } })).toEqual([409, 'codes_off']);
  });
});
