import type { Message, MessageEdit, Reaction } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { conflict, forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { isConversationMember } from '../../policy.ts';
import { lowerMessageNotification } from '../notifications/service.ts';
import { describeFiles } from './attachment-repository.ts';
import * as changes from './change-repository.ts';
import { changeSeqOf } from './message-repository.ts';
import { areDescribedAlike, describedFiles } from './picture-descriptions.ts';
import { presentMessage } from './present-chat.ts';
import { blockedByCaller } from './service.ts';
import { textOf } from './text-of.ts';

const editWindowMs = 15 * 60 * 1000;

type Change = (trx: Transaction<Database>, message: changes.LockedMessage) => Promise<boolean>;

/**
 * Changes a message under the lock of its conversation, so that its changes have one order. `change` returns whether it
 * changed something; then the message takes the conversation's next number and is sent to the room.
 *
 * @throws ApiError 404 without such a message or while the other member is blocked, and what `change` throws.
 */
async function changeMessage(context: AppContext, memberId: string, id: string, change: Change): Promise<Message> {
  const messageId = requireId(id, 'Message');
  const { row, hasChanged } = await inTransaction(context.db, async (trx) => {
    const message = await changes.lockMessage(trx, messageId, memberId);
    if (message === undefined) throw notFound('Message');
    if (message.is_blocked) throw isConversationMember(memberId, message) ? blockedByCaller() : notFound('Message');
    const hasChanged = await change(trx, message);
    if (hasChanged) await changes.takeNextNumber(trx, message);
    return { row: await changes.readMessage(trx, messageId), hasChanged };
  });
  const message = presentMessage(row);
  if (hasChanged) context.broadcaster.broadcast(message, changeSeqOf(row));
  return message;
}

function requireSender(memberId: string, { sender_id }: changes.LockedMessage): void {
  if (sender_id !== memberId) throw forbidden('not_sender', 'Only the member who sent this message can change it.');
}

function requireMember(memberId: string, message: changes.LockedMessage): void {
  if (!isConversationMember(memberId, message))
    throw forbidden('not_conversation_member', 'Only the two members of this conversation can read it.');
}

function requireReadable({ deleted_at, removed_at }: changes.LockedMessage): void {
  if (deleted_at !== null) throw conflict('message_deleted', 'This message was deleted.');
  if (removed_at !== null) throw conflict('message_removed', 'A moderator has removed this message.');
}

/**
 * Replaces a message's text, and descriptions of its pictures; an empty text takes the caption of its files away.
 *
 * @throws ApiError 400 for a blank text without files and for descriptions of other things than its pictures, 403 to others, 409 after 15 minutes and for what has no text.
 */
export async function editMessage(
  context: AppContext,
  memberId: string,
  id: string,
  { text, descriptions }: MessageEdit,
): Promise<Message> {
  return await changeMessage(context, memberId, id, async (trx, message) => {
    requireSender(memberId, message);
    requireReadable(message);
    const now = context.clock();
    if (now.getTime() - message.created_at.getTime() > editWindowMs)
      throw conflict('edit_too_late', 'You can edit a message for 15 minutes. You can still delete it.', {
        params: { limit: 15 },
      });
    const before = message.attachments ?? [];
    const changed = textOf(text, before.length > 0);
    const files = describedFiles(before, descriptions);
    const hasOtherFiles = !areDescribedAlike(before, files);
    if (message.text === changed && !hasOtherFiles) return false;
    if (hasOtherFiles) await describeFiles(trx, files, message.id);
    await changes.setText(trx, message.id, changed, now);
    return true;
  });
}

/** Erases a message's text and reactions. @throws ApiError 403 to others. */
export async function deleteMessage(context: AppContext, memberId: string, id: string): Promise<Message> {
  let receiverId: string | undefined;
  const deleted = await changeMessage(context, memberId, id, async (trx, message) => {
    requireSender(memberId, message);
    if (message.deleted_at !== null) return false;
    await changes.eraseMessage(trx, message.id, context.clock());
    receiverId = message.member_low === memberId ? message.member_high : message.member_low;
    return true;
  });
  if (receiverId !== undefined) await forgetUnread(context, receiverId, deleted.conversationId);
  return deleted;
}

/** Updates the receiver's unread count, whose last message may be the deleted one. */
async function forgetUnread(context: AppContext, receiverId: string, conversationId: string): Promise<void> {
  context.broadcaster.emitUnread(receiverId, conversationId);
  const left = await changes.countUnread(context.db, conversationId, receiverId);
  await lowerMessageNotification(context, receiverId, conversationId, left);
}

/** Adds the caller's reaction. @throws ApiError 403 to others, 409 for what has no text. */
export async function addReaction(
  context: AppContext,
  memberId: string,
  id: string,
  reaction: Reaction,
): Promise<Message> {
  return await changeMessage(context, memberId, id, async (trx, message) => {
    requireMember(memberId, message);
    requireReadable(message);
    return await changes.insertReaction(trx, {
      message_id: message.id,
      member_id: memberId,
      reaction,
      at: context.clock(),
    });
  });
}

/** Removes the caller's reaction. @throws ApiError 403 to others. */
export async function removeReaction(
  context: AppContext,
  memberId: string,
  id: string,
  reaction: Reaction,
): Promise<Message> {
  return await changeMessage(context, memberId, id, async (trx, message) => {
    requireMember(memberId, message);
    return await changes.deleteReaction(trx, { message_id: message.id, member_id: memberId, reaction });
  });
}
