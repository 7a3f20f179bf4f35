import { type RawBuilder, sql } from 'kysely';

// As an array, which is gathered once a statement: of "not in" the planner believes that it takes half of all rows.
const blocksOf = (viewerId: string | null) => sql`
    select blocked_id from blocks where blocker_id = ${viewerId}::uuid
    union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid`;

/**
 * A condition of a statement: neither the viewer nor the member whose id is in the column has blocked the other. It is
 * for what two members have of each other: messages, sessions, reviews.
 *
 * @param viewerId null for a visitor
 */
export function isUnblocked(viewerId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} <> all(array(${blocksOf(viewerId)}
  ))`;
}

/**
 * A condition of a statement: the viewer may find the member whose id is in the column. Two members of whom one has
 * blocked the other find nothing of each other, and a member who leaves or is suspended is found by none: each statement
 * that reads of members for a viewer asks this. Suspensions are by days: the database's own clock is near enough.
 */
export function isListed(viewerId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} <> all(array(${blocksOf(viewerId)}
    union all select id from members where leaving_at is not null and erased_at is null
    union all select member_id from actions
      where kind = 'suspend' and reversed_at is null and (until is null or until > now())
  ))`;
}

/** The same for a statement's `members`, some of whom are erased. */
export function isListedMember(viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(members.erased_at is null and ${isListed(viewerId, 'members.id')})`;
}

/** The same for a statement about one of the `members`: it is looked up, where a list gathers who is left out. */
export function isListedOne(viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(members.erased_at is null and members.leaving_at is null
    and not exists (select from blocks where blocker_id = ${viewerId}::uuid and blocked_id = members.id)
    and not exists (select from blocks where blocker_id = members.id and blocked_id = ${viewerId}::uuid)
    and not exists (select from actions where actions.member_id = members.id and actions.kind = 'suspend'
      and actions.reversed_at is null and (actions.until is null or actions.until > now())))`;
}
