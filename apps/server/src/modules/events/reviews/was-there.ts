import { type RawBuilder, sql } from 'kysely';

/**
 * Creates a condition on `events`: the member was there. Where nobody is known to have come, that is whoever had a place at the
 * start and was not marked as missed. Removing a guest after the start does not undo it.
 */
export function wasThere(memberId: string | null): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from event_registrations as guest
    where guest.event_id = events.id and guest.member_id = ${memberId}::uuid and (
      guest.came
      or guest.came is null and case guest.state
          when 'approved' then guest.approved_at <= events.start_time
          when 'removed' then guest.requested_at <= events.start_time and guest.removed_at >= events.start_time
          else false
        end
        and not exists (select from event_registrations as one where one.event_id = events.id and one.came)
    )
  )`;
}
