import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MessageAttachmentTable, StoredAttachment } from '../../db/tables/chat.ts';
import { isUnblocked } from '../users/listed.ts';
import type { ConversationPair } from './conversation-pair.ts';

/** The columns of an attachment that its message's row names. */
const described = sql<StoredAttachment>`json_strip_nulls(json_build_object(
  'id', message_attachments.id, 'kind', message_attachments.kind, 'name', message_attachments.name,
  'bytes', length(message_attachments.content), 'width', width, 'height', height))`;

export async function insertUpload(
  db: Kysely<Database>,
  upload: Omit<MessageAttachmentTable, 'id' | 'message_id'>,
): Promise<StoredAttachment> {
  const { stored } = await db
    .insertInto('message_attachments')
    .values({ ...upload, message_id: null })
    .returning(described.as('stored'))
    .executeTakeFirstOrThrow();
  return stored;
}

/** Returns the files with these ids that a member has uploaded for a pair's conversation and not sent, in no order. */
export async function findUploads(
  db: Kysely<Database>,
  ids: readonly string[],
  memberId: string,
  { member_low, member_high }: ConversationPair,
): Promise<StoredAttachment[]> {
  const rows = await db
    .selectFrom('message_attachments')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(described.as('stored'))
    .where('message_attachments.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('member_id', '=', memberId)
    .where('message_id', 'is', null)
    .where('member_low', '=', member_low)
    .where('member_high', '=', member_high)
    .execute();
  return rows.map(({ stored }) => stored);
}

/** Returns whether all of these files were unsent and now belong to the message. */
export async function attachToMessage(trx: Kysely<Database>, ids: readonly string[], messageId: string) {
  const { numUpdatedRows } = await trx
    .updateTable('message_attachments')
    .set({ message_id: messageId })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** A file, and what decides who gets it. */
export interface AttachmentRow extends ConversationPair {
  id: string;
  kind: MessageAttachmentTable['kind'];
  name: string;
  member_id: string;
  message_id: string | null;
  /** Its message was deleted, or a moderator has removed it. */
  is_withdrawn: boolean;
  /** The viewer can find both members of the conversation. */
  is_unblocked: boolean;
}

export async function findAttachment(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
): Promise<AttachmentRow | undefined> {
  return await db
    .selectFrom('message_attachments as files')
    .innerJoin('conversations', 'conversations.id', 'files.conversation_id')
    .leftJoin('messages', 'messages.id', 'files.message_id')
    .select(['files.id', 'files.kind', 'files.name', 'files.member_id', 'files.message_id'])
    .select(['member_low', 'member_high'])
    .select([
      sql<boolean>`(messages.deleted_at is not null or messages.removed_at is not null)`.as('is_withdrawn'),
      sql<boolean>`(${isUnblocked(viewerId, 'member_low')} and ${isUnblocked(viewerId, 'member_high')})`.as(
        'is_unblocked',
      ),
    ])
    .where('files.id', '=', id)
    .executeTakeFirst();
}

/** Returns the latest case about a message; undefined if nobody has reported it. */
export async function findCaseOf(db: Kysely<Database>, messageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', sql.lit('message'))
    .where('target_id', '=', messageId)
    .orderBy('opened_at', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row?.id;
}

export async function readContent(db: Kysely<Database>, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('message_attachments').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

export async function deleteUnsentBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('message_attachments').where('message_id', 'is', null).where('created_at', '<', before).execute();
}
