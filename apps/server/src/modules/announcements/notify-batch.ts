import type { AppContext } from '../../context.ts';
import type { JobData } from '../../jobs/queues.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { findReceivers } from './receiver-repository.ts';
import { lockAnnouncement, setProgress } from './repository.ts';

/** Members per batch. */
export const membersPerBatch = 200;

/** The delay before the first batch, in seconds: an operator who pressed too soon can still stop it. */
export const firstAfterSeconds = 10;

/** The pause between two batches, in seconds: the mail server keeps up, and an operator can still stop it. */
const pauseSeconds = 5;

/**
 * Notifies the next members of an announcement, and queues the batch after it. Members, place in the order and next job are
 * stored together, and a job whose batch has been done does nothing: no member is notified twice or left out, wherever a
 * server is killed.
 */
export async function notifyNextBatch(
  context: AppContext,
  { announcementId, after }: JobData['announcements'],
): Promise<void> {
  const { clock, jobs, settings } = context;
  await inNotifyingTransaction(context, async (trx, notify) => {
    const announcement = await lockAnnouncement(trx, announcementId);
    if (announcement === undefined || !isBeingSent(announcement) || announcement.last_told !== after) return;
    const now = clock();
    const rules = { verifyEmail: settings.verifyEmail, now };
    const to = await findReceivers(trx, { ...rules, after, rows: membersPerBatch });
    const details = { title: announcement.subject };
    await notify({ kind: 'announcement', subject: announcementId, to, actor: null, details });
    const last = to.at(-1) ?? after;
    const isLast = to.length < membersPerBatch;
    await setProgress(trx, announcementId, {
      last_told: last,
      told: announcement.told + to.length,
      ...(isLast && { finished_at: now }),
    });
    if (!isLast) await jobs.add(trx, 'announcements', [{ announcementId, after: last }], pauseSeconds);
  });
}

/** Whether members are still to get the message. */
export function isBeingSent(announcement: {
  is_message: boolean;
  sent_at: Date | null;
  stopped_at: Date | null;
  finished_at: Date | null;
}): boolean {
  const { is_message, sent_at, stopped_at, finished_at } = announcement;
  return is_message && sent_at !== null && stopped_at === null && finished_at === null;
}
