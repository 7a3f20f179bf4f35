import { type Kysely, sql } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredAttachment } from '../../db/tables/chat.ts';
import { rowCount } from '../../paging.ts';
import { type ToldMember, writingNotices } from '../notifications/repository.ts';
import { devicesOf } from '../push/repository.ts';
import { isAcquainted } from './conversation-columns.ts';
import { type ConversationPair, inOrder } from './conversation-pair.ts';
import { joinedColumns, type MessageRow, repliedTo, storedColumns } from './message-columns.ts';

export interface NewMessageRow {
  senderId: string;
  receiverId: string;
  text: string;
  idempotencyKey: string | null;
  /** The message of the same conversation to which it replies. */
  replyTo?: string | null;
  attachments?: StoredAttachment[] | null;
  createdAt: Date;
}

/** Selects a part of a conversation: older messages from the newest down, or those after one message. */
export type MessagePage = { rows: number } & ({ before: number | null } | { after: number; until?: number });

/** A stored message, and the notification of its receiver; null if they cannot find the sender. */
export type StoredMessage = MessageRow & { notice: ToldMember | null };

/**
 * Stores a message in the pair's conversation, which it creates if necessary, and notifies the
 * receiver. The statement assigns the sequence number under the lock of the conversation's row, so numbers have no
 * gaps and readers never see a later message before an earlier one. Its time is later than the previous message's,
 * even if the clocks of two instances disagree, so sorting by time gives the same order.
 *
 * @returns the message; undefined if one of the two has blocked the other, also at the same moment
 * @throws the unique violation of `messages_idempotency` when the sender has used the key before; then nothing is
 * stored.
 */
export async function insertMessage(db: Kysely<Database>, message: NewMessageRow): Promise<StoredMessage | undefined> {
  const { createdAt, senderId, receiverId, text, idempotencyKey, replyTo = null, attachments = null } = message;
  const { member_low, member_high } = inOrder(senderId, receiverId);
  const pair = [member_low, member_high] as const;
  const files = attachments === null || attachments.length === 0 ? null : JSON.stringify(attachments);
  const rows = await storeMessage(db, ...pair, createdAt, senderId, receiverId, text, idempotencyKey, replyTo, files);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { notice_id, notice_is_new, notice_devices, ...stored } = row;
  const written = { memberId: receiverId, isNew: notice_is_new === true, devices: notice_devices ?? [] };
  const notice = notice_id === null ? null : { id: notice_id, ...written };
  return { ...stored, reactions: null, notice };
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
    replyTo: string | null,
    attachments: string | null,
  ) =>
    db
      .with('conversation', (eb) =>
        eb
          .insertInto('conversations')
          .columns(['member_low', 'member_high', 'opened_by', 'asked_by', 'last_seq', 'last_message_at', 'created_at'])
          .expression(
            eb
              .selectNoFrom([
                sql<string>`${member_low}::uuid`.as('member_low'),
                sql<string>`${member_high}::uuid`.as('member_high'),
                sql<string>`${senderId}::uuid`.as('opened_by'),
                sql<string>`${senderId}::uuid`.as('asked_by'),
                sql<number>`1`.as('last_seq'),
                sql<Date>`${createdAt}::timestamptz`.as('last_message_at'),
                sql<Date>`${createdAt}::timestamptz`.as('created_at'),
              ])
              .where(sql<boolean>`lock_unless_blocked(${senderId}::uuid, ${receiverId}::uuid)`),
          )
          .onConflict((conflict) =>
            conflict.columns(['member_low', 'member_high']).doUpdateSet({
              last_seq: sql`conversations.last_seq + 1`,
              last_message_at: sql`greatest(
                excluded.last_message_at, conversations.last_message_at + interval '1 millisecond')`,
              asked_by: sql`coalesce(conversations.asked_by, excluded.asked_by)`,
              // A member who answers has accepted.
              accepted_at: sql`case when conversations.asked_by <> excluded.asked_by
                then coalesce(conversations.accepted_at, excluded.last_message_at) else conversations.accepted_at end`,
              // Words of somebody with whom the receiver has planned something since then come through.
              declined_at: sql`case when conversations.asked_by <> excluded.asked_by then null
                when conversations.declined_at is not null and ${isAcquainted} then null
                else conversations.declined_at end`,
            }),
          )
          .returning(['id', 'last_seq', 'last_message_at', 'declined_at']),
      )
      .with('stored', (eb) =>
        eb
          .insertInto('messages')
          .columns([
            'conversation_id',
            'seq',
            'sender_id',
            'text',
            'idempotency_key',
            'reply_to',
            'attachments',
            'created_at',
          ])
          .expression(
            eb
              .selectFrom('conversation')
              .select([
                'id',
                'last_seq',
                sql<string>`${senderId}::uuid`.as('sender_id'),
                sql<string>`${text}::text`.as('text'),
                sql<string | null>`${idempotencyKey}::text`.as('idempotency_key'),
                sql<string | null>`${replyTo}::uuid`.as('reply_to'),
                sql<string | null>`${attachments}::jsonb`.as('attachments'),
                'last_message_at as created_at',
              ]),
          )
          .returning(storedColumns),
      )
      .with('notice', (eb) =>
        writingNotices(
          eb,
          // Muted and declined conversations notify nobody.
          sql`select ${receiverId}::uuid, id::text from conversation
            where declined_at is null and not exists (
              select from conversation_reads as own
              where own.conversation_id = conversation.id and own.member_id = ${receiverId}::uuid
                and own.muted_until > ${createdAt}::timestamptz
            )`,
          { kind: 'message', actor: senderId, details: {} },
          createdAt,
        ),
      )
      .selectFrom('stored')
      .leftJoin('notice', (join) => join.onTrue())
      .selectAll('stored')
      .select(repliedTo('stored').as('replied'))
      .select(['notice.id as notice_id', 'notice.isNew as notice_is_new'])
      // Only new notifications are sent.
      .select(
        sql<string[] | null>`case when notice."isNew" then ${devicesOf('notice.memberId', createdAt)} end`.as(
          'notice_devices',
        ),
      ),
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
    .select(storedColumns)
    .select(joinedColumns)
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
    .select(storedColumns)
    .select(joinedColumns)
    .where('conversation_id', '=', conversationId);
  if ('after' in page) {
    query = query.where('seq', '>', page.after).orderBy('seq');
    if (page.until !== undefined) query = query.where('seq', '<=', page.until);
  } else {
    query = query.orderBy('seq', 'desc');
    if (page.before !== null) query = query.where('seq', '<', page.before);
  }
  return query.limit(rowCount(page.rows)).execute();
}

/** Returns whether a message belongs to the pair's conversation, deleted or not. */
export async function isMessageOfPair(db: Kysely<Database>, messageId: string, pair: ConversationPair) {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select('messages.id')
    .where('messages.id', '=', messageId)
    .where('member_low', '=', pair.member_low)
    .where('member_high', '=', pair.member_high)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns messages by their ids, in no order. */
export async function findMessagesById(db: Kysely<Database>, ids: string[]): Promise<MessageRow[]> {
  return await db
    .selectFrom('messages')
    .select(storedColumns)
    .select(joinedColumns)
    .where('messages.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Numbers of changes: after `since`, and up to `until`. */
export interface ChangeRange {
  since: number;
  until: number;
}

/** Returns messages up to `sentUntil` that changed in a range, in the order of their last change. */
export async function findEarlierChanged(
  db: Kysely<Database>,
  conversationId: string,
  { sentUntil, since, until }: ChangeRange & { sentUntil: number },
  rows: number,
): Promise<MessageRow[]> {
  return await db
    .selectFrom('messages')
    .select(storedColumns)
    .select(joinedColumns)
    .where('conversation_id', '=', conversationId)
    .where('seq', '<=', sentUntil)
    .where('changed_seq', '>', since)
    .where('changed_seq', '<=', until)
    .orderBy('changed_seq')
    .limit(rowCount(rows))
    .execute();
}

/**
 * Returns messages that are new or changed in a range, each once in its current state, in the order of their last change.
 * `until` must have been read from the conversation before: numbers up to it are all committed, and later changes are
 * excluded from both statements.
 */
export async function findChanged(
  db: Kysely<Database>,
  conversationId: string,
  { since, until }: ChangeRange,
  rows: number,
): Promise<MessageRow[]> {
  const changed = (column: 'seq' | 'changed_seq') =>
    db
      .selectFrom('messages')
      .select(storedColumns)
      .select(joinedColumns)
      .where('conversation_id', '=', conversationId)
      .where(column, '>', since)
      .where(column, '<=', until)
      .where('changed_seq', column === 'seq' ? 'is' : 'is not', null)
      .orderBy(column)
      .limit(rowCount(rows))
      .execute();
  const found = [...(await changed('seq')), ...(await changed('changed_seq'))];
  return found.sort((one, other) => changeSeqOf(one) - changeSeqOf(other)).slice(0, rows);
}

/** Returns the number of a message's last change. */
export const changeSeqOf = ({ seq, changed_seq }: Pick<MessageRow, 'seq' | 'changed_seq'>) => changed_seq ?? seq;
