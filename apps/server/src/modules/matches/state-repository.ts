import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Maximum number of saved and dismissed matches that are read. */
const maxStates = 1_000;

/** Returns the keys of matches that a member has saved or dismissed, latest first. */
export async function findStates(
  db: Kysely<Database>,
  memberId: string,
  state: 'saved' | 'dismissed',
): Promise<string[]> {
  const rows = await db
    .selectFrom('match_states')
    .select('key')
    .where('member_id', '=', memberId)
    .where('state', '=', state)
    .orderBy('at', 'desc')
    .limit(sql.lit(maxStates))
    .execute();
  return rows.map(({ key }) => key);
}

/** Saves or dismisses a match; null undoes both. */
export async function setState(
  db: Kysely<Database>,
  { memberId, key, state, now }: { memberId: string; key: string; state: 'saved' | 'dismissed' | null; now: Date },
): Promise<void> {
  if (state === null) {
    await db.deleteFrom('match_states').where('member_id', '=', memberId).where('key', '=', key).execute();
    return;
  }
  await db
    .insertInto('match_states')
    .values({ member_id: memberId, key, state, at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doUpdateSet({ state, at: now }))
    .execute();
}

/**
 * Returns the keys of a member's rings that are hidden as matches: open or agreed ones, and ones that somebody declined
 * after `declinedSince`.
 */
export async function findTakenRings(
  db: Kysely<Database>,
  memberId: string,
  { now, declinedSince }: { now: Date; declinedSince: Date },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select rings.key from ring_seats join rings on rings.id = ring_id
    where member_id = ${memberId}::uuid and ended_at is null and (agreed_at is not null or expires_at > ${now})
    union select key from ring_declines where member_id = ${memberId}::uuid and at > ${declinedSince}`.execute(db);
  return rows.map(({ key }) => key);
}
