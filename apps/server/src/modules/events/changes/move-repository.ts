import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { shortenOffers } from '../waitlist/offer-places.ts';
import { isFirstCome } from '../waitlist/offer-times.ts';

/**
 * Updates what depends on an event's start after a move: nobody has come to the new time yet, so marks of attendance and
 * the check-in code are cleared; offers end as if they were made now for the new start, and never later than before. An
 * offer of the last hour before the old start becomes a position on the waitlist again.
 */
export async function applyMove(
  trx: Transaction<Database>,
  { id, startsAt }: { id: string; startsAt: Date },
  now: Date,
): Promise<void> {
  const isFirstComeAgain = isFirstCome(startsAt, now);
  await sql`
    with code as (
      update events set check_in_code = null, earlier_check_in_code = null where id = ${id} and check_in_code is not null
    ), marks as (
      update event_registrations set came = null
      where event_id = ${id} and came is not null and (state <> 'left' or removed_at is not null)
    ), missed as (
      delete from event_registrations where event_id = ${id} and state = 'left' and removed_at is null
    )
    update event_waitlist set offered_at = null
    where event_id = ${id} and offered_at is not null and offer_expires_at is null and not ${isFirstComeAgain}`.execute(
    trx,
  );
  await shortenOffers(trx, { eventId: id, startsAt }, now);
}
