import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** SQL condition: the member is suspended at an instant. */
export function isSuspended(memberId: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from actions where actions.member_id = ${sql.ref(memberId)} and actions.kind = 'suspend'
      and actions.reversed_at is null and (actions.until is null or actions.until > ${now}))`;
}

/** SQL condition: the member may not contact or invite others at an instant. */
export function isLimited(memberId: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from actions where actions.member_id = ${sql.ref(memberId)} and actions.kind = 'limit'
      and actions.reversed_at is null and actions.until > ${now})`;
}

/** Returns when a member's restriction ends; null without one. */
export async function findLimit(db: Kysely<Database>, memberId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('actions')
    .select('until')
    .where('member_id', '=', memberId)
    .where('kind', '=', sql.lit('limit'))
    .where('reversed_at', 'is', null)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row?.until ?? null;
}
