import { plural, t } from '@lingui/core/macro';
import { plainNumber } from './number-words.ts';

interface Unread {
  unreadCount?: number | undefined;
  isMarkedUnread?: boolean | undefined;
}

/** Badges show 99+ above this. */
const most = 99;

/** Returns '1 unread message', '3 unread messages' or '99+ unread messages'. */
export function unreadWords(count: number): string {
  if (count > most) return t`${most}+ unread messages`;
  return plural(count, { one: '# unread message', other: '# unread messages' });
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
  if (count > most) return t`${most}+ open cases`;
  return plural(count, { one: '# open case', other: '# open cases' });
}

/** Returns a count for a badge: '3' or '99+'. */
export function shortCount(count: number): string {
  return count > most ? `${plainNumber(most)}+` : plainNumber(count);
}
