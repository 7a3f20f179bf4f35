import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { managesEvent } from '../events/cohosts/cohost-repository.ts';
import { type LeftPlace, leaveEventsAhead } from '../events/registrations/leave-events-ahead.ts';
import { endsAt, isActiveAt } from '../sessions/status.ts';

/** A blocked member. */
export interface BlockedRow {
  id: string;
  seq: number;
  name: string;
  image_hash: string | null;
  created_at: Date;
}

/** Returns the members that a member has blocked, newest members first. */
export async function findBlocked(
  db: Kysely<Database>,
  blockerId: string,
  { before, rows }: { before: number | null; rows: number },
): Promise<BlockedRow[]> {
  let query = db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .select(['members.id', 'members.seq', 'members.name', 'members.image_hash', 'blocks.created_at'])
    .where('blocker_id', '=', blockerId)
    .orderBy('members.seq', 'desc');
  if (before !== null) query = query.where('members.seq', '<', before);
  return await query.limit(rowCount(rows)).execute();
}

/** Stores a block; repeating it is no error. */
export async function insertBlock(
  db: Kysely<Database>,
  blockerId: string,
  blockedId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a block. Returns whether it existed. */
export async function deleteBlock(db: Kysely<Database>, blockerId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Ends what two members have planned together: sessions, and places and requests in events that the other one hosts or
 * co-hosts.
 *
 * @returns Ids of the sessions that both had agreed to, and the places in events, also as a co-host.
 */
export async function partMembers(
  trx: Transaction<Database>,
  one: string,
  other: string,
  now: Date,
): Promise<{ sessions: string[]; places: LeftPlace[] }> {
  const pair = sql`${[one, other]}::uuid[]`;
  const { rows } = await sql<{ id: string; is_agreed: boolean }>`
    update sessions set cancelled_at = ${now}, ending = 'canceled'
    where user_one = any(${pair}) and user_two = any(${pair}) and ${isActiveAt(now)} and ${endsAt} > ${now}
    returning id, agreed_at is not null as is_agreed`.execute(trx);
  const members = [one, other];
  const places = await leaveEventsAhead(trx, { members, hosts: members, cohosts: members }, { now, until: null });
  return { sessions: rows.filter(({ is_agreed }) => is_agreed).map(({ id }) => id), places };
}

/**
 * Removes each of two members from the other's notifications, and those about events that the other one hosts or co-hosts, in
 * which they have no part any more; one of several swaps stays, for the others.
 */
export async function forgetActors(trx: Transaction<Database>, one: string, other: string): Promise<void> {
  for (const [reader, actor] of [
    [one, other],
    [other, one],
  ] as const) {
    await sql`
      delete from notifications where member_id = ${reader}::uuid and actors = array[${actor}::uuid]
        and not (kind = 'swapsFound' and jsonb_array_length(details -> 'keys') > 1)`.execute(trx);
    await sql`
      delete from notifications where member_id = ${reader}::uuid and starts_with(kind, 'event') and exists (
        select from events where id = (details ->> 'eventId')::uuid and ${managesEvent(actor)} and not ${managesEvent(reader)}
      )`.execute(trx);
    await sql`
      update notifications set actors = array_remove(actors, ${actor}::uuid), count = greatest(count - 1, 1)
      where member_id = ${reader}::uuid and ${actor}::uuid = any(actors)`.execute(trx);
  }
}
