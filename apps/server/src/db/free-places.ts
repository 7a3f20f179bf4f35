import { sql } from 'kysely';

/**
 * Selects the number of places of a statement's `events` that are neither taken nor held at `now`.
 *
 * @param exceptFor a member whose own held place counts as free
 */
export function freePlaces(now: Date, exceptFor: string | null = null) {
  return sql<number>`(events.max_participants - events.participants_count - ${heldPlaces(now, exceptFor)})`;
}

/**
 * Selects the number of places of a statement's `events` that are held for members on the waitlist. Those of a canceled event
 * are held until it comes back.
 */
export function heldPlaces(now: Date, exceptFor: string | null = null) {
  return sql<number>`(
    select count(*)::int from event_waitlist
    where event_waitlist.event_id = events.id and offer_expires_at > least(${now}::timestamptz, events.cancelled_at)
      and member_id is distinct from ${exceptFor}::uuid
  )`;
}

interface Places {
  max_participants: number;
  participants_count: number;
  waitlist: { offers: readonly string[] };
}

/** Returns the number of free places of an event in memory. */
export function placesLeft({ max_participants, participants_count, waitlist }: Places, now: Date): number {
  const held = waitlist.offers.filter((end) => new Date(end) > now).length;
  return Math.max(0, max_participants - participants_count - held);
}
