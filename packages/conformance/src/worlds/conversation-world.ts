import type { Call, OperationId } from '../backend.ts';
import { open, stored } from '../chat.ts';
import { type Member, newMembers, uniqueWord } from '../members.ts';
import { picture } from '../picture.ts';
import type { Secret } from '../secrets.ts';
import type { World } from '../tie-rules.ts';

const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' });

/** Starts two conversations of a member, and plants a secret in the first one wherever the contract has one. */
export async function conversationWorld(): Promise<World> {
  const people = await newMembers(['sender', 'receiver', 'contact', 'stranger']);
  const { sender, receiver, contact } = people;
  const secrets: Secret[] = [];
  const secret = (field: string) => {
    const planted = { field, text: uniqueWord() };
    secrets.push(planted);
    return planted.text;
  };
  const first = await stored(sender, receiver, secret('NewMessage.text'));
  const { conversationId } = first;
  const second = await stored(sender, receiver, 'Hello');
  const edited = { path: { messageId: second._id }, body: { text: secret('MessageEdit.text') } };
  await sender.chat.ok('editMessage', edited);
  const attach = { query: { conversationId }, form: { file: pdf(secret('NewAttachment.file')) } };
  const file = await sender.api.ok('addAttachment', attach);
  const shown = await sender.api.ok('addAttachment', { ...attach, form: { file: picture() } });
  const descriptions = [{ attachmentId: shown._id, description: secret('PictureDescription.description') }];
  const toReceiver = { senderId: sender.id, receiverId: receiver.id };
  await sender.chat.ok('sendMessage', {
    body: { ...toReceiver, text: '', attachmentIds: [file._id, shown._id], descriptions },
  });
  const beside = await stored(sender, contact, 'Hello');
  await open(contact, sender);

  const calls: Partial<Record<OperationId, Call>> = {
    listChanges: { query: { since: 0 } },
    addAttachment: { query: { conversationId }, form: { file: pdf('notes') } },
    changeConversation: { body: { isArchived: true } },
    markConversation: { body: { readSeq: 1 } },
    answerMessageRequest: { body: { answer: 'accept' } },
    editMessage: { body: { text: 'Better' } },
  };
  const path = { conversationId, messageId: second._id, attachmentId: file._id, reaction: 'heart' };
  const seenOf = async (id: string, ...readers: readonly Member[]) =>
    await Promise.all(readers.map(({ chat }) => chat.ok('getThread', { path: { conversationId: id } })));
  return {
    people,
    secrets,
    things: { schema: 'Conversation', ids: [conversationId] },
    candidates: {
      conversationId: [conversationId],
      messageId: [second._id],
      attachmentId: [file._id],
      after: [first._id],
      q: secrets.map(({ text }) => text),
      with: [sender.id, receiver.id],
      userId: [sender.id, receiver.id],
    },
    callOf: (id) => ({ ...calls[id], path }),
    seen: () => seenOf(conversationId, sender, receiver),
    seenBeside: () => seenOf(beside.conversationId, sender, contact),
  };
}
