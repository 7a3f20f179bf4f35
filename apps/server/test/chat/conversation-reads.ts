import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

export const threadOf = async (member: TestMember, conversationId: string) =>
  (await member.chat.ok('getThread', { path: { conversationId } })).conversation;

export const rowOf = async (member: TestMember) =>
  (await member.chat.ok('listChatUsers', { path: { currentUserId: member.id } }))[0];

/** Ann has written and Ben has answered. */
export async function acquainted(server: TestServer) {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ann, ben, 'Shall we?');
  await say(ben, ann, 'Yes.');
  return { ann, ben, conversationId, path: { conversationId } };
}
