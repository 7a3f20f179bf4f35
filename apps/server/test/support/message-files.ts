import { fileForm } from './pictures.ts';
import type { TestAnswer } from './test-client.ts';
import type { TestMember } from './test-server.ts';

/** Uploads a file for a conversation and returns it. */
export async function uploadFile(member: TestMember, conversationId: string, file: Buffer, name?: string) {
  return await member.api.ok('addAttachment', { query: { conversationId }, form: fileForm(file, name) });
}

/** Returns the call that sends uploaded files. */
export const messageOf = (from: TestMember, to: TestMember, attachmentIds: string[], text = '') => ({
  body: { senderId: from.id, receiverId: to.id, text, attachmentIds },
});

export const sendFiles = (from: TestMember, to: TestMember, ids: string[], text?: string) =>
  from.chat.ok('sendMessage', messageOf(from, to, ids, text));

export const readFile = (member: TestMember, attachmentId: string): Promise<TestAnswer> =>
  member.chat.call('getAttachment', { path: { attachmentId } });
