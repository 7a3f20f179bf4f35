import type { NewMessage } from '@skill-exchange/api-client/types';
import { conflict, missing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { isConversationMember } from '../../policy.ts';
import { Turns } from '../../turns.ts';
import { requireVerified } from '../account/require-verified.ts';
import { requireNotLimited } from '../moderation/require-not-limited.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { otherId } from '../users/service.ts';
import * as messages from './message-repository.ts';
import { presentMessage } from './present-chat.ts';
import { findReceiver } from './repository.ts';
import { requireSelf } from './service.ts';

/**
 * Stores a message in the pair's conversation and sends it to the conversation's room.
 *
 * With an idempotency key a repeated call answers what was stored first. It sends the message to the room again, since
 * the first call may have ended before. Sockets that received it then do not receive it twice.
 *
 * @throws ApiError 400 for oneself, 403 when the caller is not the sender or has to confirm their address first, 404 when the receiver is no member, 409 when
 * the key was used for another message, 429 past a limit.
 */
export type SendMessage = (
  memberId: string,
  input: NewMessage,
  idempotencyKey: string | null,
) => Promise<messages.MessageRow>;

/**
 * Makes `SendMessage`. Messages of one conversation take turns, as they do at its row in the database: what is stored
 * later is also told later, although the database answers over several connections.
 */
export function createSendMessage(context: AppContext): SendMessage {
  const turns = new Turns();
  return async (memberId, input, idempotencyKey) => {
    requireSelf(input.senderId, memberId);
    const receiverId = otherId(memberId, input.receiverId, 'receiverId');
    const receiver = await findReceiver(context.db, memberId, receiverId);
    if (receiver === undefined) throw missing('User');
    if (!receiver.hasSpoken) {
      await requireVerified(context, memberId);
      await requireNotLimited(context, memberId);
    }
    const message = { senderId: memberId, receiverId, text: input.text, idempotencyKey };
    const pair = [memberId, receiverId].sort().join();
    return await turns.take(pair, () => storeAndTell(context, message, !receiver.hasSpoken));
  };
}

async function storeAndTell(
  context: AppContext,
  message: Omit<messages.NewMessageRow, 'createdAt'>,
  isFirst: boolean,
): Promise<messages.MessageRow> {
  let stored = await storedEarlier(context, message);
  if (stored === null) {
    await countMessage(context, message, isFirst);
    stored = await store(context, message);
  }
  context.broadcaster.broadcast(presentMessage(stored), stored.seq);
  context.broadcaster.tellUnread(message.receiverId, stored.conversation_id);
  return stored;
}

async function countMessage(
  { limits }: AppContext,
  { senderId, receiverId }: Omit<messages.NewMessageRow, 'createdAt'>,
  isFirst: boolean,
): Promise<void> {
  await limits.take('messages-to-one-member', { pair: `${senderId} ${receiverId}` });
  if (isFirst) await limits.take('first-messages', { member: senderId });
}

async function store(
  context: AppContext,
  message: Omit<messages.NewMessageRow, 'createdAt'>,
): Promise<messages.MessageRow> {
  try {
    return await inNotifyingTransaction(context, async (trx, notify) => {
      const stored = await messages.insertMessage(trx, { ...message, createdAt: context.clock() });
      const { senderId: actor, receiverId } = message;
      await notify({ kind: 'message', subject: stored.conversation_id, to: [receiverId], actor, details: {} });
      return stored;
    });
  } catch (error) {
    // The same key at the same moment, on another instance or to another member: that call has stored it.
    const raced = isUniqueViolation(error, 'messages_idempotency') ? await storedEarlier(context, message) : null;
    if (raced === null) throw error;
    return raced;
  }
}

async function storedEarlier(
  context: AppContext,
  message: Omit<messages.NewMessageRow, 'createdAt'>,
): Promise<messages.MessageRow | null> {
  if (message.idempotencyKey === null) return null;
  const earlier = await messages.findMessageByKey(context.db, message.senderId, message.idempotencyKey);
  if (earlier === undefined) return null;
  if (earlier.text !== message.text || !isConversationMember(message.receiverId, earlier)) {
    throw conflict('idempotency_key_reused', 'This Idempotency-Key was used for another message.');
  }
  return earlier;
}
