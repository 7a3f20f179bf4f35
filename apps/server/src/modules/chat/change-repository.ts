import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MessageReactionTable, StoredAttachment } from '../../db/tables/chat.ts';
import { deleteUnreadableFiles } from './attachment-repository.ts';
import { isBlocked, isReadable } from './conversation-columns.ts';
import type { ConversationPair } from './conversation-pair.ts';
import { joinedColumns, type MessageRow, storedColumns } from './message-columns.ts';
import { maxUnread } from './repository.ts';

/** A message whose conversation is locked. */
export interface LockedMessage extends ConversationPair {
  id: string;
  conversation_id: string;
  sender_id: string;
  text: string;
  attachments: StoredAttachment[] | null;
  created_at: Date;
  deleted_at: Date | null;
  removed_at: Date | null;
  /** The viewer has blocked a member of the conversation. */
  is_blocked: boolean;
}

/**
 * Locks a message's conversation and returns the message, whoever its members are, if the viewer can find them. Sending
 * locks the same row.
 */
export async function lockMessage(
  trx: Transaction<Database>,
  id: string,
  viewerId: string,
): Promise<LockedMessage | undefined> {
  const conversation = await trx
    .selectFrom('conversations')
    .select(['member_low', 'member_high', isBlocked(viewerId).as('is_blocked')])
    .where('id', '=', (eb) => eb.selectFrom('messages').select('conversation_id').where('messages.id', '=', id))
    .where(isReadable(viewerId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (conversation === undefined) return undefined;
  // A second statement sees changes that were committed while the first one waited for the lock.
  const message = await trx
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'sender_id', 'text', 'created_at', 'deleted_at', 'removed_at', 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst();
  return message && { ...conversation, ...message };
}

/** Gives a changed message the next number of its locked conversation. */
export async function takeNextNumber(
  trx: Kysely<Database>,
  { id, conversation_id }: Pick<LockedMessage, 'id' | 'conversation_id'>,
): Promise<void> {
  await trx
    .with('counted', (eb) =>
      eb
        .updateTable('conversations')
        .set({ last_seq: sql`last_seq + 1` })
        .where('id', '=', conversation_id)
        .returning('last_seq'),
    )
    .updateTable('messages')
    .from('counted')
    .set((eb) => ({ changed_seq: eb.ref('counted.last_seq') }))
    .where('messages.id', '=', id)
    .execute();
}

export async function readMessage(db: Kysely<Database>, id: string): Promise<MessageRow> {
  return await db
    .selectFrom('messages')
    .select(storedColumns)
    .select(joinedColumns)
    .where('messages.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function setText(trx: Kysely<Database>, id: string, text: string, edited_at: Date): Promise<void> {
  await trx.updateTable('messages').set({ text, edited_at }).where('id', '=', id).execute();
}

/** Erases a message's content, with its files unless a case about it waits; its row stays as a tombstone. */
export async function eraseMessage(trx: Kysely<Database>, id: string, deleted_at: Date): Promise<void> {
  await trx.deleteFrom('message_reactions').where('message_id', '=', id).execute();
  const erased = { text: '', edited_at: null, reply_to: null, attachments: null, deleted_at };
  await trx.updateTable('messages').set(erased).where('id', '=', id).execute();
  await deleteUnreadableFiles(trx, deleted_at, id);
}

/** Returns whether the reaction is new. */
export async function insertReaction(trx: Kysely<Database>, reaction: MessageReactionTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('message_reactions')
    .values(reaction)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns whether the reaction existed. */
export async function deleteReaction(
  trx: Kysely<Database>,
  { message_id, member_id, reaction }: Omit<MessageReactionTable, 'at'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('message_reactions')
    .where('message_id', '=', message_id)
    .where('member_id', '=', member_id)
    .where('reaction', '=', reaction)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns the number of a member's unread messages in a conversation, `maxUnread` at most. */
export async function countUnread(db: Kysely<Database>, conversationId: string, memberId: string): Promise<number> {
  const unread = db
    .selectFrom('messages')
    .leftJoin('conversation_reads as own', (join) =>
      join.onRef('own.conversation_id', '=', 'messages.conversation_id').on('own.member_id', '=', memberId),
    )
    .select('messages.id')
    .where('messages.conversation_id', '=', conversationId)
    .where('sender_id', '<>', memberId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`seq > coalesce(own.read_seq, 0)`)
    .limit(maxUnread);
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
