import type { Notification } from '@skill-exchange/api-client/types';

/** A row of the inbox: its notification, and earlier ones of requests to join the same event. */
export type InboxRow = { notification: Notification; earlier: readonly Notification[] };

/**
 * Gives the requests to join one event one row, that of the latest; it is unread while one of them is. A second unread one
 * has its own, so that the number of what is unread is that of its rows.
 */
export function oneRowAnEvent(notifications: readonly Notification[]): InboxRow[] {
  const rows = new Map<string, { notification: Notification; earlier: Notification[] }>();
  for (const notification of notifications) {
    const { _id, kind, path, isRead } = notification;
    const key = kind === 'eventRequest' ? path : _id;
    const row = rows.get(key);
    if (row === undefined || !(isRead || row.notification.isRead)) {
      rows.set(row === undefined ? key : _id, { notification, earlier: [] });
      continue;
    }
    row.earlier.push(notification);
    if (!isRead) row.notification = { ...row.notification, isRead };
  }
  return [...rows.values()];
}
