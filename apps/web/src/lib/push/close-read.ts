import { serviceWorkers } from '../register-worker.ts';

/** The tag of a notification's push: `notification-<id>`. */
const tagPrefix = 'notification-';

/**
 * Takes the pushes of read notifications off this device's screen.
 *
 * @param findUnread returns the ids of unread notifications; called only if the screen shows some
 */
export async function closeReadPushes(findUnread: () => Promise<ReadonlySet<string>>): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  // Some browsers have service workers without notifications.
  const shown = (await registration?.getNotifications?.()) ?? [];
  const ofServer = shown.filter(({ tag }) => tag.startsWith(tagPrefix));
  if (ofServer.length === 0) return;
  const unread = await findUnread();
  for (const one of ofServer) if (!unread.has(one.tag.slice(tagPrefix.length))) one.close();
}
