import type { Marks, Presence, ThreadConversation } from '@skill-exchange/api-client/types';
import { presentMemberRef } from '../users/present-user.ts';
import type { ThreadConversationRow, UnreadRow } from './thread-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns when a member was last active, in coarse steps; undefined if it is longer ago. */
export function presenceOf(isOnline: boolean, seenOn: string | null, now: Date): Presence | undefined {
  if (isOnline) return 'online';
  if (seenOn === null) return undefined;
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(Date.parse(`${seenOn}T00:00:00Z`) / dayMs);
  if (days <= 0) return 'today';
  return days < 7 ? 'thisWeek' : undefined;
}

export function presentThreadConversation(
  row: ThreadConversationRow,
  viewerId: string,
  unread: UnreadRow,
  presence: Presence | undefined,
): ThreadConversation {
  const own: Marks = { memberId: viewerId, readSeq: row.read_seq, deliveredSeq: row.delivered_seq };
  const theirs: Marks = {
    memberId: row.other_id,
    readSeq: row.other_read_seq,
    deliveredSeq: row.other_delivered_seq,
  };
  return {
    _id: row.id,
    with: presentMemberRef(row.other_id, row.other_name, row.other_image_hash),
    ...(row.is_former && { isFormer: true }),
    ...(row.is_blocked && { isBlocked: true }),
    changeSeq: row.last_seq,
    unreadCount: unread.count,
    ...(unread.first_seq !== null && { firstUnreadSeq: unread.first_seq }),
    isArchived: row.is_archived,
    ...(row.muted_until !== null && { mutedUntil: row.muted_until.toISOString() }),
    ...(row.is_marked_unread && { isMarkedUnread: true }),
    ...(row.request !== null && !row.is_former && { request: row.request }),
    marks: row.sees_receipts ? [own, theirs] : [own],
    ...(presence !== undefined && { presence }),
  };
}
