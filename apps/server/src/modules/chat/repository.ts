import { type Kysely, sql } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isListedMember, isListedOne, isUnblocked } from '../users/listed.ts';
import {
  isArchived,
  isBlocked,
  isMarkedUnread,
  isNotDeclined,
  isReadable,
  isTakenBack,
  type LastMessageRow,
  lastMessage,
  type MessageRequest,
  mutedUntil,
  requestOf,
} from './conversation-columns.ts';
import { type ConversationPair, inOrder } from './conversation-pair.ts';

export interface ConversationRow extends ConversationPair {
  id: string;
}

/** The other member of one of the caller's conversations. */
export interface ChatUserRow {
  id: string;
  name: string;
  image_hash: string | null;
  conversation_id: string;
  /** Milliseconds since 1970 of the conversation's last message, or of its opening. */
  active_at: number;
  unread: number;
  /** The member has left, is leaving or is suspended. */
  is_former: boolean;
  /** The number of the conversation's last change. */
  last_seq: number;
  /** The newest message that is not deleted. */
  last: LastMessageRow | null;
  is_archived: boolean;
  /** Null unless it is muted now. */
  muted_until: Date | null;
  is_marked_unread: boolean;
  request: MessageRequest | null;
}

/** Members need no larger number, and a higher limit would make counting slower. */
export const maxUnread = 1_000;

export interface ChatUserPage {
  rows: number;
  before: { activeAt: number; conversationId: string } | null;
}

/** Returns the pair's conversation; undefined without one. */
export async function findConversationOf(
  db: Kysely<Database>,
  memberId: string,
  otherId: string,
): Promise<ConversationRow | undefined> {
  const { member_low, member_high } = inOrder(memberId, otherId);
  return await db
    .selectFrom('conversations')
    .select(['id', 'member_low', 'member_high'])
    .where('member_low', '=', member_low)
    .where('member_high', '=', member_high)
    .executeTakeFirst();
}

/** Creates the pair's conversation unless it exists. Concurrent callers get the same one. */
export async function openConversation(
  db: Kysely<Database>,
  memberId: string,
  otherId: string,
  now: Date,
): Promise<ConversationRow> {
  await db
    .insertInto('conversations')
    .values({ ...inOrder(memberId, otherId), opened_by: memberId, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_low', 'member_high']).doNothing())
    .execute();
  const opened = await findConversationOf(db, memberId, otherId);
  if (opened === undefined) throw new Error('A conversation was opened, but is not stored.');
  return opened;
}

/** The receiver of a message. */
export interface Receiver {
  /** The two have exchanged a message. */
  hasSpoken: boolean;
  /** The receiver has an unread notification of the sender's messages. */
  isTold: boolean;
}

const receivers = reusable((db, id: string, viewerId: string, member_low: string, member_high: string) =>
  db
    .selectFrom('members')
    .leftJoin('conversations', (join) =>
      join.on('member_low', '=', member_low).on('member_high', '=', member_high).on('last_seq', '>', 0),
    )
    .leftJoin('notifications', (join) =>
      join
        .onRef('member_id', '=', 'members.id')
        .on('kind', '=', sql.lit('message'))
        .on('subject', '=', sql<string>`conversations.id::text`)
        .on('read_at', 'is', null),
    )
    .select(['conversations.id as conversationId', 'notifications.id as notificationId'])
    .where('members.id', '=', id)
    .where(isListedOne(viewerId)),
);

/** Returns the receiver of a message; undefined if the sender can find no member with that id. */
export async function findReceiver(
  db: Kysely<Database>,
  memberId: string,
  otherId: string,
): Promise<Receiver | undefined> {
  const { member_low, member_high } = inOrder(memberId, otherId);
  const [row] = await receivers(db, otherId, memberId, member_low, member_high);
  return row && { hasSpoken: row.conversationId !== null, isTold: row.notificationId !== null };
}

/**
 * Returns a conversation by id, if the viewer can find its members or has blocked the other one, with its newest
 * message's number (0 without messages).
 */
export async function findConversation(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
): Promise<(ConversationRow & { last_seq: number; is_blocked: boolean }) | undefined> {
  return db
    .selectFrom('conversations')
    .select(['id', 'member_low', 'member_high', 'last_seq', isBlocked(viewerId).as('is_blocked')])
    .where('id', '=', id)
    .where(isReadable(viewerId))
    .executeTakeFirst();
}

/** Returns the number of the newest message in each of these conversations. */
export async function findNewestSeqs(db: Kysely<Database>, ids: string[]): Promise<{ id: string; last_seq: number }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('conversations')
    .select(['id', 'last_seq'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Returns the other members of conversations that have a message or that the member opened, latest first. */
export async function findChatUsers(
  db: Kysely<Database>,
  memberId: string,
  page: ChatUserPage,
  now: Date,
): Promise<ChatUserRow[]> {
  // Whole milliseconds, so that a cursor has the exact key.
  const activeAt = sql<number>`floor(extract(epoch from coalesce(last_message_at, conversations.created_at)) * 1000)::bigint`;
  const unread = sql<number>`(
    select count(*) from (
      select from messages
      where messages.conversation_id = conversations.id and messages.sender_id <> ${memberId}
        and messages.deleted_at is null and messages.seq > coalesce(own.read_seq, 0)
      limit ${rowCount(maxUnread)}
    ) as counted
  )`;
  let query = db
    .selectFrom('conversations')
    .innerJoin('members', (join) =>
      join.on('members.id', '=', sql<string>`case when member_low = ${memberId} then member_high else member_low end`),
    )
    .leftJoin('conversation_reads as own', (join) =>
      join.onRef('own.conversation_id', '=', 'conversations.id').on('own.member_id', '=', memberId),
    )
    .select(['members.id', 'members.name', 'members.image_hash', 'conversations.id as conversation_id', 'last_seq'])
    .select([lastMessage.as('last'), isArchived.as('is_archived'), mutedUntil(now).as('muted_until')])
    .select([requestOf(memberId).as('request'), isMarkedUnread.as('is_marked_unread')])
    .select([activeAt.as('active_at'), unread.as('unread')])
    .select(sql<boolean>`not ${isListedMember(memberId)}`.as('is_former'))
    .where((eb) => eb.or([eb('member_low', '=', memberId), eb('member_high', '=', memberId)]))
    .where(isUnblocked(memberId, 'members.id'))
    .where(isNotDeclined(memberId))
    .where(sql<boolean>`${isTakenBack(memberId)} is not true`)
    // The other member is notified by the first message, not by opening the conversation.
    .where((eb) => eb.or([eb('last_seq', '>', 0), eb('opened_by', '=', memberId), eb('opened_by', 'is', null)]))
    .orderBy(activeAt, 'desc')
    .orderBy('conversations.id', 'desc');
  const { before } = page;
  if (before !== null) {
    query = query.where(
      sql<boolean>`(${activeAt}, conversations.id) < (${before.activeAt}::bigint, ${before.conversationId}::uuid)`,
    );
  }
  return query.limit(rowCount(page.rows)).execute();
}
