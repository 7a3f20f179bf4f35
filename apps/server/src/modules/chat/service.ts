import { forbidden, invalid, notFound, notFoundAs } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { isDiskFull } from '../../db/database-errors.ts';
import { parseId, requireId } from '../../db/ids.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { isConversationMember, maySpeakFor } from '../../policy.ts';
import { otherId, requireOther } from '../users/service.ts';
import type { MessageRow } from './message-columns.ts';
import * as messages from './message-repository.ts';
import * as chat from './repository.ts';
import { raiseMarks } from './thread-service.ts';

/** @throws ApiError 403 unless the claimed id is the caller's. */
export function requireSelf(claimedId: string, memberId: string): void {
  if (!maySpeakFor(memberId, claimedId)) throw forbidden('not_yourself', 'You can only do this for yourself.');
}

/** Creates the 404 for writing to a member whom the caller has blocked. */
export const blockedByCaller = () =>
  notFoundAs('member_blocked', 'You blocked this member. Unblock them first, then you can write to each other again.');

/** Returns the other members of a member's conversations, latest first. @throws ApiError 403 for another member's list. */
export async function chatUsersOf(
  context: AppContext,
  memberId: string,
  claimedId: string,
  request: PageRequest,
): Promise<Page<chat.ChatUserRow>> {
  requireSelf(claimedId, memberId);
  return await readPage(request, {
    kinds: ['number', 'id'],
    keyOf: (row: chat.ChatUserRow) => [row.active_at, row.conversation_id],
    read: (key, rows) => {
      const before = key && { activeAt: key[0], conversationId: key[1] };
      return chat.findChatUsers(context.db, memberId, { rows, before }, context.clock());
    },
  });
}

/**
 * Returns the conversation of two members, which it creates if necessary.
 *
 * @throws ApiError 400 for oneself, 403 when the caller is not `userId`, 404 when no member has the other id, 429 past
 * the limit of new ones.
 */
export async function openConversation(
  context: AppContext,
  memberId: string,
  pair: { userId: string; otherUserId: string },
): Promise<chat.ConversationRow> {
  requireSelf(pair.userId, memberId);
  const known = await chat.findConversationOf(context.db, memberId, otherId(memberId, pair.otherUserId, 'otherUserId'));
  // An existing conversation can be read even after the other member has left or the caller has blocked them.
  if (known !== undefined && (await chat.findConversation(context.db, known.id, memberId)) !== undefined) return known;
  const other = await requireOther(context, memberId, pair.otherUserId, 'otherUserId');
  await context.limits.consume('conversations', { member: memberId });
  return await chat.openConversation(context.db, memberId, other, context.clock());
}

interface ConversationAccess {
  conversationId: string;
  isMember: boolean;
  /** The member has blocked the other one: they can read it, but nothing happens in it. */
  isBlocked: boolean;
  lastSeq: number;
}

/** Returns whether a member may read a conversation, and its newest message; null without one. */
export async function conversationAccess(
  context: Pick<AppContext, 'db'>,
  memberId: string,
  id: string,
): Promise<ConversationAccess | null> {
  const conversationId = parseId(id);
  if (conversationId === null) return null;
  const conversation = await chat.findConversation(context.db, conversationId, memberId);
  if (conversation === undefined) return null;
  const isMember = isConversationMember(memberId, conversation);
  return { conversationId, isMember, isBlocked: conversation.is_blocked, lastSeq: conversation.last_seq };
}

export interface MessagesRequest extends PageRequest {
  /** Id of a message; only later messages are returned. */
  after?: string | undefined;
}

export interface MessagesPage {
  /** Oldest first. */
  messages: MessageRow[];
  /** The query of the next page: older messages, or with `after` later ones. */
  next: { cursor: string } | { after: string } | null;
}

/**
 * Returns a conversation's messages, oldest first: the newest, up to the requested number or the
 * contract's maximum. Marks the returned messages as read.
 *
 * @throws ApiError 403 to all but its two members, 404 without such a conversation or `after` message.
 */
export async function readMessages(
  context: AppContext,
  memberId: string,
  id: string,
  request: MessagesRequest,
): Promise<MessagesPage> {
  const access = await conversationAccess(context, memberId, id);
  if (access === null) throw notFound('Conversation');
  if (!access.isMember)
    throw forbidden('not_conversation_member', 'Only the two members of this conversation can read it.');
  const { conversationId } = access;
  const found =
    request.after === undefined
      ? await olderMessages(context, conversationId, request)
      : await laterMessages(context, conversationId, request.after, request);
  const newest = found.messages.at(-1);
  if (newest !== undefined) await markRead(context, conversationId, memberId, newest.seq);
  return found;
}

async function markRead(context: AppContext, conversationId: string, memberId: string, seq: number): Promise<void> {
  try {
    await raiseMarks(context, conversationId, memberId, { read: seq, delivered: seq });
  } catch (error) {
    // Messages stay readable on a full disk, although they cannot be marked as read.
    if (!isDiskFull(error)) throw error;
  }
}

async function olderMessages(context: AppContext, conversationId: string, request: PageRequest) {
  const page = await readPage(request, {
    kinds: ['number'],
    keyOf: (row: MessageRow) => [row.seq],
    read: (before, rows) => messages.findMessages(context.db, conversationId, { rows, before: before?.[0] ?? null }),
  });
  const next = page.nextCursor === null ? null : { cursor: page.nextCursor };
  return { messages: page.rows.reverse(), next };
}

async function laterMessages(
  context: AppContext,
  conversationId: string,
  afterId: string,
  request: PageRequest,
): Promise<MessagesPage> {
  if (request.cursor !== undefined) throw invalid('cursor', 'cannot be combined with after');
  const messageId = requireId(afterId, 'Message');
  const start = await messages.findMessageSeq(context.db, conversationId, messageId);
  if (start === undefined) throw notFound('Message');
  const page = await readPage(request, {
    kinds: ['number'],
    keyOf: (row: MessageRow) => [row.seq],
    read: (key, rows) => messages.findMessages(context.db, conversationId, { rows, after: key?.[0] ?? start }),
  });
  const last = page.rows.at(-1);
  return {
    messages: page.rows,
    next: page.nextCursor === null || last === undefined ? null : { after: last.id },
  };
}
