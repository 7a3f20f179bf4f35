import { t } from '@lingui/core/macro';

interface Unread {
  unreadCount?: number | undefined;
  isMarkedUnread?: boolean | undefined;
}

/** Badges show 99+ above this. */
const most = 99;

/** Returns '1 unread message', '3 unread messages' or '99+ unread messages'. */
export function unreadWords(count: number): string {
  return count === 1 ? '1 unread message' : `${shortCount(count)} unread messages`;
}

/** Returns how much of a conversation is unread; one that is marked as unread counts as one. */
export function unreadOf({ unreadCount = 0, isMarkedUnread = false }: Unread): number {
  return unreadCount === 0 && isMarkedUnread ? 1 : unreadCount;
}

/** Returns the words for `unreadOf`. */
export function unreadStateWords(conversation: Unread): string {
  return conversation.unreadCount ? unreadWords(conversation.unreadCount) : t`Marked as unread`;
}

/** Returns '1 open case', '3 open cases' or '99+ open cases'. */
export function casesWords(count: number): string {
  return count === 1 ? '1 open case' : `${shortCount(count)} open cases`;
}

/** Returns a count for a badge: '3' or '99+'. */
export function shortCount(count: number): string {
  return count > most ? `${most}+` : `${count}`;
}
