import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Notify } from '../../notifications/notify.ts';
import { leaveEventsAhead } from '../registrations/leave-events-ahead.ts';
import { memberIdsOf } from '../registrations/registration-repository.ts';
import { groupByRecipients, idsOf, type SeriesDate, severalOf } from '../series/series.ts';
import { memberIdsWaiting } from '../waitlist/waitlist-repository.ts';
import { findCohostIds } from './cohost-repository.ts';
import * as handovers from './handover-repository.ts';

type Dated = Pick<SeriesDate, 'id' | 'title' | 'start_time'>;

interface NewHost extends handovers.Handover {
  staysAsCohost: boolean;
  /** Locked dates that are canceled and may be restored: nobody is notified of these. */
  canceled?: readonly Dated[];
}

/**
 * Makes a co-host the host of locked events, and notifies everybody in them. For members who are blocked from the new host the
 * event is canceled, since they cannot find it any more.
 */
export async function giveTo(
  trx: Transaction<Database>,
  notify: Notify,
  dates: readonly Dated[],
  { from, to, staysAsCohost, canceled = [] }: NewHost,
  now: Date,
): Promise<void> {
  const ids = idsOf(dates);
  await handovers.changeHost(trx, [...ids, ...idsOf(canceled)], { from, to, staysAsCohost }, now);
  const blocked = await handovers.findBlockedFrom(trx, [...ids, ...idsOf(canceled)], to);
  const members = [...new Set(blocked.map(({ member_id }) => member_id))];
  if (members.length > 0) await leaveEventsAhead(trx, { members, hosts: [to] }, { now, until: null });
  const told = [];
  for (const date of dates) {
    const people = await Promise.all([
      memberIdsOf(trx, date.id, ['approved', 'pending']),
      memberIdsWaiting(trx, date.id),
      findCohostIds(trx, date.id),
    ]);
    told.push({ ...date, to: people.flat().filter((id) => id !== from) });
  }
  for (const { to: readers, dates: theirs, ...first } of groupByRecipients(told)) {
    // The ids of even a single date, since the subject is another than that of changes of the event.
    const details = { ...detailsOf(first, theirs), eventIds: idsOf(theirs), change: 'host' };
    await notify({ kind: 'eventChanged', subject: `${first.id} host`, to: readers, actor: to, details });
  }
  const off = dates.map((date) => ({
    ...date,
    to: blocked.filter(({ event_id }) => event_id === date.id).map(({ member_id }) => member_id),
  }));
  for (const { to: readers, dates: theirs, ...first } of groupByRecipients(off))
    await notify({
      kind: 'eventCanceled',
      subject: first.id,
      to: readers,
      actor: from,
      details: detailsOf(first, theirs),
    });
}

export function detailsOf({ id, title, start_time }: Dated, dates: readonly Dated[]) {
  return { eventId: id, title, startsAt: start_time.toISOString(), ...severalOf(dates) };
}

/**
 * Hands the events of a host who leaves the community, or is suspended for good, to their co-hosts, and notifies them. What
 * has no co-host stays. The caller has locked them with `lockWithHeirs`.
 */
export async function leaveToCohosts(
  trx: Transaction<Database>,
  notify: Notify,
  memberId: string,
  now: Date,
): Promise<void> {
  const inherited = await handovers.lockInherited(trx, memberId, now);
  for (const heir of new Set(inherited.map((event) => event.heir))) {
    const [first, ...more] = inherited
      .filter((event) => event.heir === heir)
      .sort((one, other) => one.start_time.getTime() - other.start_time.getTime());
    if (first === undefined) continue;
    await giveTo(trx, notify, [first, ...more], { from: memberId, to: heir, staysAsCohost: false }, now);
    const details = { ...detailsOf(first, [first, ...more]), change: 'inherited' };
    await notify({ kind: 'eventCohostChanged', subject: `${first.id} ${heir}`, to: [heir], actor: null, details });
  }
}
