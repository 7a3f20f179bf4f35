import type { ChatUser, Conversation, Message } from '@skill-exchange/api-client/types';
import { presentMemberRef } from '../users/present-user.ts';
import type { MessageRow } from './message-repository.ts';
import type { ChatUserRow, ConversationRow } from './repository.ts';

/** Presents a member with whom the caller has a conversation; `unreadCount` is the caller's. */
export function presentChatUser(row: ChatUserRow): ChatUser {
  const { id, name, image_hash, unread, conversation_id, is_former } = row;
  return {
    ...presentMemberRef(id, name, image_hash),
    unreadCount: unread,
    conversationId: conversation_id,
    ...(is_former && { isFormer: true }),
  };
}

/** Presents a conversation, the same for both members, whoever opened it. */
export function presentConversation(row: ConversationRow): Conversation {
  return { _id: row.id, members: [row.member_low, row.member_high] };
}

/** Replaces the text of a message that a moderator has removed. */
const removedText = 'Removed by a moderator';

/** Presents a stored message, the same in every response and on the socket. */
export function presentMessage(row: MessageRow): Message {
  return {
    _id: row.id,
    senderId: { _id: row.sender_id },
    text: row.removed_at === null ? row.text : removedText,
    createdAt: row.created_at.toISOString(),
    conversationId: row.conversation_id,
  };
}
