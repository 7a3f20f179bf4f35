import type { AppContext } from '../../context.ts';
import { memberIdsOf } from '../events/registration-repository.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { hoursBefore } from '../notifications/reminder-repository.ts';
import { claimEvents, claimOver, claimSessions, type ReminderWindow } from './reminder-repository.ts';

const hourMs = 3_600_000;

/** After a downtime members are still asked about sessions that ended within this time, in milliseconds. */
const latestMs = 7 * 24 * hourMs;

/**
 * Reminds members of what starts soon. It reads what is to start rather than a job for each: what is moved or canceled
 * needs nothing more.
 */
export async function remind(context: AppContext): Promise<void> {
  for (const [index, hours] of hoursBefore.entries()) {
    const now = context.clock().getTime();
    // However late, until the next reminder is due: the machine may have slept.
    const from = new Date(now + (hoursBefore[index + 1] ?? 0) * hourMs);
    const window = { hours, from, to: new Date(now + hours * hourMs) };
    while ((await remindOfEvents(context, window)) > 0);
    while ((await remindOfSessions(context, window)) > 0);
  }
  const now = context.clock();
  while ((await askAfterSessions(context, { from: new Date(now.getTime() - latestMs), to: now })) > 0);
}

async function remindOfEvents(context: AppContext, window: ReminderWindow): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const due = await claimEvents(trx, window);
    for (const { id: eventId, title, starts_at, host_id } of due) {
      const to = [host_id, ...(await memberIdsOf(trx, eventId, ['approved']))];
      const details = { eventId, title, startsAt: starts_at.toISOString() };
      await notify({ kind: 'eventStarting', subject: `${eventId} ${window.hours}`, to, actor: null, details });
    }
    return due.length;
  });
}

async function remindOfSessions(context: AppContext, window: ReminderWindow): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const due = await claimSessions(trx, window);
    for (const { id, starts_at, user_one, user_two } of due) {
      const details = { startsAt: starts_at.toISOString() };
      const notice = { kind: 'sessionStarting', subject: `${id} ${window.hours}`, details } as const;
      await notify({ ...notice, to: [user_one], actor: user_two });
      await notify({ ...notice, to: [user_two], actor: user_one });
    }
    return due.length;
  });
}

/**
 * Asks the two of a session that is over whether it took place. Where one of them never agreed to it, they alone are
 * told: they may decline it still.
 */
async function askAfterSessions(context: AppContext, window: Omit<ReminderWindow, 'hours'>): Promise<number> {
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const due = await claimOver(trx, window);
    for (const { id, starts_at, planner, invited, is_agreed } of due) {
      const details = { startsAt: starts_at.toISOString(), ...(!is_agreed && { isUnagreed: true }) };
      const notice = { kind: 'sessionOver', subject: id, details } as const;
      await notify({ ...notice, to: [invited], actor: planner });
      if (is_agreed) await notify({ ...notice, to: [planner], actor: invited });
    }
    return due.length;
  });
}
