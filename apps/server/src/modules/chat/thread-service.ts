import type {
  ConversationChange,
  ConversationChanges,
  Marks,
  NewMarks,
  Thread,
  ThreadConversation,
} from '@skill-exchange/api-client/types';
import { conflict, forbidden, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { readInstant } from '../../input.ts';
import { rowsToFetch } from '../../paging.ts';
import { isConversationMember } from '../../policy.ts';
import { dropMessageNotification, lowerMessageNotification } from '../notifications/service.ts';
import { countUnread } from './change-repository.ts';
import type { MessageRow } from './message-columns.ts';
import { changeSeqOf, findChanged, findMessages } from './message-repository.ts';
import { presentMessage } from './present-chat.ts';
import { presenceOf, presentThreadConversation } from './present-thread.ts';
import * as threads from './thread-repository.ts';

/** @throws ApiError 403 to all but the two members, 404 without such a conversation. */
async function requireConversation(
  { db, clock }: AppContext,
  memberId: string,
  id: string,
): Promise<threads.ThreadConversationRow> {
  const row = await threads.findThreadConversation(db, requireId(id, 'Conversation'), memberId, clock());
  if (row === undefined) throw notFound('Conversation');
  if (!isConversationMember(memberId, row))
    throw forbidden('not_conversation_member', 'Only the two members of this conversation can read it.');
  return row;
}

/** Returns a conversation that can change. @throws ApiError as `requireConversation`, and 404 while the other is blocked. */
async function requireActive(
  context: AppContext,
  memberId: string,
  id: string,
): Promise<threads.ThreadConversationRow> {
  const row = await requireConversation(context, memberId, id);
  if (row.is_blocked) throw notFound('Conversation');
  return row;
}

async function present(
  { db, broadcaster, clock }: AppContext,
  memberId: string,
  row: threads.ThreadConversationRow,
): Promise<ThreadConversation> {
  const unread = await threads.findUnread(db, row.id, memberId, row.read_seq);
  const showsPresence = row.sees_presence && !row.is_former;
  const presence = showsPresence
    ? presenceOf(await broadcaster.isOnline(row.other_id), row.other_seen_on, clock())
    : undefined;
  return presentThreadConversation(row, memberId, unread, presence);
}

export interface ThreadRequest {
  at?: string | undefined;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

const defaultThreadMessages = 50;
const defaultChanges = 100;

/** Opens a conversation at its end, its first unread message or another one. @throws ApiError as `requireConversation`. */
export async function readThread(
  context: AppContext,
  memberId: string,
  id: string,
  request: ThreadRequest,
): Promise<Thread> {
  const { at, before, after, limit = defaultThreadMessages } = request;
  if (before !== undefined && (at !== undefined || after !== undefined))
    throw invalid('before', 'cannot be combined with at or after');
  if (after !== undefined && at !== undefined) throw invalid('after', 'cannot be combined with at');
  const row = await requireConversation(context, memberId, id);
  const conversation = await present(context, memberId, row);
  const start = at === 'unread' ? conversation.firstUnreadSeq : Number(at ?? Number.NaN) || undefined;
  const part = await readPart(context, row.id, { before, after, start }, limit);
  return { conversation, ...part, messages: part.messages.map(presentMessage) };
}

interface Position {
  before: number | undefined;
  after: number | undefined;
  /** A message to show with some before it. */
  start: number | undefined;
}

interface Part {
  messages: MessageRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

async function readPart(
  { db }: AppContext,
  conversationId: string,
  { before, after, start }: Position,
  limit: number,
): Promise<Part> {
  const older = async (from: number | null, rows: number) => {
    const found = await findMessages(db, conversationId, { rows: rowsToFetch(rows), before: from });
    return { rows: found.slice(0, rows).reverse(), hasMore: found.length > rows };
  };
  const newer = async (from: number, rows: number) => {
    const found = await findMessages(db, conversationId, { rows: rowsToFetch(rows), after: from });
    return { rows: found.slice(0, rows), hasMore: found.length > rows };
  };
  if (after !== undefined) {
    const later = await newer(after, limit);
    return { messages: later.rows, hasOlder: true, hasNewer: later.hasMore };
  }
  if (start === undefined) {
    const earlier = await older(before ?? null, limit);
    return { messages: earlier.rows, hasOlder: earlier.hasMore, hasNewer: before !== undefined };
  }
  const earlier = await older(start, Math.floor(limit / 3));
  const later = await newer(start - 1, limit - earlier.rows.length);
  return { messages: [...earlier.rows, ...later.rows], hasOlder: earlier.hasMore, hasNewer: later.hasMore };
}

/** Returns the changes of a conversation since a number. @throws ApiError as `requireConversation`. */
export async function readChanges(
  context: AppContext,
  memberId: string,
  id: string,
  { since, limit = defaultChanges }: { since: number; limit?: number | undefined },
): Promise<ConversationChanges> {
  const row = await requireConversation(context, memberId, id);
  const until = row.last_seq;
  const found = since < until ? await findChanged(context.db, row.id, { since, until }, rowsToFetch(limit)) : [];
  const messages = found.slice(0, limit);
  const hasMore = found.length > limit;
  const last = messages.at(-1);
  return {
    conversation: await present(context, memberId, row),
    messages: messages.map(presentMessage),
    next: hasMore && last !== undefined ? changeSeqOf(last) : until,
    hasMore,
    isReset: since > until,
  };
}

/** Raises the caller's marks. @throws ApiError as `requireConversation`. */
export async function markConversation(
  context: AppContext,
  memberId: string,
  id: string,
  { readSeq = 0, deliveredSeq = 0 }: NewMarks,
): Promise<Marks> {
  const row = await requireConversation(context, memberId, id);
  const marks = await raiseMarks(context, row.id, memberId, { read: readSeq, delivered: deliveredSeq });
  return marks ?? { memberId, readSeq: row.read_seq, deliveredSeq: row.delivered_seq };
}

/**
 * Raises a member's marks and notifies their devices, and the other member if they see receipts. Returns null when
 * nothing has changed.
 */
export async function raiseMarks(
  context: AppContext,
  conversationId: string,
  memberId: string,
  marking: threads.Marking,
): Promise<Marks | null> {
  const raised = await threads.raiseMarks(context.db, conversationId, memberId, marking);
  if (raised === undefined) return null;
  const marks = { memberId, readSeq: raised.read_seq, deliveredSeq: raised.delivered_seq };
  context.broadcaster.emitMarks(conversationId, marks, raised.is_shared);
  if (marking.read > 0) {
    context.broadcaster.emitUnread(memberId, conversationId);
    // A message may have arrived while an earlier one was read.
    const left = await countUnread(context.db, conversationId, memberId);
    await lowerMessageNotification(context, memberId, conversationId, left);
  }
  return marks;
}

/** Mutes, archives or marks a conversation as unread for the caller, or undoes it. @throws ApiError as `requireActive`. */
export async function changeConversation(
  context: AppContext,
  memberId: string,
  id: string,
  { mutedUntil, isArchived, isMarkedUnread }: ConversationChange,
): Promise<ThreadConversation> {
  const { id: conversationId } = await requireActive(context, memberId, id);
  const until = mutedUntil === undefined || mutedUntil === null ? mutedUntil : readInstant('mutedUntil', mutedUntil);
  await threads.changeOwnSide(context.db, conversationId, memberId, {
    ...(until !== undefined && { mutedUntil: until }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? context.clock() : null }),
    ...(isMarkedUnread !== undefined && { isMarkedUnread }),
  });
  context.broadcaster.emitUnread(memberId, conversationId);
  // Its messages have left the list that the notification is about.
  if (isArchived === true) await dropMessageNotification(context, memberId, conversationId);
  if (isArchived !== undefined) context.broadcaster.emitNotifications([memberId]);
  return await present(context, memberId, await requireConversation(context, memberId, id));
}

/** Accepts or declines another member's first messages. @throws ApiError 409 without a request to the caller. */
export async function answerMessageRequest(
  context: AppContext,
  memberId: string,
  id: string,
  answer: 'accept' | 'decline',
): Promise<ThreadConversation> {
  const { id: conversationId } = await requireActive(context, memberId, id);
  const wasRequest = await threads.answerRequest(context.db, conversationId, memberId, answer, context.clock());
  const row = await requireConversation(context, memberId, id);
  // A repeated acceptance finds no request.
  if (!wasRequest && !(answer === 'accept' && (await threads.hasAccepted(context.db, conversationId, memberId))))
    throw conflict('not_a_request', 'This conversation is not a request to you.');
  context.broadcaster.emitUnread(memberId, conversationId);
  if (answer === 'accept') emitAcceptance(context, memberId, row);
  if (answer === 'decline') await dropMessageNotification(context, memberId, conversationId);
  context.broadcaster.emitNotifications([memberId]);
  return await present(context, memberId, row);
}

/** Notifies the sender that their request is accepted, with the receipts that they may now see. */
function emitAcceptance({ broadcaster }: AppContext, memberId: string, row: threads.ThreadConversationRow): void {
  broadcaster.emitUnread(row.other_id, row.id);
  const marks = { memberId, readSeq: row.read_seq, deliveredSeq: row.delivered_seq };
  broadcaster.emitMarks(row.id, marks, row.sees_receipts);
}
