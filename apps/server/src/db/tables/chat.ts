import type { AttachmentKind, Reaction } from '@skill-exchange/api-client/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, OptionalInstant } from './columns.ts';

export interface ConversationTable {
  id: Generated<string>;
  member_low: string;
  member_high: string;
  /** The member who opened it; null for conversations from before this column. */
  opened_by: string | null;
  /** The number of its last change: a message's `seq` or `changed_seq`. */
  last_seq: Generated<number>;
  last_message_at: OptionalInstant;
  /** The member who wrote first; null without messages, and for conversations from before this column. */
  asked_by: string | null;
  /** When the other member accepted or answered. */
  accepted_at: OptionalInstant;
  declined_at: OptionalInstant;
  created_at: CreatedAt;
}

export interface MessageTable {
  id: Generated<string>;
  conversation_id: string;
  seq: number;
  sender_id: string;
  text: string;
  idempotency_key: string | null;
  /** Set when a moderator has removed it. */
  removed_at: OptionalInstant;
  /** The number of its last change in the conversation; null until it changes. */
  changed_seq: number | null;
  edited_at: OptionalInstant;
  /** Set when its sender has deleted it; its text is empty then. */
  deleted_at: OptionalInstant;
  reply_to: string | null;
  /** Null without attachments. */
  attachments: ColumnType<StoredAttachment[] | null, string | null | undefined, string | null>;
  words: GeneratedAlways<string>;
  created_at: CreatedAt;
}

/** An attachment as its message's row names it. */
export interface StoredAttachment {
  id: string;
  kind: AttachmentKind;
  name: string;
  bytes: number;
  /** Of a picture. */
  width?: number;
  height?: number;
  /** What a picture shows; left out without one. */
  description?: string;
}

export interface MessageAttachmentTable {
  id: Generated<string>;
  conversation_id: string;
  member_id: string;
  /** Null until a message is sent with it. */
  message_id: string | null;
  kind: AttachmentKind;
  name: string;
  width: number | null;
  height: number | null;
  /** What a picture shows, once it is sent; null without one. */
  description: ColumnType<string | null, string | null | undefined, string | null>;
  content: Uint8Array;
  created_at: Date;
}

export interface MessageReactionTable {
  message_id: string;
  member_id: string;
  reaction: Reaction;
  at: Date;
}

export interface ConversationReadTable {
  conversation_id: string;
  member_id: string;
  read_seq: Generated<number>;
  delivered_seq: Generated<number>;
  muted_until: OptionalInstant;
  archived_at: OptionalInstant;
  /** The member has marked it and not opened it since. */
  is_marked_unread: Generated<boolean>;
}
