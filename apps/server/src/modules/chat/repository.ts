import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface ConversationRow {
  id: string;
  member_low: string;
  member_high: string;
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  text: string;
  created_at: Date;
}

export interface NewMessageRow {
  senderId: string;
  receiverId: string;
  text: string;
  idempotencyKey: string | null;
  createdAt: Date;
}

/** Which part of a conversation: either older ones from the newest down, or what follows one message. */
export type MessagePage = { rows: number | null } & ({ before: number | null } | { after: number });

/** The other member of one of the caller's conversations. */
export interface ChatUserRow {
  id: string;
  name: string;
  image_hash: string | null;
  conversation_id: string;
  /** Milliseconds since 1970 of the conversation's last message, or of its opening. */
  active_at: number;
  unread: number;
}

export interface ChatUserPage {
  rows: number | null;
  before: { activeAt: number; conversationId: string } | null;
}

/** The order in which the database keeps a pair; the same whoever asks. */
function pair(one: string, other: string): { member_low: string; member_high: string } {
  return one < other ? { member_low: one, member_high: other } : { member_low: other, member_high: one };
}

/** The pair's conversation, made when there is none. However many ask at once, there is one. */
export async function openConversation(
  db: Kysely<Database>,
  memberId: string,
  otherId: string,
  now: Date,
): Promise<ConversationRow> {
  const members = pair(memberId, otherId);
  const columns = ['id', 'member_low', 'member_high'] as const;
  await db
    .insertInto('conversations')
    .values({ ...members, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_low', 'member_high']).doNothing())
    .execute();
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('member_low', '=', members.member_low)
    .where('member_high', '=', members.member_high)
    .executeTakeFirstOrThrow();
}

/** One conversation by id, whoever its members are. */
export async function findConversation(
  db: Kysely<Database>,
  id: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .select(['id', 'member_low', 'member_high'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Stores a message in the pair's conversation, which is made when there is none. The sequence number is handed out
 * under the conversation's row lock in the same statement, so numbers have no gaps and readers never see a later
 * message before an earlier one.
 *
 * @throws the unique violation of `messages_idempotency` when the sender has used the key before; nothing is stored.
 */
export async function insertMessage(db: Kysely<Database>, message: NewMessageRow): Promise<MessageRow> {
  const { createdAt, senderId, text, idempotencyKey } = message;
  return db
    .with('conversation', (eb) =>
      eb
        .insertInto('conversations')
        .values({
          ...pair(senderId, message.receiverId),
          last_seq: 1,
          last_message_at: createdAt,
          created_at: createdAt,
        })
        .onConflict((conflict) =>
          conflict.columns(['member_low', 'member_high']).doUpdateSet({
            last_seq: sql`conversations.last_seq + 1`,
            last_message_at: sql`greatest(conversations.last_message_at, excluded.last_message_at)`,
          }),
        )
        .returning(['id', 'last_seq']),
    )
    .insertInto('messages')
    .columns(['conversation_id', 'seq', 'sender_id', 'text', 'idempotency_key', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('conversation')
        .select([
          'id',
          'last_seq',
          sql<string>`${senderId}::uuid`.as('sender_id'),
          sql<string>`${text}::text`.as('text'),
          sql<string | null>`${idempotencyKey}::text`.as('idempotency_key'),
          sql<Date>`${createdAt.toISOString()}::timestamptz`.as('created_at'),
        ]),
    )
    .returning(['id', 'conversation_id', 'seq', 'sender_id', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** The message that a sender stored under an idempotency key, with its conversation's pair. */
export async function findMessageByKey(
  db: Kysely<Database>,
  senderId: string,
  idempotencyKey: string,
): Promise<(MessageRow & Omit<ConversationRow, 'id'>) | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.id', 'conversation_id', 'seq', 'sender_id', 'text', 'messages.created_at'])
    .select(['member_low', 'member_high'])
    .where('sender_id', '=', senderId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** A message's place in its conversation; undefined when it is none of that conversation. */
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

/** Messages of a conversation: newest first for older pages, oldest first for what follows a message. */
export async function findMessages(
  db: Kysely<Database>,
  conversationId: string,
  page: MessagePage,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'seq', 'sender_id', 'text', 'created_at'])
    .where('conversation_id', '=', conversationId);
  if ('after' in page) query = query.where('seq', '>', page.after).orderBy('seq');
  else {
    query = query.orderBy('seq', 'desc');
    if (page.before !== null) query = query.where('seq', '<', page.before);
  }
  if (page.rows !== null) query = query.limit(page.rows);
  return query.execute();
}

/** Remembers how far a member has read; never goes back, whatever arrives late. */
export async function markRead(
  db: Kysely<Database>,
  conversationId: string,
  memberId: string,
  seq: number,
): Promise<void> {
  await db
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, member_id: memberId, read_seq: seq })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'member_id'])
        .doUpdateSet({ read_seq: seq })
        .where('conversation_reads.read_seq', '<', seq),
    )
    .execute();
}

/** Whom a member has a conversation with, the latest active first. */
export async function findChatUsers(
  db: Kysely<Database>,
  memberId: string,
  page: ChatUserPage,
): Promise<ChatUserRow[]> {
  // Whole milliseconds, so that a cursor holds the key exactly.
  const activeAt = sql<number>`floor(extract(epoch from coalesce(last_message_at, conversations.created_at)) * 1000)::bigint`;
  const unread = sql<number>`(
    select count(*) from messages
    where messages.conversation_id = conversations.id and messages.sender_id <> ${memberId}
      and messages.seq > coalesce((
        select read_seq from conversation_reads
        where conversation_reads.conversation_id = conversations.id and conversation_reads.member_id = ${memberId}
      ), 0)
  )`;
  let query = db
    .selectFrom('conversations')
    .innerJoin('members', (join) =>
      join.on(
        'members.id',
        '=',
        sql<string>`case when member_low = ${memberId} then member_high else member_low end`,
      ),
    )
    .select(['members.id', 'members.name', 'members.image_hash', 'conversations.id as conversation_id'])
    .select([activeAt.as('active_at'), unread.as('unread')])
    .where((eb) => eb.or([eb('member_low', '=', memberId), eb('member_high', '=', memberId)]))
    .orderBy(activeAt, 'desc')
    .orderBy('conversations.id', 'desc');
  const { before } = page;
  if (before !== null) {
    query = query.where(
      sql<boolean>`(${activeAt}, conversations.id) < (${before.activeAt}::bigint, ${before.conversationId}::uuid)`,
    );
  }
  if (page.rows !== null) query = query.limit(page.rows);
  return query.execute();
}
