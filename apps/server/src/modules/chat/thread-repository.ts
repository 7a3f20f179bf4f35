import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isListed, isListedMember, isUnblocked } from '../users/listed.ts';
import {
  isArchived,
  isBlocked,
  isMarkedUnread,
  isReadable,
  isRequest,
  type MessageRequest,
  mutedUntil,
  requestOf,
  seesPresence,
  seesReceipts,
} from './conversation-columns.ts';
import type { ConversationPair } from './conversation-pair.ts';
import { maxUnread } from './repository.ts';

/** A conversation as one of its members sees it. */
export interface ThreadConversationRow extends ConversationPair {
  id: string;
  /** The number of its last change. */
  last_seq: number;
  other_id: string;
  other_name: string;
  other_image_hash: string | null;
  is_former: boolean;
  /** The viewer has blocked the other member. */
  is_blocked: boolean;
  is_archived: boolean;
  muted_until: Date | null;
  is_marked_unread: boolean;
  request: MessageRequest | null;
  read_seq: number;
  delivered_seq: number;
  other_read_seq: number;
  other_delivered_seq: number;
  sees_receipts: boolean;
  sees_presence: boolean;
  /** The UTC day on which the other member was last active. */
  other_seen_on: string | null;
}

/** The viewer's unread messages of a conversation. */
export interface UnreadRow {
  count: number;
  first_seq: number | null;
}

const otherOf = (viewerId: string) =>
  sql<string>`case when member_low = ${viewerId} then member_high else member_low end`;

/** Returns a conversation by id, whoever its members are, if the viewer can find them; undefined otherwise. */
export async function findThreadConversation(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
  now: Date,
): Promise<ThreadConversationRow | undefined> {
  return await db
    .selectFrom('conversations')
    .innerJoin('members as viewer', (join) => join.on('viewer.id', '=', viewerId))
    .innerJoin('members', (join) => join.on('members.id', '=', otherOf(viewerId)))
    .innerJoin('members as other', 'other.id', 'members.id')
    .leftJoin('conversation_reads as own', (join) =>
      join.onRef('own.conversation_id', '=', 'conversations.id').on('own.member_id', '=', viewerId),
    )
    .leftJoin('conversation_reads as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'conversations.id').onRef('theirs.member_id', '=', 'other.id'),
    )
    .select(['conversations.id', 'member_low', 'member_high', 'last_seq'])
    .select(['other.id as other_id', 'other.name as other_name', 'other.image_hash as other_image_hash'])
    .select(['other.seen_on as other_seen_on'])
    .select([
      // A block alone makes nobody a former member.
      sql<boolean>`not ${isListedMember(null)}`.as('is_former'),
      isBlocked(viewerId).as('is_blocked'),
      isArchived.as('is_archived'),
      mutedUntil(now).as('muted_until'),
      isMarkedUnread.as('is_marked_unread'),
      requestOf(viewerId).as('request'),
      sql<number>`coalesce(own.read_seq, 0)`.as('read_seq'),
      sql<number>`coalesce(own.delivered_seq, 0)`.as('delivered_seq'),
      sql<number>`coalesce(theirs.read_seq, 0)`.as('other_read_seq'),
      sql<number>`coalesce(theirs.delivered_seq, 0)`.as('other_delivered_seq'),
      sql<boolean>`(${seesReceipts} and not ${isBlocked(viewerId)})`.as('sees_receipts'),
      sql<boolean>`(${seesPresence} and not ${isBlocked(viewerId)})`.as('sees_presence'),
    ])
    .where('conversations.id', '=', id)
    .where(isReadable(viewerId))
    .executeTakeFirst();
}

/** Counts the viewer's unread messages, and finds the first one. */
export async function findUnread(
  db: Kysely<Database>,
  conversationId: string,
  viewerId: string,
  readSeq: number,
): Promise<UnreadRow> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('messages')
        .select('seq')
        .where('conversation_id', '=', conversationId)
        .where('sender_id', '<>', viewerId)
        .where('deleted_at', 'is', null)
        .where('seq', '>', readSeq)
        .orderBy('seq')
        .limit(rowCount(maxUnread))
        .as('unread'),
    )
    .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`min(seq)`.as('first_seq')])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Returns those of a member's conversations in which the two see each other's presence: not between blocked members, and
 * not of or to a member who is suspended or leaving.
 */
export async function findSharingPresence(
  db: Kysely<Database>,
  conversationIds: readonly string[],
  memberId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('members as viewer', (join) => join.on('viewer.id', '=', memberId))
    .innerJoin('members as other', (join) => join.on('other.id', '=', otherOf(memberId)))
    .select('conversations.id')
    .where('conversations.id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .where((eb) => eb.or([eb('member_low', '=', memberId), eb('member_high', '=', memberId)]))
    .where(seesPresence)
    .where(isListed(memberId, 'other.id'))
    .where(isListed(null, 'viewer.id'))
    .execute();
  return rows.map(({ id }) => id);
}

export interface MarkedRow {
  read_seq: number;
  delivered_seq: number;
  /** Whether the other member sees the marks. */
  is_shared: boolean;
}

/** The last `seq` that a member has read and received; 0 leaves a mark unchanged. */
export interface Marking {
  read: number;
  delivered: number;
}

/**
 * Raises a member's marks, at most to the newest change. Reading ends `is_marked_unread`. Returns undefined if nothing
 * changes, so that a delayed request never lowers them.
 */
export async function raiseMarks(
  db: Kysely<Database>,
  conversationId: string,
  memberId: string,
  { read, delivered }: Marking,
): Promise<MarkedRow | undefined> {
  return await db
    .insertInto('conversation_reads')
    .columns(['conversation_id', 'member_id', 'read_seq', 'delivered_seq'])
    .expression((eb) =>
      eb
        .selectFrom('conversations')
        .select([
          'id as conversation_id',
          sql<string>`${memberId}::uuid`.as('member_id'),
          sql<number>`least(${read}::bigint, last_seq)`.as('read_seq'),
          sql<number>`least(greatest(${read}::bigint, ${delivered}::bigint), last_seq)`.as('delivered_seq'),
        ])
        .where('id', '=', conversationId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'member_id'])
        .doUpdateSet({
          read_seq: sql`greatest(conversation_reads.read_seq, excluded.read_seq)`,
          delivered_seq: sql`greatest(conversation_reads.delivered_seq, excluded.delivered_seq)`,
          is_marked_unread: sql`conversation_reads.is_marked_unread and excluded.read_seq = 0`,
        })
        .where(
          sql<boolean>`(conversation_reads.read_seq < excluded.read_seq
            or (conversation_reads.is_marked_unread and excluded.read_seq > 0)
            or conversation_reads.delivered_seq < excluded.delivered_seq)`,
        ),
    )
    .returning([
      'read_seq',
      'delivered_seq',
      sql<boolean>`coalesce((
        select ${seesReceipts} from conversations
        join members as viewer on viewer.id = ${memberId}
        join members as other on other.id = ${otherOf(memberId)}
        where conversations.id = ${conversationId} and ${isUnblocked(memberId, 'other.id')}
      ), false)`.as('is_shared'),
    ])
    .executeTakeFirst();
}

/** One member's settings of a conversation; undefined leaves a setting unchanged. */
export interface OwnSide {
  mutedUntil?: Date | null;
  archivedAt?: Date | null;
  isMarkedUnread?: boolean;
}

/** Mutes, archives or marks a conversation as unread for one member, or undoes it. */
export async function changeOwnSide(
  db: Kysely<Database>,
  conversationId: string,
  memberId: string,
  { mutedUntil: muted_until, archivedAt, isMarkedUnread: is_marked_unread }: OwnSide,
): Promise<void> {
  // A message's time may be ahead of this instance's clock.
  const archived_at =
    archivedAt &&
    sql<Date>`(select greatest(${archivedAt}::timestamptz, last_message_at) from conversations where id = ${conversationId})`;
  const change = {
    ...(muted_until !== undefined && { muted_until }),
    ...(archived_at !== undefined && { archived_at }),
    ...(is_marked_unread !== undefined && { is_marked_unread }),
  };
  // A body with unknown fields alone.
  if (Object.keys(change).length === 0) return;
  await db
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, member_id: memberId, ...change })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'member_id']).doUpdateSet(change))
    .execute();
}

/** Accepts or declines the other member's request. Returns whether there was one, including one declined before. */
export async function answerRequest(
  db: Kysely<Database>,
  conversationId: string,
  memberId: string,
  answer: 'accept' | 'decline',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set(answer === 'accept' ? { accepted_at: now, declined_at: null } : { declined_at: now })
    .where('id', '=', conversationId)
    .where('asked_by', '<>', memberId)
    .where(isRequest)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether a member has accepted the first messages of the other one. */
export async function hasAccepted(db: Kysely<Database>, conversationId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('asked_by', '<>', memberId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ChatSettingsRow {
  shares_receipts: boolean;
  hides_activity: boolean;
}

export async function findChatSettings(db: Kysely<Database>, memberId: string): Promise<ChatSettingsRow> {
  return await db
    .selectFrom('members')
    .select(['shares_receipts', 'hides_activity'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function changeChatSettings(
  db: Kysely<Database>,
  memberId: string,
  change: Partial<ChatSettingsRow>,
): Promise<ChatSettingsRow> {
  return await db
    .updateTable('members')
    .set(change)
    .where('id', '=', memberId)
    .returning(['shares_receipts', 'hides_activity'])
    .executeTakeFirstOrThrow();
}
