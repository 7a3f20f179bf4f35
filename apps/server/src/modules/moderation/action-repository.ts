import type { ActionKind, AppealOutcome, CaseKind } from '@skill-exchange/api-client/types';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ActionTable, ReportedContent } from '../../db/tables/moderation.ts';
import { rowCount } from '../../paging.ts';
import { firstContent } from './case-repository.ts';

export interface ActionRow {
  id: string;
  case_id: string;
  case_kind: CaseKind;
  member_id: string;
  moderator_id: string | null;
  moderator_name: string | null;
  moderator_image: string | null;
  kind: ActionKind;
  reason: string;
  created_at: Date;
  until: Date | null;
  reversed_at: Date | null;
  content: ReportedContent | null;
  appeal_text: string | null;
  appealed_at: Date | null;
  outcome: AppealOutcome | null;
  words: string | null;
  decided_at: Date | null;
}

/** Returns the decisions about a member, latest first. */
export async function findActionsOf(db: Kysely<Database>, memberId: string): Promise<ActionRow[]> {
  return await db
    .selectFrom('actions')
    .innerJoin('cases', 'cases.id', 'case_id')
    .leftJoin('appeals', 'appeals.action_id', 'actions.id')
    .leftJoin('members', 'members.id', 'moderator_id')
    .select(['actions.id', 'case_id', 'cases.kind as case_kind', 'actions.member_id', 'moderator_id'])
    .select(['members.name as moderator_name', 'members.image_hash as moderator_image'])
    .select(['actions.kind', 'reason', 'actions.created_at', 'until', 'reversed_at', firstContent.as('content')])
    .select(['appeals.text as appeal_text', 'appeals.created_at as appealed_at'])
    .select(['appeals.outcome', 'appeals.words', 'appeals.decided_at'])
    .where('actions.member_id', '=', memberId)
    .orderBy('actions.created_at', 'desc')
    .orderBy('actions.id')
    .limit(rowCount(1_000))
    .execute();
}

export async function insertAction(trx: Kysely<Database>, action: Insertable<ActionTable>): Promise<string> {
  return (await trx.insertInto('actions').values(action).returning('id').executeTakeFirstOrThrow()).id;
}

export async function markReversed(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('actions').set({ reversed_at: now }).where('id', '=', id).execute();
}

/** Returns when a decision with a consequence was made. */
export async function findOwnAction(db: Kysely<Database>, id: string, memberId: string) {
  return await db
    .selectFrom('actions')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kind', '<>', sql.lit('none'))
    .executeTakeFirst();
}

/** Stores the one appeal against a decision. Returns whether it was the first. */
export async function insertAppeal(
  trx: Kysely<Database>,
  appeal: { action_id: string; text: string; created_at: Date },
): Promise<boolean> {
  const stored = await trx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.column('action_id').doNothing())
    .returning('action_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns an appeal with everything its decision needs, locked until the transaction ends. */
export async function lockAppeal(trx: Kysely<Database>, actionId: string) {
  return await trx
    .selectFrom('appeals')
    .innerJoin('actions', 'actions.id', 'action_id')
    .innerJoin('cases', 'cases.id', 'case_id')
    .select(['action_id', 'decided_at', 'actions.member_id', 'moderator_id', 'actions.kind', 'actions.image_hash'])
    .select(['case_id', 'cases.kind as case_kind', 'target_id', 'opened_by'])
    .where('action_id', '=', actionId)
    .forUpdate('appeals')
    .executeTakeFirst();
}

export async function storeOutcome(
  trx: Kysely<Database>,
  actionId: string,
  decision: { decided_by: string; decided_at: Date; outcome: AppealOutcome; words: string },
): Promise<void> {
  await trx.updateTable('appeals').set(decision).where('action_id', '=', actionId).execute();
}
