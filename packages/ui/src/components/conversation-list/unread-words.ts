/** Returns '1 unread message' or '3 unread messages'. */
export function unreadWords(count: number): string {
  return count === 1 ? '1 unread message' : `${count} unread messages`;
}
