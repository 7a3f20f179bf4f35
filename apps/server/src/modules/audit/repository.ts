import type { AuditEntry } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

export interface NewAuditRow {
  at: Date;
  /** Null for the operator's commands and settings. */
  actorId: string | null;
  what: AuditEntry['what'];
  targetId: string;
  details: Record<string, string>;
}

/** Logs an action in its transaction. */
export async function insertAudit(trx: Kysely<Database>, { at, actorId, what, targetId, details }: NewAuditRow) {
  const row = { at, actor_id: actorId, what, target_id: targetId, details: JSON.stringify(details) };
  await trx.insertInto('audit').values(row).execute();
}

/** Logs an action only the first time that the actor does it to the target. */
export async function insertAuditOnce(db: Kysely<Database>, entry: NewAuditRow & { actorId: string }): Promise<void> {
  const { at, actorId, what, targetId, details } = entry;
  await sql`insert into audit (at, actor_id, what, target_id, details)
    select ${at}, ${actorId}::uuid, ${what}, ${targetId}::uuid, ${JSON.stringify(details)}::jsonb
    where not exists (
      select from audit where actor_id = ${actorId}::uuid and what = ${what} and target_id = ${targetId}::uuid
    )`.execute(db);
}

export interface AuditRow {
  id: number;
  at: Date;
  what: AuditEntry['what'];
  target_id: string;
  details: Record<string, string>;
  actor_id: string | null;
  actor_name: string | null;
  actor_image: string | null;
  /** The member whose case or role it is; null once the account's cases are gone. */
  about_id: string | null;
  /** The reason of a case that a moderator has opened; null for other entries, and once it is gone. */
  opening_reason: string | null;
}

/** Returns the log, latest first. */
export async function findAudit(db: Kysely<Database>, before: number | null, rows: number): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit')
    .leftJoin('members', 'members.id', 'actor_id')
    // A target is a case, a decision, or the member whose role changed.
    .leftJoin('cases', 'cases.id', 'audit.target_id')
    .leftJoin('actions', 'actions.id', 'audit.target_id')
    .leftJoin('members as targets', 'targets.id', 'audit.target_id')
    .select(({ fn }) => fn.coalesce('cases.member_id', 'actions.member_id', 'targets.id').as('about_id'))
    .select(sql<string | null>`case what when 'case.opened' then cases.opening_reason end`.as('opening_reason'))
    .select(['audit.id', 'at', 'what', 'audit.target_id', 'details', 'actor_id'])
    .select(['members.name as actor_name', 'members.image_hash as actor_image'])
    .orderBy('audit.id', 'desc');
  if (before !== null) query = query.where('audit.id', '<', before);
  return await query.limit(rowCount(rows)).execute();
}
