import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** SQL condition on `event_registrations`: a host has removed the guest or marked them as missed, which outlasts the place. */
export const isKept = sql<boolean>`(came is false or removed_at is not null)`;

/** SQL assignments to such a registration that turn it into one without a place or a request. */
export const keptState = sql`state = case when removed_at is null then 'left' else 'removed' end,
  approved_at = null, declined_at = null, undo_until = null, waited = null, message = null`;

/** Ends a member's registration in this state; false without one. What hosts decided about the guest stays. */
export async function endRegistration(
  trx: Transaction<Database>,
  { eventId, memberId, state }: { eventId: string; memberId: string; state: 'pending' | 'approved' },
): Promise<boolean> {
  const key = { event_id: eventId, member_id: memberId };
  const row = await trx
    .selectFrom('event_registrations')
    .select(isKept.as('stays'))
    .where((eb) => eb.and({ ...key, state }))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  // A full disk rejects every update, so only what has to be kept is updated.
  await (row.stays
    ? sql`update event_registrations set ${keptState} where event_id = ${eventId} and member_id = ${memberId}`.execute(
        trx,
      )
    : trx
        .deleteFrom('event_registrations')
        .where((eb) => eb.and(key))
        .execute());
  return true;
}
