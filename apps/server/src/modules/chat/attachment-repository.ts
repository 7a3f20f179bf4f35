import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MessageAttachmentTable, StoredAttachment } from '../../db/tables/chat.ts';
import { isReadable, isStrangerTo } from './conversation-columns.ts';
import type { ConversationPair } from './conversation-pair.ts';

/** The columns of an attachment that its message's row names. */
const described = sql<StoredAttachment>`json_strip_nulls(json_build_object(
  'id', message_attachments.id, 'kind', message_attachments.kind, 'name', message_attachments.name,
  'bytes', length(message_attachments.content), 'width', width, 'height', height, 'description', description))`;

/** Returns whether the other member of a conversation is a stranger to this one. */
export async function isForStranger(db: Kysely<Database>, conversationId: string, memberId: string): Promise<boolean> {
  const { is_stranger } = await db
    .selectFrom('conversations')
    .select(isStrangerTo(memberId).as('is_stranger'))
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return is_stranger;
}

export async function insertUpload(
  db: Kysely<Database>,
  upload: Omit<MessageAttachmentTable, 'id' | 'message_id' | 'description'>,
): Promise<string> {
  const { id } = await db
    .insertInto('message_attachments')
    .values({ ...upload, message_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a stored file by id, sent or not. */
export async function findStored(db: Kysely<Database>, id: string): Promise<StoredAttachment | undefined> {
  const query = db.selectFrom('message_attachments').select(described.as('stored')).where('id', '=', id);
  return (await query.executeTakeFirst())?.stored;
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

/** Reads the new descriptions of files as a column of their rows. */
const descriptionIn = (files: readonly StoredAttachment[]) => {
  const texts = Object.fromEntries(files.map(({ id, description = null }) => [id, description]));
  return sql<string | null>`${JSON.stringify(texts)}::jsonb ->> id::text`;
};

/** Returns whether all of these files were unsent and now belong to the message, with their descriptions. */
export async function attachToMessage(trx: Kysely<Database>, files: readonly StoredAttachment[], messageId: string) {
  const ids = files.map(({ id }) => id);
  const { numUpdatedRows } = await trx
    .updateTable('message_attachments')
    .set({ message_id: messageId, description: descriptionIn(files) })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** Stores the descriptions of a sent message's files, here and in its row. */
export async function describeFiles(trx: Kysely<Database>, files: readonly StoredAttachment[], messageId: string) {
  await trx
    .updateTable('message_attachments')
    .set({ description: descriptionIn(files) })
    .where('message_id', '=', messageId)
    .execute();
  await trx
    .updateTable('messages')
    .set({ attachments: JSON.stringify(files) })
    .where('id', '=', messageId)
    .execute();
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
  /** The viewer can find the conversation. */
  is_readable: boolean;
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
      isReadable(viewerId).as('is_readable'),
    ])
    .where('files.id', '=', id)
    .executeTakeFirst();
}

/** The cases about a message that need a decision, or one about their appeal. */
const waitingCases = (messageId: RawBuilder<unknown>) => sql<{ id: string }>`
  select cases.id from cases
  left join actions on actions.case_id = cases.id left join appeals on appeals.action_id = actions.id
  where cases.kind = 'message' and cases.target_id = ${messageId}
    and (cases.closed_at is null or (appeals.created_at is not null and appeals.decided_at is null))`;

/** Returns the latest waiting case about a message; undefined without one. */
export async function findCaseOf(db: Kysely<Database>, messageId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    ${waitingCases(sql`${messageId}::uuid`)} order by opened_at desc limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Deletes the files of messages that nobody can read again: those of deleted ones, and of removed ones once the removal is
 * final. Moderators keep them while a case about the message waits.
 *
 * @param appealableAfter decisions after this instant can be appealed against
 * @param messageId one message; all of them for null
 */
export async function deleteUnreadableFiles(
  db: Kysely<Database>,
  appealableAfter: Date,
  messageId: string | null = null,
): Promise<void> {
  await sql`
    delete from message_attachments using messages
    where messages.id = message_attachments.message_id
      and ${messageId === null ? sql`true` : sql`messages.id = ${messageId}::uuid`}
      and (messages.deleted_at is not null or (messages.removed_at is not null and not exists (
        select from cases join actions on actions.case_id = cases.id left join appeals on appeals.action_id = actions.id
        where cases.kind = 'message' and cases.target_id = messages.id
          and actions.kind = 'hide' and actions.reversed_at is null and appeals.decided_at is null
          and (appeals.created_at is not null or actions.created_at > ${appealableAfter}))))
      and not exists (${waitingCases(sql`messages.id`)})`.execute(db);
}

export async function readContent(db: Kysely<Database>, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('message_attachments').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

export async function deleteUnsentBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('message_attachments').where('message_id', 'is', null).where('created_at', '<', before).execute();
}
