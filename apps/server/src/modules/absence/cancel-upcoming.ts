import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findCohostIds } from '../events/cohosts/cohost-repository.ts';
import { leaveToCohosts } from '../events/cohosts/new-host.ts';
import { leaveEventsAhead } from '../events/registrations/leave-events-ahead.ts';
import { memberIdsOf } from '../events/registrations/registration-repository.ts';
import { groupByRecipients, severalOf } from '../events/series/series.ts';
import { memberIdsWaiting } from '../events/waitlist/waitlist-repository.ts';
import type { Notify } from '../notifications/notify.ts';
import { leaveRings } from '../rings/leave-rings.ts';
import { noticeOf } from '../sessions/notices.ts';
import { endsAt, isActiveAt } from '../sessions/status.ts';

/** A period from now until an instant; null for no end. */
export interface Absence {
  now: Date;
  until: Date | null;
}

/**
 * Cancels a member's upcoming events and sessions while they are absent, takes them out of rings, and notifies the others. Of a
 * member who does not come back, co-hosts inherit the events. The caller has locked them with `lockWithHeirs`.
 */
export async function cancelUpcoming(
  trx: Transaction<Database>,
  notify: Notify,
  memberId: string,
  absence: Absence,
): Promise<void> {
  for (const { id, other, date } of await cancelSessions(trx, memberId, absence))
    await notify(noticeOf('sessionCanceled', { sessionId: id, by: memberId, to: other, date }, { change: 'canceled' }));
  if (absence.until === null) await leaveToCohosts(trx, notify, memberId, absence.now);
  for (const dates of await cancelEvents(trx, memberId, absence)) {
    const notices = [];
    for (const date of dates) {
      const members = await memberIdsOf(trx, date.id, ['approved', 'pending', 'declined']);
      const waiting = await memberIdsWaiting(trx, date.id);
      notices.push({ ...date, to: [...members, ...waiting, ...(await findCohostIds(trx, date.id))] });
    }
    for (const { id, title, start_time, to, dates: theirs } of groupByRecipients(notices)) {
      const details = { eventId: id, title, startsAt: start_time.toISOString(), ...severalOf(theirs) };
      await notify({ kind: 'eventCanceled', subject: id, to, actor: memberId, details });
    }
  }
  await leaveEventsAhead(trx, { members: [memberId] }, absence);
  await leaveRings(trx, notify, memberId, absence.now);
}

/** Cancels a member's sessions. Returns them with the other member of each. */
async function cancelSessions(
  trx: Transaction<Database>,
  memberId: string,
  { now, until }: Absence,
): Promise<{ id: string; other: string; date: Date }[]> {
  const other = sql<string>`case when user_one = ${memberId} then user_two else user_one end`;
  let query = trx
    .updateTable('sessions')
    .set({ cancelled_at: now, cancelled_by: memberId, ending: 'canceled' })
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .where(isActiveAt(now))
    .where(endsAt, '>', now);
  if (until !== null) query = query.where('date', '<', until);
  return await query.returning(['id', other.as('other'), 'date']).execute();
}

/** Cancels the events that a member hosts. Returns them by series. */
async function cancelEvents(
  trx: Transaction<Database>,
  memberId: string,
  { now, until }: Absence,
): Promise<{ id: string; title: string; start_time: Date }[][]> {
  let query = trx
    .updateTable('events')
    .set({ cancelled_at: now })
    .where('host_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now);
  if (until !== null) query = query.where('start_time', '<', until);
  const events = await query.returning(['id', 'title', 'start_time', 'series_id']).execute();
  events.sort((one, other) => one.start_time.getTime() - other.start_time.getTime());
  const bySeries = new Map<string, typeof events>();
  for (const event of events) {
    const key = event.series_id ?? event.id;
    bySeries.set(key, [...(bySeries.get(key) ?? []), event]);
  }
  return [...bySeries.values()];
}
