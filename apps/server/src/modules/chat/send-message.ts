import type { NewMessage } from '@skill-exchange/api-client/types';
import type { Kysely, Transaction } from 'kysely';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, retryContention } from '../../db/contention.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredAttachment } from '../../db/tables/chat.ts';
import { KeyedMutex } from '../../keyed-mutex.ts';
import { isConversationMember } from '../../policy.ts';
import { requireNotLimited } from '../auth/require-not-limited.ts';
import { requireVerified } from '../auth/require-verified.ts';
import { queueDeliveries } from '../notifications/notify.ts';
import { hasBlocked } from '../users/repository.ts';
import { otherId } from '../users/service.ts';
import * as uploads from './attachment-repository.ts';
import { refundSent } from './attachment-service.ts';
import { inOrder } from './conversation-pair.ts';
import type { MessageRow } from './message-columns.ts';
import * as messages from './message-repository.ts';
import { changeSeqOf } from './message-repository.ts';
import { areDescribedAlike, describedFiles } from './picture-descriptions.ts';
import { presentMessage } from './present-chat.ts';
import { findReceiver, type Receiver } from './repository.ts';
import { blockedByCaller, requireSelf } from './service.ts';
import { textOf } from './text-of.ts';

/**
 * Stores a message in the pair's conversation and sends it to the conversation's room.
 *
 * With an idempotency key, a repeated request returns the stored message. It also emits the message again, since the
 * first request may have died before. Sockets that already received it do not receive it twice.
 *
 * @throws ApiError 400 for oneself, without text and attachments, or for a description of something else than a picture, 403 when the caller is not the sender or must confirm
 * their address first, 404 when the receiver is not a member, is blocked, or a file cannot be sent, 409 when the key was used for another
 * message, 429 past a limit.
 */
export type SendMessage = (memberId: string, input: NewMessage, idempotencyKey: string | null) => Promise<MessageRow>;

/**
 * Creates `SendMessage`. Messages of one conversation are sent one at a time, as their row lock does
 * in the database, so that they are emitted in the order of storage even over several connections.
 */
export function createSendMessage(context: AppContext): SendMessage {
  const mutex = new KeyedMutex();
  return async (memberId, input, idempotencyKey) => {
    requireSelf(input.senderId, memberId);
    const text = textOf(input.text, (input.attachmentIds ?? []).length > 0);
    const receiverId = otherId(memberId, input.receiverId, 'receiverId');
    const receiver = await findReceiver(context.db, memberId, receiverId);
    if (receiver === undefined)
      throw (await hasBlocked(context.db, memberId, receiverId)) ? blockedByCaller() : notFound('User');
    if (!receiver.hasSpoken) {
      await requireVerified(context, memberId);
      await requireNotLimited(context, memberId);
    }
    const replyTo = await answeredMessage(context, memberId, receiverId, input.replyTo);
    const message = { senderId: memberId, receiverId, text, idempotencyKey, replyTo };
    const pair = [memberId, receiverId].sort().join();
    return await mutex.run(pair, () => storeAndTell(context, message, input, receiver));
  };
}

/** A reply can wait on a device while its message is deleted. @throws ApiError 404 for a message that is not in the pair's conversation. */
async function answeredMessage(
  { db }: AppContext,
  senderId: string,
  receiverId: string,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null;
  const messageId = requireId(id, 'Message');
  if (!(await messages.isMessageOfPair(db, messageId, inOrder(senderId, receiverId)))) throw notFound('Message');
  return messageId;
}

type SentFiles = Pick<NewMessage, 'attachmentIds' | 'descriptions'>;

async function storeAndTell(
  context: AppContext,
  message: Omit<messages.NewMessageRow, 'createdAt'>,
  files: SentFiles,
  { hasSpoken, isTold }: Receiver,
): Promise<MessageRow> {
  let stored = await storedEarlier(context, message, files);
  if (stored === null) {
    await countMessage(context, message, !hasSpoken);
    const attachments = await attachmentsOf(context, message, files);
    stored = await store(context, { ...message, attachments }, files, isTold);
    await refundSent(context, message.senderId, attachments);
  }
  context.broadcaster.broadcast(presentMessage(stored), changeSeqOf(stored));
  context.broadcaster.emitUnread(message.receiverId, stored.conversation_id);
  return stored;
}

async function countMessage(
  { limits }: AppContext,
  { senderId, receiverId }: Omit<messages.NewMessageRow, 'createdAt'>,
  isFirst: boolean,
): Promise<void> {
  await limits.consume('messages-to-one-member', { pair: `${senderId} ${receiverId}` });
  if (isFirst) await limits.consume('first-messages', { member: senderId });
}

/** Returns the files that a message is sent with. @throws ApiError 400 as `describedFiles`, 404 unless the sender uploaded them for the pair. */
async function attachmentsOf(
  { db }: AppContext,
  { senderId, receiverId }: Omit<messages.NewMessageRow, 'createdAt'>,
  { attachmentIds: ids = [], descriptions }: SentFiles,
): Promise<StoredAttachment[]> {
  if (ids.length === 0) return describedFiles([], descriptions);
  const known = await uploads.findUploads(
    db,
    ids.map((id) => requireId(id, 'File')),
    senderId,
    inOrder(senderId, receiverId),
  );
  const sent = ids.map((id) => {
    const found = known.find((file) => file.id === id.toLowerCase());
    if (found === undefined) throw notFound('File');
    return found;
  });
  return describedFiles(sent, descriptions);
}

async function store(
  context: AppContext,
  message: Omit<messages.NewMessageRow, 'createdAt'> & { attachments: StoredAttachment[] },
  files: SentFiles,
  isTold: boolean,
): Promise<MessageRow> {
  const { attachments } = message;
  const insert = async (db: Kysely<Database>) => {
    const stored = await messages.insertMessage(db, { ...message, createdAt: context.clock() });
    if (stored === undefined) throw notFound('User');
    // In a transaction: a file belongs to one message.
    if (attachments.length > 0 && !(await uploads.attachToMessage(db, attachments, stored.id))) throw notFound('File');
    return stored;
  };
  const queue = (trx: Transaction<Database>, { notice }: messages.StoredMessage) =>
    queueDeliveries(context, trx, 'message', notice === null ? [] : [notice]);
  try {
    let stored: messages.StoredMessage;
    if (isTold && attachments.length === 0) {
      // While the notification stays unread nothing is queued, so one statement is enough.
      stored = await retryContention(() => insert(context.db));
      if (stored.notice?.isNew) await inTransaction(context.db, (trx) => queue(trx, stored));
    } else {
      stored = await inTransaction(context.db, async (trx) => {
        const inserted = await insert(trx);
        await queue(trx, inserted);
        return inserted;
      });
    }
    if (stored.notice !== null) context.broadcaster.emitNotifications([message.receiverId]);
    return stored;
  } catch (error) {
    // A concurrent request with the same key, on another instance or to another member, has stored it.
    const raced = isUniqueViolation(error, 'messages_idempotency')
      ? await storedEarlier(context, message, files)
      : null;
    if (raced === null) throw error;
    return raced;
  }
}

async function storedEarlier(
  context: AppContext,
  message: Omit<messages.NewMessageRow, 'createdAt'>,
  { attachmentIds = [], descriptions }: SentFiles,
): Promise<MessageRow | null> {
  if (message.idempotencyKey === null) return null;
  const earlier = await messages.findMessageByKey(context.db, message.senderId, message.idempotencyKey);
  if (earlier === undefined) return null;
  const sent = earlier.attachments ?? [];
  const hasSameFiles = sent.map(({ id }) => id).join() === attachmentIds.join().toLowerCase();
  const isSame = earlier.deleted_at !== null || (hasSameFiles && (earlier.edited_at !== null || hasSameTexts()));
  if (!isSame || !isConversationMember(message.receiverId, earlier)) {
    throw conflict('idempotency_key_reused', 'This Idempotency-Key was used for another message.');
  }
  return earlier;

  function hasSameTexts(): boolean {
    const undescribed = sent.map(({ description: _, ...file }) => file);
    return earlier?.text === message.text && areDescribedAlike(sent, describedFiles(undescribed, descriptions));
  }
}
