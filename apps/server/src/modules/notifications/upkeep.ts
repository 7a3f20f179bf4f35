import type { AppContext } from '../../context.ts';
import { deleteReminders } from './reminder-repository.ts';
import { deleteReadBefore } from './unread-repository.ts';

const dayMs = 24 * 3_600_000;

/** The retention of read notifications, in days. */
export const keptDays = 180;

/** Removes notifications that were read long ago, and old reminders. */
export async function removeOldNotifications({ db, clock }: AppContext): Promise<void> {
  const now = clock().getTime();
  await deleteReminders(db, new Date(now - 9 * dayMs));
  while ((await deleteReadBefore(db, new Date(now - keptDays * dayMs))) > 0);
}
