import { type Kysely, sql } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type WrittenNotification, writingNotices } from '../notifications/repository.ts';
import { type ConversationPair, inOrder } from './conversation-pair.ts';

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  text: string;
  /** Set when a moderator has removed it. */
  removed_at: Date | null;
  created_at: Date;
}

export interface NewMessageRow {
  senderId: string;
  receiverId: string;
  text: string;
  idempotencyKey: string | null;
  createdAt: Date;
}

/** Selects a part of a conversation: older messages from the newest down, or those after one message. */
export type MessagePage = { rows: number } & ({ before: number | null } | { after: number });

/** A stored message, and the notification of its receiver; null if they cannot find the sender. */
export type StoredMessage = MessageRow & { notice: WrittenNotification | null };

/**
 * Stores a message in the pair's conversation, which it creates if necessary, and notifies the
 * receiver. The statement assigns the sequence number under the lock of the conversation's row, so numbers have no
 * gaps and readers never see a later message before an earlier one. Its time is later than the previous message's,
 * even if the clocks of two instances disagree, so sorting by time gives the same order.
 *
 * @throws the unique violation of `messages_idempotency` when the sender has used the key before; then nothing is
 * stored.
 */
export async function insertMessage(db: Kysely<Database>, message: NewMessageRow): Promise<StoredMessage> {
  const { createdAt, senderId, receiverId, text, idempotencyKey } = message;
  const { member_low, member_high } = inOrder(senderId, receiverId);
  const rows = await storeMessage(db, member_low, member_high, createdAt, senderId, receiverId, text, idempotencyKey);
  const [row] = rows;
  if (row === undefined) throw new Error('A message was stored, and nothing came back.');
  const { notice_id, notice_is_new, ...stored } = row;
  const notice = notice_id === null ? null : { id: notice_id, memberId: receiverId, isNew: notice_is_new === true };
  return { ...stored, notice };
}

const storeMessage = reusable(
  (
    db,
    member_low: string,
    member_high: string,
    createdAt: Date,
    senderId: string,
    receiverId: string,
    text: string,
    idempotencyKey: string | null,
  ) =>
    db
      .with('conversation', (eb) =>
        eb
          .insertInto('conversations')
          .values({
            member_low,
            member_high,
            opened_by: senderId,
            last_seq: 1,
            last_message_at: createdAt,
            created_at: createdAt,
          })
          .onConflict((conflict) =>
            conflict.columns(['member_low', 'member_high']).doUpdateSet({
              last_seq: sql`conversations.last_seq + 1`,
              last_message_at: sql`greatest(
                excluded.last_message_at, conversations.last_message_at + interval '1 millisecond')`,
            }),
          )
          .returning(['id', 'last_seq', 'last_message_at']),
      )
      .with('stored', (eb) =>
        eb
          .insertInto('messages')
          .columns(['conversation_id', 'seq', 'sender_id', 'text', 'idempotency_key', 'created_at'])
          .expression(
            eb
              .selectFrom('conversation')
              .select([
                'id',
                'last_seq',
                sql<string>`${senderId}::uuid`.as('sender_id'),
                sql<string>`${text}::text`.as('text'),
                sql<string | null>`${idempotencyKey}::text`.as('idempotency_key'),
                'last_message_at as created_at',
              ]),
          )
          .returning(['id', 'conversation_id', 'seq', 'sender_id', 'text', 'removed_at', 'created_at']),
      )
      .with('notice', (eb) =>
        writingNotices(
          eb,
          sql`select ${receiverId}::uuid, id::text from conversation`,
          { kind: 'message', actor: senderId, details: {} },
          createdAt,
        ),
      )
      .selectFrom('stored')
      .leftJoin('notice', (join) => join.onTrue())
      .selectAll('stored')
      .select(['notice.id as notice_id', 'notice.isNew as notice_is_new']),
);

/** Returns the message that a sender stored under an idempotency key, with its conversation's pair. */
export async function findMessageByKey(
  db: Kysely<Database>,
  senderId: string,
  idempotencyKey: string,
): Promise<(MessageRow & ConversationPair) | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.id', 'conversation_id', 'seq', 'sender_id', 'text', 'removed_at', 'messages.created_at'])
    .select(['member_low', 'member_high'])
    .where('sender_id', '=', senderId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Returns a message's sequence number; undefined if it is not in that conversation. */
export async function findMessageSeq(
  db: Kysely<Database>,
  conversationId: string,
  messageId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row?.seq;
}

/** Returns messages of a conversation: older pages newest first, messages after another one oldest first. */
export async function findMessages(
  db: Kysely<Database>,
  conversationId: string,
  page: MessagePage,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'seq', 'sender_id', 'text', 'removed_at', 'created_at'])
    .where('conversation_id', '=', conversationId);
  if ('after' in page) query = query.where('seq', '>', page.after).orderBy('seq');
  else {
    query = query.orderBy('seq', 'desc');
    if (page.before !== null) query = query.where('seq', '<', page.before);
  }
  return query.limit(rowCount(page.rows)).execute();
}
