import { type RawBuilder, sql } from 'kysely';
import { isListed } from '../users/listed.ts';

/** Creates a condition on `events`: a member whom the viewer can find hosts the event or takes part in it. */
export function involvesMember(memberId: string, viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from members as other where other.id = ${memberId}::uuid and ${isListed(viewerId, 'other.id')}
      and (events.host_id = other.id or exists (
        select from event_registrations as shared
        where shared.event_id = events.id and shared.member_id = other.id and shared.state = 'approved'
      ))
  )`;
}
