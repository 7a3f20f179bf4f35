import type { AttachmentKind } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';
import { isUnblocked, isUnblockedOrByViewer } from '../users/listed.ts';
import { startOfText } from './message-columns.ts';

// Columns and conditions of a statement's `conversations`, with the viewer's `conversation_reads` as `own`.

/** The viewer can find the conversation: neither member has blocked them. */
export function isReadable(viewerId: string): RawBuilder<boolean> {
  return sql`(${isUnblockedOrByViewer(viewerId, 'member_low')} and ${isUnblockedOrByViewer(viewerId, 'member_high')})`;
}

/** The viewer has blocked a member of a conversation that they can read. */
export function isBlocked(viewerId: string): RawBuilder<boolean> {
  return sql`not (${isUnblocked(viewerId, 'member_low')} and ${isUnblocked(viewerId, 'member_high')})`;
}

/** The direction, for the viewer, of first messages that their receiver has not accepted. */
export type MessageRequest = 'incoming' | 'outgoing';

export interface LastMessageRow {
  sender_id: string;
  seq: number;
  at: string;
  /** Null if a moderator has removed it. */
  excerpt: string | null;
  /** Of its first attachment; null without one, and if a moderator has removed it. */
  attachment: AttachmentKind | null;
}

const [low, high] = [sql.ref('conversations.member_low'), sql.ref('conversations.member_high')];

/** The receiver of first messages did this for its sender before: they expect an answer. */
const isOfReceiver = (column: string) => sql`(${sql.ref(column)} in (${low}, ${high})
    and ${sql.ref(column)} <> conversations.asked_by)`;

/**
 * The two share a session or a proposal that neither has ended, an event that one of them hosts and the other takes part
 * in or has asked to join, an event that both take part in, or a ring that both still want. What they agreed on, and what the
 * receiver of first messages asked their sender for, counts also once it has ended.
 */
export const isAcquainted = sql<boolean>`(
  exists (
    select from sessions where (ending is null or agreed_at is not null or ${isOfReceiver('user_one')})
      and ((user_one = ${low} and user_two = ${high}) or (user_one = ${high} and user_two = ${low}))
  ) or exists (
    select from event_registrations one join event_registrations two on two.event_id = one.event_id
    where one.member_id = ${low} and two.member_id = ${high} and one.state = 'approved' and two.state = 'approved'
  ) or exists (
    select from event_registrations guest join events on events.id = guest.event_id
    where (guest.state in ('approved', 'pending') or ${isOfReceiver('guest.member_id')})
      and guest.member_id in (${low}, ${high}) and (
      events.host_id = case guest.member_id when ${low} then ${high} else ${low} end
      or exists (
        select from event_hosts cohost where cohost.event_id = events.id and cohost.state = 'accepted'
          and cohost.member_id = case guest.member_id when ${low} then ${high} else ${low} end
      ))
  ) or exists (
    select from event_hosts cohost join events on events.id = cohost.event_id
    where (cohost.member_id = ${low} and events.host_id = ${high})
      or (cohost.member_id = ${high} and events.host_id = ${low})
  ) or exists (
    select from ring_seats one join ring_seats two on two.ring_id = one.ring_id join rings on rings.id = one.ring_id
    where one.member_id = ${low} and two.member_id = ${high}
      and (${isOfReceiver('started_by')} or (
        (rings.agreed_at is not null or rings.ended_at is null)
        and one.answer in ('waiting', 'accepted') and two.answer in ('waiting', 'accepted')))
  )
)`;

/** The receiver has not yet accepted the first messages. */
export const isRequest = sql<boolean>`(conversations.asked_by is not null and conversations.accepted_at is null
  and not ${isAcquainted})`;

/** The two share nothing, and the other member has not written to the viewer. */
export function isStrangerTo(viewerId: string): RawBuilder<boolean> {
  return sql`(conversations.accepted_at is null
    and (conversations.asked_by is null or conversations.asked_by = ${viewerId}) and not ${isAcquainted})`;
}

export function requestOf(viewerId: string): RawBuilder<MessageRequest | null> {
  return sql`case when ${isRequest}
    then case when conversations.asked_by = ${viewerId} then 'outgoing' else 'incoming' end end`;
}

/** The member who asked to write still has a message that can be read. */
export const hasWords = sql<boolean>`exists (
  select from messages
  where conversation_id = conversations.id and sender_id = asked_by and deleted_at is null and removed_at is null
)`;

/** First messages to the viewer all of which the sender has deleted or a moderator has removed. */
export function isTakenBack(viewerId: string): RawBuilder<boolean> {
  return sql`(conversations.asked_by <> ${viewerId} and ${isRequest} and not ${hasWords})`;
}

/** The viewer has not declined it. */
export function isNotDeclined(viewerId: string): RawBuilder<boolean> {
  return sql`(conversations.declined_at is null or conversations.asked_by = ${viewerId})`;
}

/** Archived, without a newer message. */
export const isArchived = sql<boolean>`coalesce(
  own.archived_at >= coalesce(conversations.last_message_at, conversations.created_at), false)`;

export const isMarkedUnread = sql<boolean>`coalesce(own.is_marked_unread, false)`;

export function mutedUntil(now: Date): RawBuilder<Date | null> {
  return sql`case when own.muted_until > ${now}::timestamptz then own.muted_until end`;
}

/** The newest message that is not deleted. */
export const lastMessage = sql<LastMessageRow | null>`(
  select json_build_object('sender_id', sender_id, 'seq', seq,
    'at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'excerpt', case when removed_at is null then ${startOfText('text')} end,
    'attachment', case when removed_at is null then attachments -> 0 ->> 'kind' end)
  from messages where messages.conversation_id = conversations.id and deleted_at is null order by seq desc limit 1
)`;

/** Both members share receipts, and the receiver has accepted. The statement also has `viewer` and `other`. */
export const seesReceipts = sql<boolean>`(viewer.shares_receipts and other.shares_receipts and not ${isRequest})`;

/** The same for presence and typing. */
export const seesPresence = sql<boolean>`(
  not viewer.hides_activity and not other.hides_activity and not ${isRequest})`;
