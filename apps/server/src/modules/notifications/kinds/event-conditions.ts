import { sql } from 'kysely';
import type { Situation } from './situation.ts';

/** The event is not canceled and has not ended. */
export function isAhead({ event, now }: Pick<Situation, 'event' | 'now'>): boolean {
  return event?.is_on === true && event.end_time > now;
}

/** The member hosts or attends the event, and it has not ended. */
export function takesPart(situation: Situation): boolean {
  const standing = situation.event?.standing;
  return isAhead(situation) && (standing === 'host' || standing === 'approved');
}

/** The member hosts or attends the event, has asked to join it or waits for a place, and it has not ended. */
export function isInvolved(situation: Situation): boolean {
  return isAhead(situation) && (situation.event?.standing !== null || situation.event.is_waiting);
}

/** The member neither hosts the event nor attends it, and has no pending request. */
export function hasNoPart({ event }: Situation): boolean {
  return event?.standing == null;
}

/** The actors have no place in the event: whoever left may have come back since. */
export async function haveLeft({ db, actors, details }: Situation): Promise<boolean> {
  const back = await db
    .selectFrom('event_registrations')
    .select('member_id')
    .where('event_id', '=', details.eventId ?? null)
    .where('member_id', '=', sql<string>`any(${actors}::uuid[])`)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return back === undefined;
}
