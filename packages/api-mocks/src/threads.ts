import { startOf } from '@skill-exchange/api-client/cut-text';
import type { Marks, Message, MessageRequest, Presence, ThreadConversation } from '@skill-exchange/api-client/types';
import { community, perStory } from './community.ts';
import { blocks } from './handlers/blocks.ts';

/** What the signed-in member has set and sees of a conversation; stories change it. */
export interface OwnSide {
  isArchived?: boolean;
  mutedUntil?: string | undefined;
  isMarkedUnread?: boolean;
  request?: MessageRequest | undefined;
  isDeclined?: boolean;
  /** The other member's presence and marks; left out if they share none. */
  presence?: Presence | undefined;
  otherMarks?: Omit<Marks, 'memberId'> | undefined;
}

const sides = perStory(() => new Map<string, OwnSide>());

/** Returns the member's side of a conversation, which can be changed in place. */
export function ownSide(conversationId: string): OwnSide {
  const known = sides().get(conversationId);
  if (known) return known;
  const side: OwnSide = {};
  sides().set(conversationId, side);
  return side;
}

/** What the member shares. */
export const chatSettings = perStory(() => ({ shareReceipts: true, sharePresence: true }));

/** Returns the messages of a conversation, numbered in place where they are not. */
export function numberedThread(conversationId: string): Message[] {
  const thread = community().messages.filter((message) => message.conversationId === conversationId);
  let last = 0;
  for (const message of thread) {
    message.seq ??= last + 1;
    message.changeSeq ??= message.seq;
    last = message.seq;
  }
  return thread;
}

/** Returns the number of a conversation's next change. */
export function nextNumber(conversationId: string): number {
  return (
    1 + Math.max(0, ...numberedThread(conversationId).map(({ seq = 0, changeSeq = 0 }) => Math.max(seq, changeSeq)))
  );
}

/** Returns how another message answers this one. */
export function quoteOf({ _id, senderId, text, seq }: Message): NonNullable<Message['replyTo']> {
  return { _id, senderId, excerpt: startOf(text, 140), ...(seq !== undefined && { seq }) };
}

/** Returns a conversation as the signed-in member sees it; undefined for an unknown one. */
export function threadConversation(conversationId: string): ThreadConversation | undefined {
  const { conversations, me, users, unreadIds, formerIds } = community();
  const members = conversations.find(({ _id }) => _id === conversationId)?.members;
  const other = users.find(({ _id }) => _id !== me._id && members?.includes(_id));
  if (other === undefined) return undefined;
  const thread = numberedThread(conversationId);
  const unread = thread.filter(({ _id }) => unreadIds.has(_id));
  const [first] = unread;
  const lastSeq = thread.at(-1)?.seq ?? 0;
  const readSeq = first?.seq === undefined ? lastSeq : first.seq - 1;
  const {
    isArchived = false,
    isMarkedUnread = false,
    mutedUntil,
    request,
    presence,
    otherMarks,
  } = ownSide(conversationId);
  const isFormer = formerIds.has(other._id);
  return {
    _id: conversationId,
    with: { _id: other._id, name: isFormer ? 'Former member' : other.name, photo: isFormer ? '' : (other.photo ?? '') },
    ...(isFormer && { isFormer }),
    ...(blocks().has(other._id) && { isBlocked: true }),
    changeSeq: nextNumber(conversationId) - 1,
    unreadCount: unread.length,
    ...(first?.seq !== undefined && { firstUnreadSeq: first.seq }),
    isArchived,
    ...(mutedUntil !== undefined && { mutedUntil }),
    ...(isMarkedUnread && { isMarkedUnread }),
    ...(request !== undefined && { request }),
    marks: [
      { memberId: me._id, readSeq, deliveredSeq: lastSeq },
      ...(otherMarks === undefined ? [] : [{ memberId: other._id, ...otherMarks }]),
    ],
    ...(presence !== undefined && { presence }),
  };
}
