import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isSuspended } from '../auth/active-actions.ts';

/** The minimum time between two notifications about others' changes, in milliseconds. */
export const restMs = 24 * 3_600_000;

/** Maximum number of members with a due notification per query. */
const maxAtOnce = 100;

/** A match that a member has not been notified of. */
export interface Alert {
  memberId: string;
  key: string;
}

/** Stores the matches of a notification. Returns the keys that are new to the member. */
export async function storeTold(
  trx: Kysely<Database>,
  memberId: string,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    insert into match_alerts as known (member_id, key, found_at, told_at)
    select ${memberId}::uuid, key, ${now}::timestamptz, ${now}::timestamptz from unnest(${keys}::text[]) as key
    on conflict (member_id, key) do update set told_at = excluded.told_at where known.told_at is null
    returning key`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Queues matches for the daily notifications of their members, except those already sent. */
export async function storeWaiting(trx: Kysely<Database>, alerts: readonly Alert[], now: Date): Promise<void> {
  if (alerts.length === 0) return;
  const members = alerts.map(({ memberId }) => memberId);
  const keys = alerts.map(({ key }) => key);
  // Sorted, so that two jobs with the same members cannot deadlock.
  await sql`
    with added as (
      insert into match_alerts (member_id, key, found_at)
      select member_id, key, ${now}::timestamptz
      from unnest(${members}::uuid[], ${keys}::text[]) as alert (member_id, key) order by member_id
      on conflict do nothing returning member_id
    )
    insert into match_alert_times as known (member_id, due_at)
    select distinct member_id, ${now}::timestamptz from added order by member_id
    on conflict (member_id) do update
      set due_at = coalesce(known.due_at, greatest(excluded.due_at, known.told_at + ${restMs} * interval '1 ms'))`.execute(
    trx,
  );
}

/** Returns members whose daily notification is due and who may receive one, by id. */
export async function findDueMembers(db: Kysely<Database>, after: string | null, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from match_alert_times join members on members.id = member_id
    where due_at <= ${now} and (${after}::uuid is null or member_id > ${after}::uuid)
      and erased_at is null and leaving_at is null and not ${isSuspended('members.id', now)}
    order by member_id limit ${rowCount(maxAtOnce)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the keys of queued matches of a member, latest first. */
export async function findWaiting(db: Kysely<Database>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('match_alerts')
    .select('key')
    .where('member_id', '=', memberId)
    .where('told_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Starts a member's next 24 hours. Returns false if another job did. */
export async function claimDue(
  trx: Kysely<Database>,
  memberId: string,
  now: Date,
  { isTold }: { isTold: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_alert_times')
    .set({ due_at: null, ...(isTold && { told_at: now }) })
    .where('member_id', '=', memberId)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes queued matches without notifying the member. */
export async function deleteWaiting(trx: Kysely<Database>, memberId: string, keys: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('match_alerts')
    .where('member_id', '=', memberId)
    .where('told_at', 'is', null)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** Postpones matches that were queued during the check to the next daily notification. */
export async function postponeRest(trx: Kysely<Database>, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('match_alert_times')
    .set({ due_at: new Date(now.getTime() + restMs) })
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('match_alerts').select('key').where('member_id', '=', memberId).where('told_at', 'is', null),
      ),
    )
    .execute();
}

/** Deletes alerts of matches found before this instant. */
export async function deleteAlertsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('match_alerts').where('found_at', '<', before).execute();
}
