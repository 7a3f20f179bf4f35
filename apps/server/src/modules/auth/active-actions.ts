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

/** SQL: when a member's restriction ends; null without one. */
export function limitOf(memberId: string, now: Date): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select until from actions where actions.member_id = ${memberId}::uuid and actions.kind = 'limit'
      and actions.reversed_at is null and actions.until > ${now} order by until desc limit 1)`;
}

/** Returns when a member's restriction ends; null without one. */
export async function findLimit(db: Kysely<Database>, memberId: string, now: Date): Promise<Date | null> {
  return (await db.selectNoFrom(limitOf(memberId, now).as('until')).executeTakeFirst())?.until ?? null;
}
