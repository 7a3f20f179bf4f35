import type { Notification } from '@skill-exchange/api-client/types';
import { localDay } from '@skill-exchange/ui/lib/time/local-time';

/** The notifications of one local day. */
type InboxDay = { label: string; notifications: Notification[] };

/** Groups notifications, latest first, by local day. `now` is in milliseconds since 1970. */
export function inboxDays(notifications: readonly Notification[], now: number): InboxDay[] {
  const days: InboxDay[] = [];
  for (const notification of notifications) {
    const label = localDay(notification.at, now);
    const last = days.at(-1);
    if (last?.label === label) last.notifications.push(notification);
    else days.push({ label, notifications: [notification] });
  }
  return days;
}
