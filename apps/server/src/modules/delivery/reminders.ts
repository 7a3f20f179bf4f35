import type { AppContext } from '../../context.ts';
import { findHostIds } from '../events/cohosts/cohost-repository.ts';
import { memberIdsOf } from '../events/registrations/registration-repository.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { hoursBefore } from '../notifications/reminder-repository.ts';
import { noticeOf } from '../sessions/notices.ts';
import { lockForShare } from '../users/repository.ts';
import {
  claimEvents,
  claimExpiredOffers,
  claimOver,
  claimSessions,
  type ReminderWindow,
} from './reminder-repository.ts';

const hourMs = 3_600_000;

/** After a downtime members are still notified of sessions and suggestions that ended within this time, in milliseconds. */
const latestMs = 7 * 24 * hourMs;

/**
 * Sends reminders of upcoming events and sessions. Reads their start times instead of scheduling a job
 * for each, so moving or canceling needs no cleanup.
 */
export async function remind(context: AppContext): Promise<void> {
  for (const [index, hours] of hoursBefore.entries()) {
    const now = context.clock().getTime();
    // Sends late reminders until the next one is due: the machine may have slept.
    const from = new Date(now + (hoursBefore[index + 1] ?? 0) * hourMs);
    const window = { hours, from, to: new Date(now + hours * hourMs) };
    while ((await remindOfEvents(context, window)) > 0);
    while ((await remindOfSessions(context, window)) > 0);
  }
  const now = context.clock();
  const ended = { from: new Date(now.getTime() - latestMs), to: now };
  while ((await notifyOfExpired(context, ended)) > 0);
  while ((await askAfterSessions(context, ended)) > 0);
}

async function remindOfEvents(context: AppContext, window: ReminderWindow): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const due = await claimEvents(trx, window);
    for (const { id: eventId, title, starts_at } of due) {
      const to = [...(await findHostIds(trx, eventId)), ...(await memberIdsOf(trx, eventId, ['approved']))];
      const details = { eventId, title, startsAt: starts_at.toISOString() };
      await replaceEarlier(notify, { kind: 'eventStarting', subject: eventId, to }, window);
      await notify({ kind: 'eventStarting', subject: `${eventId} ${window.hours}`, to, actor: null, details });
    }
    return due.length;
  });
}

async function remindOfSessions(context: AppContext, window: ReminderWindow): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const due = await claimSessions(trx, window);
    // A block at the same moment waits, and removes the reminder.
    await lockForShare(
      trx,
      due.flatMap(({ user_one, user_two }) => [user_one, user_two]),
    );
    for (const { id, starts_at, user_one, user_two } of due) {
      const details = { startsAt: starts_at.toISOString() };
      const notice = { kind: 'sessionStarting', subject: `${id} ${window.hours}`, details } as const;
      const earlier = { kind: 'sessionStarting', subject: id, to: [user_one, user_two] } as const;
      await replaceEarlier(notify, earlier, window);
      await notify({ ...notice, to: [user_one], actor: user_two });
      await notify({ ...notice, to: [user_two], actor: user_one });
    }
    return due.length;
  });
}

/** Marks an unread reminder as read before the next one: both say the same. */
async function replaceEarlier(
  notify: Notify,
  { kind, subject, to }: { kind: 'eventStarting' | 'sessionStarting'; subject: string; to: readonly string[] },
  { hours }: ReminderWindow,
): Promise<void> {
  if (hours === hoursBefore[0]) return;
  await notify.markRead({ memberIds: to, subject, kinds: [kind] });
}

/**
 * Asks both members of an ended session whether it took place. If one of them never agreed to it, only
 * that member is notified, and may still decline it.
 */
async function askAfterSessions(context: AppContext, window: Omit<ReminderWindow, 'hours'>): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const due = await claimOver(trx, window);
    await lockForShare(
      trx,
      due.flatMap(({ planner, invited }) => [planner, invited]),
    );
    for (const { id, starts_at, planner, invited, is_agreed } of due) {
      const details = { startsAt: starts_at.toISOString(), ...(!is_agreed && { isUnagreed: true }) };
      const notice = { kind: 'sessionOver', subject: id, details } as const;
      await notify({ ...notice, to: [invited], actor: planner });
      if (is_agreed) await notify({ ...notice, to: [planner], actor: invited });
    }
    return due.length;
  });
}

/** Notifies both members of suggested times that nobody answered. They expire by their time, even before it. */
async function notifyOfExpired(context: AppContext, window: Omit<ReminderWindow, 'hours'>): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const expired = await claimExpiredOffers(trx, window);
    await lockForShare(
      trx,
      expired.flatMap(({ by_member, asked }) => [by_member, asked]),
    );
    for (const { session_id: sessionId, date, by_member: by, asked, is_proposal } of expired) {
      const kind = is_proposal ? 'sessionCanceled' : 'sessionAnswered';
      await notify(noticeOf(kind, { sessionId, by: asked, to: by, date }, { change: 'unanswered' }));
      await notify(noticeOf(kind, { sessionId, by, to: asked, date }, { change: 'missed' }));
    }
    return expired.length;
  });
}
