import { type RawBuilder, sql } from 'kysely';

/**
 * A condition of a statement: the viewer may find the member whose id is in the column. Two members of whom one has
 * blocked the other find nothing of each other, wherever that member would show: each statement that reads of members
 * for a viewer asks this. A member whom a moderator has suspended is found by none.
 *
 * @param viewerId null for a visitor
 */
export function isListed(viewerId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} not in (
    select blocked_id from blocks where blocker_id = ${viewerId}::uuid
    union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid
    union all select member_id from actions
      where kind = 'suspend' and reversed_at is null and (until is null or until > now())
  )`;
}
