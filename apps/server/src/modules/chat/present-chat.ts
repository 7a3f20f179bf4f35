import { startOf } from '@skill-exchange/api-client/cut-text';
import type { Attachment, ChatUser, Conversation, Message } from '@skill-exchange/api-client/types';
import type { StoredAttachment } from '../../db/tables/chat.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { excerptLength, type MessageRow } from './message-columns.ts';
import { changeSeqOf } from './message-repository.ts';
import type { ChatUserRow, ConversationRow } from './repository.ts';

/** Replaces the text of a message that a moderator has removed. */
export const removedText = 'Removed by a moderator';

const presentExcerpt = (text: string | null) => (text === null ? removedText : startOf(text, excerptLength));

/** Presents a member with whom the caller has a conversation; `unreadCount` is the caller's. */
export function presentChatUser(row: ChatUserRow): ChatUser {
  const { id, name, image_hash, unread, conversation_id, is_former, last, muted_until, is_marked_unread } = row;
  return {
    ...presentMemberRef(id, name, image_hash),
    unreadCount: unread,
    conversationId: conversation_id,
    ...(is_former && { isFormer: true }),
    ...(last !== null && {
      lastMessage: {
        senderId: last.sender_id,
        excerpt: presentExcerpt(last.excerpt),
        ...(last.attachment !== null && { attachment: last.attachment }),
        at: last.at,
        seq: last.seq,
      },
    }),
    changeSeq: row.last_seq,
    ...(row.is_archived && { isArchived: true }),
    ...(muted_until !== null && { mutedUntil: muted_until.toISOString() }),
    ...(is_marked_unread && { isMarkedUnread: true }),
    // Nobody waits for an answer any more.
    ...(row.request !== null && !is_former && { request: row.request }),
  };
}

/** Presents a conversation, the same for both members, whoever opened it. */
export function presentConversation(row: ConversationRow): Conversation {
  return { _id: row.id, members: [row.member_low, row.member_high] };
}

/** Returns the path of an attachment's content. */
export function attachmentAddress(id: string): string {
  return `/api/chat/attachments/${id}`;
}

export function presentAttachment({ id, ...attachment }: StoredAttachment): Attachment {
  return { _id: id, ...attachment, url: attachmentAddress(id) };
}

/** Presents a stored message, the same in every response and on the socket. */
export function presentMessage(row: MessageRow): Message {
  const { replied, reactions, attachments } = row;
  return {
    _id: row.id,
    senderId: { _id: row.sender_id },
    text: row.removed_at === null || row.deleted_at !== null ? row.text : removedText,
    createdAt: row.created_at.toISOString(),
    conversationId: row.conversation_id,
    seq: row.seq,
    changeSeq: changeSeqOf(row),
    ...(row.edited_at !== null && { editedAt: row.edited_at.toISOString() }),
    ...(row.deleted_at !== null && { deletedAt: row.deleted_at.toISOString() }),
    ...(replied !== null && {
      replyTo: {
        _id: replied.id,
        senderId: { _id: replied.sender_id },
        excerpt: presentExcerpt(replied.excerpt),
        ...(replied.attachment !== null && { attachment: replied.attachment }),
        seq: replied.seq,
      },
    }),
    ...(attachments !== null && row.removed_at === null && { attachments: attachments.map(presentAttachment) }),
    ...(reactions !== null && { reactions }),
  };
}
