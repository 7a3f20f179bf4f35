import type { AttachmentKind, Reaction } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import type { StoredAttachment } from '../../db/tables/chat.ts';

/** The current state of a message that has a reply. */
export interface RepliedRow {
  id: string;
  seq: number;
  sender_id: string;
  /** Null if a moderator has removed it. */
  excerpt: string | null;
  /** Of its first attachment; null without one, and if a moderator has removed it. */
  attachment: AttachmentKind | null;
}

export interface ReactionRow {
  reaction: Reaction;
  members: string[];
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  text: string;
  /** Set when a moderator has removed it. */
  removed_at: Date | null;
  changed_seq: number | null;
  edited_at: Date | null;
  deleted_at: Date | null;
  reply_to: string | null;
  replied: RepliedRow | null;
  attachments: StoredAttachment[] | null;
  reactions: ReactionRow[] | null;
  created_at: Date;
}

/** The columns of `messages` that are sent to members. */
export const storedColumns = [
  'messages.id',
  'messages.conversation_id',
  'messages.seq',
  'messages.sender_id',
  'messages.text',
  'messages.removed_at',
  'messages.changed_seq',
  'messages.edited_at',
  'messages.deleted_at',
  'messages.reply_to',
  'messages.attachments',
  'messages.created_at',
] as const;

/** The length of `excerpt` in the contract. */
export const excerptLength = 140;

/** Reads the start of a text: some more than the excerpt, which is cut between letters and emoji of several characters. */
export const startOfText = (column: 'text' | 'answered.text') =>
  sql<string>`left(${sql.ref(column)}, ${sql.lit(excerptLength + 20)})`;

/** Returns the message to which a row's message replies. */
export const repliedTo = (row: 'messages' | 'stored') =>
  sql<RepliedRow | null>`case when ${sql.ref(`${row}.reply_to`)} is null then null else (
    select json_build_object('id', answered.id, 'seq', answered.seq, 'sender_id', answered.sender_id, 'excerpt',
      case when answered.removed_at is null then ${startOfText('answered.text')} end,
      'attachment', case when answered.removed_at is null then answered.attachments -> 0 ->> 'kind' end)
    from messages as answered where answered.id = ${sql.ref(`${row}.reply_to`)}
  ) end`;

/** Further columns of a statement's `messages`. Only changed messages have reactions. */
export const joinedColumns = [
  repliedTo('messages').as('replied'),
  sql<ReactionRow[] | null>`case when messages.changed_seq is null then null else (
    select json_agg(json_build_object('reaction', reaction, 'members', members) order by first)
    from (
      select reaction, json_agg(member_id order by at) as members, min(at) as first
      from message_reactions where message_id = messages.id group by reaction
    ) as given
  ) end`.as('reactions'),
] as const;
