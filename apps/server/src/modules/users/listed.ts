import { type RawBuilder, sql } from 'kysely';

// An array, which is built once per statement: for "not in" the planner estimates that half of all rows remain.
const blocksOf = (viewerId: string | null) => sql`
    select blocked_id from blocks where blocker_id = ${viewerId}::uuid
    union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid`;

/**
 * Creates a condition: neither the viewer nor the member whose id is in the column has blocked the other. For things
 * that two members share: messages, sessions, reviews.
 *
 * @param viewerId null for a visitor
 */
export function isUnblocked(viewerId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} <> all(array(${blocksOf(viewerId)}
  ))`;
}

/**
 * Creates a condition: unless the member whose id is in the column has blocked the viewer. Whoever blocks keeps what the
 * two wrote to each other, to read and report it.
 */
export function isUnblockedOrByViewer(viewerId: string, column: string): RawBuilder<boolean> {
  return sql<boolean>`(${isUnblocked(viewerId, column)}
    or ${sql.ref(column)} = any(array(select blocked_id from blocks where blocker_id = ${viewerId}::uuid)))`;
}

/**
 * Creates a condition: the viewer may find the member whose id is in the column. After a block, neither member finds
 * anything of the other; nobody finds a member who is suspended or leaving. Every statement that reads members for a
 * viewer needs this. Suspensions are counted in days, so the database's own clock is accurate enough.
 */
export function isListed(viewerId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} <> all(array(${blocksOf(viewerId)}
    union all select id from members where leaving_at is not null and erased_at is null
    union all select member_id from actions
      where kind = 'suspend' and reversed_at is null and (until is null or until > now())
  ))`;
}

/** Creates the same condition for a statement's `members`, which also excludes erased ones. */
export function isListedMember(viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(members.erased_at is null and ${isListed(viewerId, 'members.id')})`;
}

/**
 * Creates the same condition for a statement about one member: looks up the block instead of collecting all of them. A
 * visitor does not find a members-only profile.
 */
export function isListedOne(viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(members.erased_at is null and members.leaving_at is null
    and (${viewerId}::uuid is not null or not members.members_only)
    and not exists (select from blocks where blocker_id = ${viewerId}::uuid and blocked_id = members.id)
    and not exists (select from blocks where blocker_id = members.id and blocked_id = ${viewerId}::uuid)
    and not exists (select from actions where actions.member_id = members.id and actions.kind = 'suspend'
      and actions.reversed_at is null and (actions.until is null or actions.until > now())))`;
}

/**
 * Creates a condition: the member whose id is in the column appears in the viewer's lists, searches and suggestions. In
 * addition to `isListed`, it leaves out members who are away, and for visitors members-only profiles. Absences are counted
 * in days, so the database's own clock is accurate enough.
 */
export function isDiscoverable(viewerId: string | null, column: string): RawBuilder<boolean> {
  const isForMembers = viewerId === null ? sql`union all select id from members where members_only` : sql``;
  return sql<boolean>`(${isListed(viewerId, column)} and (${sql.ref(column)} = ${viewerId}::uuid
    or ${sql.ref(column)} <> all(array(
      select id from members where away_until >= (now() at time zone 'UTC')::date ${isForMembers}
    ))))`;
}
